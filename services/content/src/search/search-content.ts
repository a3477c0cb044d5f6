import { shownCharts } from '../gallery/shown-charts.ts';
import type { ContentContext } from '../model/content-context.ts';
import type { Language } from '../model/languages.ts';
import { soughtBeginnings } from '../model/search-terms.ts';
import { composeItems } from '../published/compose-items.ts';
import { searchPublished } from '../published/published.store.ts';
import type { FoundArticle, FoundChart } from './content-search.contract.ts';
import { searchCharts } from './content-search.store.ts';

type Wish = { text: string; limit: number; language: Language };

/** Whoever may not see the data of some of the best may see that of others: so many times as many are read. */
const SPARE = 8;

/** Articles and charts that everybody may see and a text finds, the best few of each. */
export async function searchContent(
  context: ContentContext,
  { text, limit, language }: Wish,
): Promise<{ articles: FoundArticle[]; charts: FoundChart[] }> {
  const beginnings = soughtBeginnings(text);
  if (beginnings.length === 0) return { articles: [], charts: [] };
  const rows = await searchPublished(context.sql, beginnings, limit);
  const articles = await composeItems(context, rows, language);
  return {
    articles: articles.map((item) => {
      const { slug, type, title, language: written, date, event } = item;
      return { slug, type, title, language: written, date, event };
    }),
    charts: await findCharts(context, beginnings, { limit, language }),
  };
}

async function findCharts(
  context: ContentContext,
  beginnings: readonly string[],
  { limit, language }: Pick<Wish, 'limit' | 'language'>,
): Promise<FoundChart[]> {
  const visitorCharts = await context.visitorCharts();
  const rows = await searchCharts(context.sql, beginnings, { visitorCharts, limit: limit * SPARE });
  const charts = await shownCharts(context, rows, { language, limit });
  return charts.map(({ visID, title, language: written, dataset }) => {
    return { visID, title, language: written, dataset };
  });
}
