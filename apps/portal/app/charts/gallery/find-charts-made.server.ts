import type { SiteContext } from '@gazetteer/site/server';
import type { ChartMade } from './charts-made.tsx';

/** Public charts of a dataset or table, the newest first, and how many there are. */
export interface ChartsMade {
  charts: readonly ChartMade[];
  count: number;
}

/** As many as stand there at first, and as one page shows at all. */
const sizes = { few: 6, all: 96 };

type Portal = Pick<SiteContext, 'fetch' | 'publicUrl' | 'locale'>;

/**
 * Charts that people have made public; none where they cannot be had, because the page is about the data.
 * @param of the dataset or the table they are made from
 */
export async function findChartsMade(
  { fetch, publicUrl, locale }: Portal,
  of: { packageID: string } | { resource: string },
  query: URLSearchParams,
): Promise<ChartsMade> {
  const [[field, id] = ['', '']] = Object.entries(of);
  const asked = new URLSearchParams({
    filter: JSON.stringify({ [field]: { _eq: id } }),
    fields: 'visID,title,maker',
    limit: String(query.get('charts') === 'all' ? sizes.all : sizes.few),
    meta: 'filter_count',
    lang: locale,
  });
  try {
    const answer = await fetch(`${publicUrl}/api/content/items/visualisations?${asked}`, {});
    if (!answer.ok) return { charts: [], count: 0 };
    const { data, meta } = (await answer.json()) as { data: ChartMade[]; meta?: { filter_count: number } };
    return { charts: data, count: meta?.filter_count ?? data.length };
  } catch {
    return { charts: [], count: 0 };
  }
}
