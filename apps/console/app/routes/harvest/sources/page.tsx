import { Pager, unlistedMeta, useFigures, useMoments } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ButtonLink, PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { RunMark } from '../../../harvest/run-mark.tsx';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { ListRow, RowList } from '../../../parts/row-list.tsx';
import type { Route } from './+types/page';
import { type ListedSource, loadSources } from './load-sources.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('menu.data.sources');
  return { title, list: await loadSources(loading) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The sources that fill the organisations of whoever looks, with how the last run of each ended and when the next is due. */
export default function SourcesPage({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { sources, page, pages, calls } = list;
  const deleted = search.get('done') === 'deleted' ? t('harvest.done.deleted') : undefined;
  return (
    <>
      <PageToast
        message={deleted === undefined ? undefined : { text: deleted, kind: 'plain' }}
        occasion={deleted}
        closeLabel={t('session.close')}
      />
      <div className="console-head">
        <h1>{t('menu.data.sources')}</h1>
        {sources.length > 0 ? <NewSource /> : null}
      </div>
      <p className="console-note">{t('harvest.about')}</p>
      {sources.length === 0 ? (
        <EmptyState title={t('harvest.nothing.title')} text={t('harvest.nothing.text')}>
          <NewSource />
        </EmptyState>
      ) : (
        <RowList>
          {sources.map((source) => (
            <Row key={source.id} source={source} />
          ))}
        </RowList>
      )}
      <Pager
        label={t('menu.data.sources')}
        page={page}
        last={pages}
        pathOf={(number) => `/console/harvest?page=${number}`}
      />
      <ApiCalls calls={calls} keyNote={t('data.call.key')} />
    </>
  );
}

function NewSource() {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/console/harvest/new" look="primary">
      {t('harvest.new.title')}
    </ButtonLink>
  );
}

function Row({ source }: { source: ListedSource }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { id, title, organization, datasets, last_run: run } = source;
  return (
    <ListRow
      what={
        <>
          <Link to={`/console/harvest/${id}`}>
            <bdi>{title}</bdi>
          </Link>
          <small>
            {organization?.title ?? t('harvest.organizationGone')}
            {' · '}
            {t('harvest.datasets', { count: datasets, number: figures.number(datasets) })}
          </small>
        </>
      }
      mark={run ? <RunMark run={run} /> : <span className="console-note">{t('harvest.state.never')}</span>}
      when={<NextRun source={source} />}
    />
  );
}

function NextRun({ source }: { source: ListedSource }) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { paused, next_run_at: next, last_run: run } = source;
  if (run?.finished_at === null) return t('harvest.underWay');
  if (paused) return t('harvest.paused');
  return next === null ? t('harvest.schedule.manual') : t('harvest.next', { time: moment(next) });
}
