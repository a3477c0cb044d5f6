import type { RouterContextProvider } from 'react-router';
import { describePortalCall, portalClient } from '../../../portal-calls/portal-client.server.ts';
import { readPageNumber } from '../../../parts/page-number.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { states } from './chart-states.ts';

const PAGE_SIZE = 20;
const FURTHEST_PAGE = 5_000;
const fields =
  'id,visID,title,notes,visibility,maker,approved,hidden,hiddenReason,reportCount,reports,created,updated,packageID';

/** One page of the charts in a state, the newest first. */
export async function loadCharts(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}) {
  const { searchParams } = asking.url;
  const state = states.find((one) => one === searchParams.get('state')) ?? 'new';
  const search = (searchParams.get('search') ?? '').trim().slice(0, 200);
  const page = readPageNumber(searchParams.get('page'), FURTHEST_PAGE);
  const wanted = {
    limit: String(PAGE_SIZE),
    page: String(page),
    fields,
    meta: 'filter_count',
    state,
    ...(search === '' ? {} : { search }),
  };
  const { data: answer } = await readForPage(asking, portalClient(asking).listPublicSavedCharts(wanted));
  // It is text only where a file was asked for.
  if (typeof answer === 'string') throw new TypeError('The list of charts came as a file');
  const charts = answer.data.map((chart) => ({
    id: chart.id ?? '',
    visID: chart.visID ?? '',
    title: chart.title ?? '',
    notes: chart.notes ?? '',
    maker: chart.maker?.name ?? '',
    isOfPortal: chart.maker === null,
    // Charts shared by link are listed nowhere, and wait for nothing.
    isWaiting: chart.visibility === 'public' && chart.approved !== true,
    isHidden: chart.hidden === true,
    dataset: chart.packageID ?? undefined,
    reason: chart.hiddenReason ?? '',
    reportCount: chart.reportCount ?? 0,
    reports: chart.reports ?? [],
    created: chart.created ?? '',
    updated: chart.updated ?? '',
  }));
  const total = answer.meta?.filter_count ?? charts.length;
  return {
    query: { state, search, page },
    charts,
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    calls: [
      describePortalCall(asking, 'listPublicSavedCharts', wanted),
      describePortalCall(asking, 'approveSavedChart', { id: charts[0]?.id ?? 'ID' }),
      describePortalCall(asking, 'takeDownSavedChart', {
        id: charts[0]?.id ?? 'ID',
        reason: 'An advertisement',
      }),
      describePortalCall(asking, 'putBackSavedChart', { id: charts[0]?.id ?? 'ID' }),
    ],
  };
}

export type ChartList = Awaited<ReturnType<typeof loadCharts>>;
export type WatchedChart = ChartList['charts'][number];
