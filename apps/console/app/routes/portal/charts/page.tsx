import { Pager, unlistedMeta, useFigures } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, PageToast, TabLinks, TextField } from '@gazetteer/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import type { Route } from './+types/page';
import { changeChart, type ChartChange } from './change-chart.server.ts';
import { ChartItem } from './chart-item.tsx';
import styles from './charts.module.css';
import { states } from './chart-states.ts';
import { type ChartList, loadCharts } from './load-charts.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('moderation.title');
  return { title, ...(await loadCharts(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changeChart(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What visitors have drawn for others: editors approve it, hide what should not be shown, and give it back. */
export default function ChartsPage({ loaderData }: Route.ComponentProps) {
  const { charts, query, pages, calls } = loaderData;
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ChangeToast answer={answer} />
      <div className="console-head">
        <h1>{t('moderation.title')}</h1>
      </div>
      <p className="console-note">{t('moderation.about')}</p>
      <ChartFilters list={loaderData} />
      {charts.length === 0 ? <NothingFits query={query} /> : null}
      <ul className={styles.list}>
        {charts.map((chart) => (
          <ChartItem key={chart.id} chart={chart} answer={answer} />
        ))}
      </ul>
      <Pager
        label={t('moderation.title')}
        page={query.page}
        last={pages}
        pathOf={(page) => addressOf({ ...query, page })}
        isByTime
      />
      <ApiCalls calls={calls} />
    </>
  );
}

/** The address of the list with what is looked for. */
function addressOf({ state, search, page }: ChartList['query']): string {
  const query = new URLSearchParams({
    ...(state === 'new' ? {} : { state }),
    ...(search === '' ? {} : { search }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/console/charts?${query.toString()}`;
}

/** The states, and words. */
function ChartFilters({ list: { query, total } }: { list: ChartList }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { state, search } = query;
  return (
    <>
      <TabLinks
        className="console-states"
        label={t('moderation.states')}
        tabs={states.map((one) => ({
          text: t(`moderation.state.${one}`),
          to: addressOf({ state: one, search, page: 1 }),
          isCurrent: one === state,
          count: one === state ? figures.number(total) : undefined,
        }))}
      />
      <div className="console-filters">
        <Form role="search" className="console-search" key={addressOf(query)}>
          <input type="hidden" name="state" value={state} />
          <TextField
            type="search"
            name="search"
            label={t('moderation.search')}
            defaultValue={search}
            maxLength={200}
          />
          <Button type="submit">{t('moderation.find')}</Button>
        </Form>
      </div>
    </>
  );
}

function NothingFits({ query: { state, search } }: Pick<ChartList, 'query'>) {
  const { t } = useTranslation();
  if (search !== '') return <p>{t('moderation.noneFits')}</p>;
  return <EmptyState title={t(`moderation.none.${state}`)} text={t(`moderation.none.${state}Text`)} />;
}

/** What became of a change; a chart that somebody else has hidden or deleted is no longer there. */
function ChangeToast({ answer }: { answer: ChartChange | undefined }) {
  const { t } = useTranslation();
  const message = answer && {
    text: answer.result.ok
      ? t(`moderation.done.${answer.act}`, { title: answer.title })
      : refusalOf(t, answer, answer.result.status),
    kind: answer.result.ok ? ('plain' as const) : ('error' as const),
  };
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}

function refusalOf(t: TFunction, { act, title, reason }: ChartChange, status: number): string {
  if (status === 403) return t('moderation.gone', { title });
  if (status === 409) return t('moderation.changed', { title });
  return act === 'hide' && reason === '' ? t('moderation.needsReason') : t('parts.refused');
}
