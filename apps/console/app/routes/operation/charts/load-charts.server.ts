import type { RouterContextProvider } from 'react-router';
import { describePortalCall, portalClient, readPortal } from '../../../portal-calls/portal-client.server.ts';

const PAGE_SIZE = 20;
const FURTHEST_PAGE = 5_000;
const fields = 'id,visID,title,notes,visibility,maker,hidden,hiddenReason,created,packageID';

/** One page of the charts that everybody sees, or of those that were hidden, the newest first. */
export async function loadCharts(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}) {
  const { searchParams } = asking.url;
  const isHidden = searchParams.get('state') === 'hidden';
  const search = (searchParams.get('search') ?? '').trim().slice(0, 200);
  const number = Number(searchParams.get('page') ?? 1);
  const page = Number.isInteger(number) && number > 0 ? Math.min(number, FURTHEST_PAGE) : 1;
  const wanted = {
    limit: String(PAGE_SIZE),
    page: String(page),
    fields,
    meta: 'filter_count',
    ...(isHidden ? { hidden: 'true' as const } : {}),
    ...(search === '' ? {} : { search }),
  };
  const { data: answer } = await readPortal(asking, portalClient(asking).listPublicSavedCharts(wanted));
  // It is text only where a file was asked for.
  if (typeof answer === 'string') throw new TypeError('The list of charts came as a file');
  const charts = answer.data.map(({ id, visID, title, notes, maker, hiddenReason, created }) => ({
    id: id ?? '',
    visID: visID ?? '',
    title: title ?? '',
    notes: notes ?? '',
    maker: maker?.name ?? '',
    isOfPortal: maker === null,
    reason: hiddenReason ?? '',
    created: created ?? '',
  }));
  const total = answer.meta?.filter_count ?? charts.length;
  return {
    query: { isHidden, search, page },
    charts,
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    calls: [
      describePortalCall(asking, 'listPublicSavedCharts', wanted),
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
