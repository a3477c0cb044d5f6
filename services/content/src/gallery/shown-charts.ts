import { anonymous } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { chartInLanguage, titleLanguage } from '../model/chart-texts.ts';
import type { Language } from '../model/languages.ts';
import type { DatasetOfCharts } from '../model/ports.ts';
import { addressOf, type Visualisation } from '../model/visualisation.ts';
import { type ChartMaker, makersOf } from '../visualisations/chart-makers.ts';
import type { GalleryChart } from './gallery.contract.ts';

/** Those of some listed charts whose datasets visitors find, in their order, at most so many. */
export async function shownCharts(
  context: ContentContext,
  rows: readonly Visualisation[],
  { language, limit = rows.length }: { language: Language; limit?: number },
): Promise<GalleryChart[]> {
  const ids = rows.flatMap(({ package_id }) => package_id ?? []);
  const datasets = await context.datasets.findListedById([...new Set(ids)], language);
  const shown: Visualisation[] = [];
  for (const row of rows) {
    if (shown.length === limit) break;
    const isOpen = row.package_id === null || datasets.has(row.package_id);
    if (isOpen && (await isSecondTableOpen(context, row))) shown.push(row);
  }
  const makers = await makersOf(context.accounts, shown);
  return shown.map((row) => renderChart(context, row, { datasets, maker: makers.get(row.id), language }));
}

/** A chart of a merge shows two tables. */
async function isSecondTableOpen(
  { charts }: ContentContext,
  { other_resource_id }: Visualisation,
): Promise<boolean> {
  return other_resource_id === null || charts.mayRead(anonymous, other_resource_id);
}

/** A chart as the gallery tells of it, in a language. */
export function renderChart(
  { publicUrl }: ContentContext,
  chart: Visualisation,
  {
    datasets,
    maker,
    language,
  }: {
    datasets: ReadonlyMap<string, DatasetOfCharts>;
    maker: ChartMaker | undefined;
    language: Language;
  },
): GalleryChart {
  const { vis_id, title, mark, package_id, created_at, updated_at } = chartInLanguage(chart, language);
  const dataset = package_id === null ? undefined : datasets.get(package_id);
  return {
    visID: vis_id,
    visURL: addressOf(publicUrl, vis_id),
    title,
    language: titleLanguage(chart, language),
    mark,
    maker: maker ?? null,
    dataset: dataset ? { name: dataset.name, title: dataset.title } : null,
    created: created_at,
    updated: updated_at,
  };
}
