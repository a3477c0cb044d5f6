import { fetchAs, reportError, type SiteContext } from '@gazetteer/site/server';
import type { SavedRecord } from '../../../charts/saved-record.ts';

/** A saved chart as lists show it: as a picture with a few words. */
export type ListedChart = Pick<
  SavedRecord,
  'id' | 'visID' | 'title' | 'visibility' | 'updated' | 'listed' | 'hidden' | 'hiddenReason'
>;

/** One page of charts; `last` is the number of the last one. */
export interface ChartPage {
  charts: readonly ListedChart[];
  count: number;
  page: number;
  last: number;
}

const pageSize = 24;
const fields = 'id,visID,title,visibility,updated,listed,hidden,hiddenReason';

type Portal = Pick<SiteContext, 'fetch' | 'publicUrl' | 'locale'>;

/** The charts of the person who sent `request`, those changed last first; undefined where they cannot be had. */
export async function loadCharts(
  services: Portal,
  request: Request,
  wanted: number,
): Promise<ChartPage | undefined> {
  try {
    const found = await listCharts(services, request, wanted);
    // The last chart of a page may have been deleted: then the page before is the last one.
    return found.page > found.last ? await listCharts(services, request, found.last) : found;
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

async function listCharts(services: Portal, request: Request, page: number): Promise<ChartPage> {
  const query = new URLSearchParams({
    fields,
    sort: '-updated',
    limit: String(pageSize),
    page: String(page),
    meta: 'filter_count',
    lang: services.locale,
  });
  const address = `${services.publicUrl}/api/content/items/visualisations?${query}`;
  const answer = await fetchAs(services, request)(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`the list of charts was answered with ${answer.status}`);
  const { data, meta } = (await answer.json()) as { data: ListedChart[]; meta?: { filter_count?: number } };
  const count = meta?.filter_count ?? data.length;
  return { charts: data, count, page, last: Math.max(1, Math.ceil(count / pageSize)) };
}

/** The page of charts that an address asks for. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('charts'));
  return Number.isInteger(page) && page > 0 && page < 1000 ? page : 1;
}
