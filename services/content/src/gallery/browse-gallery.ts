import { anonymous } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { foldText } from '../model/fold-text.ts';
import type { Language } from '../model/languages.ts';
import type { DatasetOfCharts, VisitorCharts } from '../model/ports.ts';
import { makersOf } from '../visualisations/chart-makers.ts';
import type { GalleryAnswer } from './gallery.contract.ts';
import {
  type ChartGroup,
  countGallery,
  countGroups,
  type GalleryQuery,
  listGallery,
  listOtherTables,
  listOwners,
} from './gallery.store.ts';
import { renderChart } from './shown-charts.ts';

/** What of the gallery is asked for. */
export type GalleryRequest = {
  words: readonly string[];
  /** Name of a dataset. */
  dataset: string | undefined;
  sector: string | undefined;
  mark: string | undefined;
  byTeam: boolean;
  limit: number;
  offset: number;
  language: Language;
};

type Datasets = ReadonlyMap<string, DatasetOfCharts>;

/**
 * The public charts of datasets that visitors find, the newest first, found by their titles, their datasets and their makers as
 * these are called now.
 */
export async function browseGallery(
  context: ContentContext,
  request: GalleryRequest,
): Promise<GalleryAnswer> {
  const { sql } = context;
  const visitorCharts = await context.visitorCharts();
  const groups = await countGroups(sql, visitorCharts);
  const ids = [...new Set(groups.flatMap(({ packageId }) => packageId ?? []))];
  const datasets = await context.datasets.findListedById(ids, request.language);
  const query: GalleryQuery = {
    packages: [...datasets.keys()],
    visitorCharts,
    otherTables: await readableTables(context, visitorCharts),
    words: await findNames(context, { datasets, visitorCharts, words: request.words }),
    of: chosenDatasets(datasets, request),
    mark: request.mark,
    byTeam: request.byTeam,
  };
  const rows = request.limit === 0 ? [] : await listGallery(sql, query, request);
  const makers = await makersOf(context.accounts, rows);
  return {
    data: rows.map((row) =>
      renderChart(context, row, { datasets, maker: makers.get(row.id), language: request.language }),
    ),
    meta: { count: await countGallery(sql, query), ...choicesOf(groups, datasets) },
  };
}

/** Second tables of merges that everybody may read. */
async function readableTables(
  { sql, charts }: ContentContext,
  visitorCharts: VisitorCharts,
): Promise<string[]> {
  const tables = await listOtherTables(sql, visitorCharts);
  const answers = await Promise.all(tables.map((table) => charts.mayRead(anonymous, table)));
  return tables.filter((_table, index) => answers[index]);
}

/** For each word the datasets and the people whose names hold it. */
async function findNames(
  { sql, accounts }: ContentContext,
  {
    datasets,
    visitorCharts,
    words,
  }: { datasets: Datasets; visitorCharts: VisitorCharts; words: readonly string[] },
): Promise<GalleryQuery['words']> {
  if (words.length === 0) return [];
  const people = [...(await accounts.makersOf(await listOwners(sql, visitorCharts)))];
  return words.map((word) => {
    const text = foldText(word);
    const holds = (name: string | null) => foldText(name ?? '').includes(text);
    return {
      word,
      packages: [...datasets].filter(([, { titles }]) => titles.some(holds)).map(([id]) => id),
      owners: people.filter(([, { name }]) => holds(name)).map(([id]) => id),
    };
  });
}

function chosenDatasets(datasets: Datasets, { dataset, sector }: GalleryRequest): string[] | undefined {
  if (dataset === undefined && sector === undefined) return undefined;
  return [...datasets]
    .filter(([, { name }]) => dataset === undefined || name === dataset)
    .filter(([, { sectors }]) => sector === undefined || sectors.includes(sector))
    .map(([id]) => id);
}

/** The sectors and marks there are charts of, and the datasets, each with how many. */
function choicesOf(groups: readonly ChartGroup[], datasets: Datasets): Omit<GalleryAnswer['meta'], 'count'> {
  const marks = new Map<string, number>();
  const sectors = new Map<string, number>();
  for (const { packageId, mark, count } of groups) {
    const dataset = packageId === null ? undefined : datasets.get(packageId);
    if (packageId !== null && !dataset) continue;
    marks.set(mark, (marks.get(mark) ?? 0) + count);
    for (const sector of dataset?.sectors ?? []) sectors.set(sector, (sectors.get(sector) ?? 0) + count);
  }
  return { marks: mostFirst(marks), sectors: mostFirst(sectors) };
}

function mostFirst(counts: ReadonlyMap<string, number>): { name: string; count: number }[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}
