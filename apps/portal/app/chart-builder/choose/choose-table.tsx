import { buttonClass, Button } from '@gazetteer/ui';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { galleryPath } from '../../charts/gallery/gallery-address.ts';
import { resourcePath } from '../../datasets/dataset-facts.ts';
import type { ChosenTable } from '../../merge/load-merge.server.ts';
import { useLeftOutText } from '../../merge/use-left-out-text.ts';
import { useTableFacts } from '../../merge/use-table-facts.ts';
import type { BuilderStart } from '../model/builder-start.ts';
import { useChannelWords } from '../model/channel-words.ts';
import { useBuilderActions } from '../model/use-builder.ts';
import { DraftList } from './draft-list.tsx';

/** What to draw: a search for a table, the tables it finds, drafts, or a file of one's own. */
export default function ChooseTable({ start }: { start: BuilderStart }) {
  const { t } = useTranslation();
  const { openDialog } = useBuilderActions();
  const words = useChannelWords();
  const { mark, offered, text, missing, personId } = start;
  return (
    <div className="page choose">
      <h1>
        {mark
          ? t('visualise.builder.choose.titleOf', { mark: words.mark(mark) })
          : t('visualise.builder.choose.title')}
      </h1>
      {missing ? (
        <p className="canvas-notice" role="alert">
          {t('visualise.builder.choose.missing', { name: missing })}
        </p>
      ) : null}
      <DraftList personId={personId} />
      <div className="choose-ways">
        <Form action="/visualise" method="get" className="choose-search" role="search">
          {mark ? <input type="hidden" name="chart_type" value={mark} /> : null}
          <label htmlFor="choose-search">{t('visualise.builder.choose.label')}</label>
          <input
            id="choose-search"
            className="builder-input"
            type="search"
            name="sq"
            defaultValue={text}
            key={text}
          />
          <button type="submit" className={buttonClass('plain')}>
            {t('visualise.builder.choose.find')}
          </button>
        </Form>
        <div className="choose-own">
          <p>{t('visualise.builder.choose.ownText')}</p>
          <Button
            icon={<IconUpload size={20} stroke={1.6} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => openDialog('own-data')}
          >
            {t('visualise.builder.add.own-data')}
          </Button>
        </div>
      </div>
      <p className="choose-gallery">
        <Link to={galleryPath()}>{t('gallery.see')}</Link>
      </p>
      {offered ? <Offers {...offered} mark={mark} /> : null}
    </div>
  );
}

type OffersProps = NonNullable<BuilderStart['offered']> & Pick<BuilderStart, 'mark'>;

/** The tables that were found, and what is left out of them. */
function Offers({ tables, unfit, datasets, mark }: OffersProps) {
  const { t } = useTranslation();
  const words = useChannelWords();
  const leftOut = useLeftOutText(datasets);
  return (
    <>
      {tables.length === 0 ? (
        <p className="choose-none">
          {t('visualise.builder.choose.none')}{' '}
          <Link to={addressOf({ mark })}>{t('visualise.builder.choose.all')}</Link>
        </p>
      ) : (
        <ul className="choose-list">
          {tables.map((table) => (
            <Offer key={table.resource.id} {...table} mark={mark} />
          ))}
        </ul>
      )}
      {mark && unfit > 0 ? (
        <p className="choose-none">
          {t('visualise.builder.choose.unfit', { count: unfit, mark: words.mark(mark) })}{' '}
          <Link to={addressOf({ mark: undefined })}>{t('visualise.builder.choose.all')}</Link>
        </p>
      ) : null}
      {leftOut ? <p className="choose-none">{leftOut}</p> : null}
    </>
  );
}

function Offer({ dataset, resource, mark }: ChosenTable & Pick<BuilderStart, 'mark'>) {
  const { t } = useTranslation();
  const { title, facts } = useTableFacts({ dataset, resource });
  return (
    <li>
      <Link className="choose-offer" to={addressOf({ mark, table: resource.sku || resource.id })}>
        {title}
      </Link>
      <p className="choose-facts">{facts}</p>
      <Link className="choose-look" to={resourcePath(dataset, resource)}>
        {t('visualise.builder.choose.look')}
        <span className="visually-hidden">: {title}</span>
      </Link>
    </li>
  );
}

function addressOf({ mark, table }: { mark: BuilderStart['mark']; table?: string }): string {
  const query = new URLSearchParams({
    ...(table && { dataset_id: table }),
    ...(mark && { chart_type: mark }),
  });
  return query.size > 0 ? `/visualise?${query}` : '/visualise';
}
