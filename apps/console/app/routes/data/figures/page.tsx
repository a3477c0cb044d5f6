import { Pager, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, SelectField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { CountedNote } from '../../../datasets/counted-note.tsx';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { CountTable } from '../../../parts/count-table.tsx';
import type { Route } from './+types/page';
import { EmptySearches } from './empty-searches.tsx';
import styles from './figures.module.css';
import { loadFigures, type OrganizationFigures } from './load-figures.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('menu.data.figures');
  return { title, figures: await loadFigures(loading) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** How much the datasets of an organisation are used, and what visitors did not find. */
export default function FiguresPage({ loaderData: { figures } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { organizations, organization, page, pages, datasets, since, inVain, calls } = figures;
  return (
    <>
      <div className="console-head">
        <h1>{t('menu.data.figures')}</h1>
      </div>
      <p className="console-note">{t('data.figures.about')}</p>
      {organizations.length > 1 ? (
        <Form className={styles.choice} key={organization}>
          <SelectField label={t('data.organization')} name="organization" defaultValue={organization}>
            {organizations.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </SelectField>
          <Button type="submit">{t('data.figures.show')}</Button>
        </Form>
      ) : null}
      {datasets.length > 0 ? (
        <DatasetsTable datasets={datasets} />
      ) : (
        <EmptyState title={t('data.nothing.title')} text={t('data.figures.nothing')} />
      )}
      <Pager
        label={t('menu.data.figures')}
        page={page}
        last={pages}
        pathOf={(number) => `/console/figures?organization=${organization}&page=${number}`}
      />
      <CountedNote since={since} />
      <EmptySearches {...inVain} />
      <ApiCalls calls={calls} keyNote={t('data.call.key')} />
    </>
  );
}

const kinds = ['view', 'download', 'api_call', 'chart'] as const;

function DatasetsTable({ datasets }: Pick<OrganizationFigures, 'datasets'>) {
  const { t } = useTranslation();
  return (
    <CountTable
      label={t('menu.data.figures')}
      head={t('data.figures.dataset')}
      kinds={kinds.map((id) => ({ id, name: t(`data.figures.${id}`) }))}
      rows={datasets.map(({ id, name, title, ...counts }) => ({
        id,
        name: (
          <Link to={`/console/data/${name}`} className={styles.name}>
            {title || name}
          </Link>
        ),
        counts,
      }))}
    />
  );
}
