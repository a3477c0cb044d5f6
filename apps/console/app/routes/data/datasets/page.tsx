import { Pager, unlistedMeta, useFigures } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ButtonLink } from '@gazetteer/ui';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import type { Route } from './+types/page';
import { deskAddress } from './desk-address.ts';
import { DeskFilters } from './desk-filters.tsx';
import { DeskTable } from './desk-table.tsx';
import styles from './datasets.module.css';
import { type Desk, loadDesk } from './load-desk.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('data.title');
  return { title, ...(await loadDesk(loading)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The datasets of one's organisations, and what becomes of each; first those that wait for one's look. */
export default function DeskPage({ loaderData: desk }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { query, datasets, organizations, pages, calls } = desk;
  return (
    <>
      <div className="console-head">
        <h1>{t('data.title')}</h1>
        {organizations.length > 0 ? <NewDataset /> : null}
      </div>
      <p className="console-note">{t('data.about')}</p>
      <Waiting count={desk.tasks} />
      <DeskFilters desk={desk} />
      {datasets.length > 0 ? <DeskTable datasets={datasets} /> : <Nothing desk={desk} />}
      <Pager
        label={t('data.title')}
        isByTime
        page={query.page}
        last={pages}
        pathOf={(page) => deskAddress({ ...query, page })}
      />
      <ApiCalls calls={calls} keyNote={t('data.call.key')} />
    </>
  );
}

/** How many tasks wait, and the way to them; nothing where none does. */
function Waiting({ count }: { count: number }) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (count === 0) return null;
  return (
    <p className={styles.waiting}>
      <Link to="/console/tasks">{t('data.tasks.waiting', { count, figure: figures.number(count) })}</Link>
    </p>
  );
}

function NewDataset() {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/console/data/new" look="primary" icon={<IconPlus stroke={1.8} aria-hidden="true" />}>
      {t('data.new.title')}
    </ButtonLink>
  );
}

function Nothing({ desk: { query, organizations } }: { desk: Desk }) {
  const { t } = useTranslation();
  if (query.standing || query.search !== '' || query.organization !== '' || query.page > 1) {
    return (
      <EmptyState title={t('data.nothingFits.title')} text={t('data.nothingFits.text')}>
        <ButtonLink to="/console/data">{t('data.all')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('data.nothing.title')} text={t('data.nothing.text')}>
      {organizations.length > 0 ? <NewDataset /> : null}
    </EmptyState>
  );
}
