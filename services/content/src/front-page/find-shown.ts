import { anonymous } from '@gazetteer/kernel';
import type { GalleryChart } from '../gallery/gallery.contract.ts';
import { listedByHandle } from '../gallery/gallery.store.ts';
import { shownCharts } from '../gallery/shown-charts.ts';
import { articlesOf, type StoredItem } from '../model/article-rows.store.ts';
import type { ContentContext } from '../model/content-context.ts';
import type { Language } from '../model/languages.ts';
import type { DatasetOfCharts } from '../model/ports.ts';
import type { FrontPageChoice } from './front-page.contract.ts';

/** What of a choice everybody may see at this moment, each by its id. */
export type Shown = {
  charts: ReadonlyMap<string, GalleryChart>;
  tables: ReadonlySet<string>;
  datasets: ReadonlyMap<string, DatasetOfCharts>;
  articles: ReadonlyMap<string, StoredItem>;
};

type Wanted = Pick<FrontPageChoice, 'hero' | 'tiles' | 'datasets' | 'stories'>;

/** Looks what of a choice everybody may see: what was withdrawn, hidden or deleted since is left out. */
export async function findShown(context: ContentContext, choice: Wanted, language: Language): Promise<Shown> {
  const tables = idsOf(choice, 'table');
  const [charts, open, datasets, articles] = await Promise.all([
    findCharts(
      context,
      [...new Set([...(choice.hero === null ? [] : [choice.hero]), ...idsOf(choice, 'chart')])],
      language,
    ),
    Promise.all(tables.map((id) => context.charts.mayRead(anonymous, id))),
    context.datasets.findListedById(choice.datasets, language),
    articlesOf(context.sql, choice.stories, { withBody: false }),
  ]);
  const readable = articles.filter(({ state, section }) => state === 'published' && section === 'article');
  return {
    charts: new Map(charts.map((chart) => [chart.visID, chart])),
    tables: new Set(tables.filter((_id, index) => open[index])),
    datasets,
    articles: new Map(readable.map((item) => [item.id, item])),
  };
}

function idsOf({ tiles }: Wanted, kind: 'chart' | 'table'): string[] {
  return tiles.filter((tile) => tile.kind === kind).map(({ id }) => id);
}

async function findCharts(
  context: ContentContext,
  handles: readonly string[],
  language: Language,
): Promise<GalleryChart[]> {
  if (handles.length === 0) return [];
  const rows = await listedByHandle(context.sql, handles, await context.visitorCharts());
  return shownCharts(context, rows, { language });
}
