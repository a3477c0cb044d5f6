import {
  type ChartField,
  type ChartSpec,
  firstChart,
  type PreviewSource,
  suggestCharts,
  suggestPreview,
} from '@gazetteer/charts';
import type { PackageDictionary } from '@gazetteer/catalogue';
import { expect } from 'vitest';
import type { Application } from '../open-application.ts';
import {
  countDistinct,
  countRows,
  countWithoutPlace,
  countWithSql,
  isCombined,
  lineOf,
  numberOf,
  partsOf,
  whereOf,
} from './chart-sql-testing.ts';
import { faultsOfWords } from './check-words-testing.ts';
import { countNamedPlaces, type NamedColumn } from './places-by-name-testing.ts';
import { comparePoints, faultsOfPointWords } from './points-testing.ts';
import { type TableTruth, truths } from './rows-once-testing.ts';

type Fields = {
  source: ChartSpec['source'];
  fields: ChartField[];
  row_count: number;
  places: (PreviewSource['places'][number] & NamedColumn)[];
};
type Figures = {
  rows: Record<string, unknown>[];
  geo: { total: number; matched: number; without_shape: string[] } | null;
};

/** Of more the answer names no codes, so that what is drawn is not known. */
const MOST_WITHOUT_SHAPE = 100;

/** A chart that the portal makes by itself beside what SQL answers over the same table, written here and nowhere else. */
export type ComparedChart = {
  table: string;
  of: 'preview' | 'first' | 'suggestion';
  mark: string;
  /** How rows become figures, and of which column. */
  figure: { field: string | undefined; aggregate: string };
  drawn: string[];
  counted: string[];
  /** What is not true of the chart or its words. */
  faults: string[];
};

type Table = { name: string; id: string; truth: TableTruth } & Fields;

/** Compares what the portal draws by itself of every table of the catalogue with SQL on the table. */
export async function compareCharts(application: Application): Promise<ComparedChart[]> {
  const search = { rows: 1000, facet: false };
  const { results } = (await application.call('package_search', search)) as { results: PackageDictionary[] };
  const compared: ComparedChart[] = [];
  for (const { resources, name } of results) {
    for (const { id, datastore_active } of resources) {
      if (datastore_active) compared.push(...(await compareTable(application, name, id)));
    }
  }
  return compared;
}

async function compareTable(application: Application, name: string, id: string): Promise<ComparedChart[]> {
  const asked = { source: { kind: 'table', resource_id: id } };
  const found = (await application.call('chart_fields', asked)) as Fields;
  const table: Table = { ...found, name, id, truth: truths[name] ?? {} };
  const { source, fields, row_count: rowCount, places } = found;
  const preview = suggestPreview({ source, fields, rowCount, places });
  const first = firstChart({ source, fields, rowCount, places }, undefined);
  const charts: [ComparedChart['of'], ChartSpec][] = [
    ...(preview ? [['preview', preview] as ['preview', ChartSpec]] : []),
    ...(first && JSON.stringify(first) !== JSON.stringify(preview)
      ? [['first', first] as ['first', ChartSpec]]
      : []),
    ...suggestCharts(fields, [], source).map(({ spec }): ['suggestion', ChartSpec] => ['suggestion', spec]),
  ];
  const compared: ComparedChart[] = [];
  for (const [of, spec] of charts) {
    if (spec.mark === 'point_map') compared.push(await comparePointMap(application, table, of, spec));
    if (spec.mark === 'table' || spec.mark === 'point_map' || !partsOf(spec).figure || isBinned(spec))
      continue;
    compared.push(await compareChart(application, table, of, spec));
  }
  return compared;
}

async function comparePointMap(
  application: Application,
  table: Table,
  of: ComparedChart['of'],
  spec: ChartSpec,
): Promise<ComparedChart> {
  const points = await comparePoints(application, spec, table.id);
  const { drawn, counted, isCells: combined } = points;
  const { size, colour } = spec.channels;
  const figure = size?.aggregate ? size : colour;
  const { field, aggregate = 'count' } = figure ?? {};
  const { sums } = table.truth;
  const faults: string[] = [];
  if (combined && aggregate === 'sum' && !sums?.test(field ?? '')) faults.push(`"${field}" has no sum`);
  if (of === 'preview') {
    const said = await pageOf(application, table);
    const unit = unitOf(table, field);
    const shown = { spec, said, unit, combined, figures: [], isRanking: false, all: 0, drawn: 0 };
    faults.push(...faultsOfWords(shown), ...faultsOfPointWords(said, points));
  }
  return { table: table.name, of, mark: spec.mark, figure: { field, aggregate }, drawn, counted, faults };
}

/** How numbers are cut into steps is tested beside the plan. */
function isBinned({ channels: { x, y } }: ChartSpec): boolean {
  return [x, y].some((channel) => channel?.bin !== undefined);
}

async function compareChart(
  application: Application,
  table: Table,
  of: ComparedChart['of'],
  spec: ChartSpec,
): Promise<ComparedChart> {
  const { keys, figure } = partsOf(spec);
  if (!figure) throw new Error('A chart without a figure cannot be compared');
  const { rows, geo } = (await application.call('chart_query', { spec })) as Figures;
  const drawn = rows.map((row) =>
    lineOf(
      keys.map(({ name }) => row[name]),
      row[figure.name],
    ),
  );
  const all = await countWithSql(application, spec, table.id);
  const named = table.places.find(({ field, by }) => field === spec.channels.geo?.field && by === 'name');
  const byName = named && (await countNamedPlaces(application, spec, table.id, named));
  const counted = byName
    ? byName.lines
    : spec.mark === 'choropleth'
      ? all.filter((line) => drawn.some((one) => isSameKey(one, line)))
      : all;
  const placed = all.filter((line) => !line.startsWith(': '));
  const unshaped = geo?.without_shape ?? [];
  const unknown = byName ? byName.unknown : placed.length - counted.length;
  const leftOut = unknown + unshaped.length;
  const combined = await isCombined(application, spec, table.id, named?.parent_field);
  const faults = await faultsOfRows(application, { spec, table, combined });
  if (named && geo) faults.push(...(await faultsOfNames(application, table, named, geo.total)));
  if (of === 'preview') {
    const drawn = unshaped.length < MOST_WITHOUT_SHAPE ? shapedOf(rows, unshaped) : undefined;
    faults.push(...(await faultsOfPage(application, { spec, table, rows, combined, leftOut, drawn })));
  }
  const { field, aggregate = '' } = figure.channel;
  return {
    table: table.name,
    of,
    mark: spec.mark,
    figure: { field, aggregate },
    drawn: drawn.toSorted(),
    counted: counted.toSorted(),
    faults,
  };
}

type Checked = { spec: ChartSpec; table: Table; combined: boolean };

/** Sums of what has no sum, rows that are told twice, and means that are weighted by something else. */
async function faultsOfRows(application: Application, { spec, table, combined }: Checked): Promise<string[]> {
  const { field, aggregate, weight } = partsOf(spec).figure?.channel ?? {};
  const { once = ['true'], sums, weights = {} } = table.truth;
  const faults: string[] = [];
  if (combined && aggregate === 'sum' && !sums?.test(field ?? '')) faults.push(`"${field}" has no sum`);
  if (weight !== undefined && weights[field ?? ''] !== weight)
    faults.push(`"${field}" is weighted by "${weight}"`);
  if (combined || aggregate !== 'count') {
    const outside = [];
    for (const rows of once)
      outside.push(await countRows(application, table.id, `${whereOf(spec)} and not (${rows})`));
    if (outside.every((count) => count > 0)) faults.push(`${Math.min(...outside)} rows are told twice`);
  }
  return faults;
}

type Said = { title: string; subtitle: string | null; summary: string };

async function pageOf(application: Application, { id }: Table): Promise<Said> {
  return (await application.server.inject(`/preview/${id}.json`)).json<Said>();
}

/** What is wrong with what the page of the table says of its preview. */
async function faultsOfPage(
  application: Application,
  page: Checked & { rows: Figures['rows']; leftOut: number; drawn: Figures['rows'] | undefined },
): Promise<string[]> {
  const { spec, table, rows, combined, leftOut, drawn } = page;
  const said = await pageOf(application, table);
  const { keys, figure } = partsOf(spec);
  const [axis] = keys;
  const isBars = spec.mark === 'bar' && keys.length === 1;
  const all = isBars
    ? await countDistinct(application, spec, table.id, axis?.channel.field ?? '')
    : rows.length;
  const figures = (drawn ?? rows)
    .map((row) => Number(row[figure?.name ?? ''] ?? Number.NaN))
    .filter(Number.isFinite);
  const isRanking = (isBars || spec.mark === 'choropleth') && !axis?.channel.time_unit;
  return [
    ...faultsOfWords({
      spec,
      said,
      unit: unitOf(table, figure?.channel.field),
      figures,
      isRanking: isRanking && drawn !== undefined,
      all,
      drawn: rows.length,
      combined,
    }),
    ...(leftOut > 0 && !said.summary.includes(`Not on the map: ${leftOut.toLocaleString('en')} (`)
      ? [`${leftOut} places are left out of the map without a word`]
      : []),
    ...(leftOut > 0 && !said.subtitle?.includes(`${leftOut.toLocaleString('en')} place`)
      ? [`${leftOut} places are left out of the picture without a word`]
      : []),
    ...(await faultsOfEmptyPlaces(application, page, said)),
  ];
}

/** Rows of a map that name no place are told, and none where there are none. */
async function faultsOfEmptyPlaces(
  application: Application,
  { spec, table }: Checked,
  { subtitle }: Said,
): Promise<string[]> {
  if (spec.mark !== 'choropleth') return [];
  const counted = await countWithoutPlace(application, spec, table.id);
  const [, told = '0'] = /([\d,]+) rows? without a place/.exec(subtitle ?? '') ?? [];
  return Number(told.replaceAll(',', '')) === counted ? [] : [`${counted} rows name no place, not ${told}`];
}

/** The rows of a map whose areas are drawn: its highest and lowest are among them. */
function shapedOf(rows: Figures['rows'], unshaped: readonly string[]): Figures['rows'] {
  const without = new Set(unshaped);
  return rows.filter(({ geo }) => !without.has(String(geo)));
}

/** How many places a table has by name, each within what it lies in. */
async function faultsOfNames(
  application: Application,
  table: Table,
  { field, parent_field: parent }: Table['places'][number],
  total: number,
): Promise<string[]> {
  const columns = [field, ...(parent ? [parent] : [])].map((name) => `"${name.replaceAll('"', '""')}"`);
  const sql = `select count(*) as n from (select distinct ${columns.join(', ')} from t
    where trim(coalesce(cast(${columns[0]} as varchar), '')) <> '') as names`;
  const counted = await numberOf(application, sql, table.id);
  return counted === total ? [] : [`${counted} places have names in the table, not ${total}`];
}

/** The unit as dictionary or label have it; the product's own reading of them is not asked. */
function unitOf({ fields }: Table, field: string | undefined): string | null {
  const column = fields.find(({ id }) => id === field);
  if (!column || column.role !== 'measure') return null;
  const [, percent] = /\((%)\)/.exec(column.id) ?? [];
  return percent ?? column.unit;
}

function isSameKey(one: string, other: string): boolean {
  return one.slice(0, one.lastIndexOf(': ')) === other.slice(0, other.lastIndexOf(': '));
}

/** Expects that all charts show what SQL says, and say what they show. */
export function expectTrue(compared: readonly ComparedChart[]): void {
  const untrue = compared.filter(({ faults }) => faults.length > 0);
  expect(untrue.map(({ table, of, mark, figure, faults }) => ({ table, of, mark, figure, faults }))).toEqual(
    [],
  );
  for (const { table, of, drawn, counted } of compared) {
    expect({ table, of, drawn }).toEqual({ table, of, drawn: counted });
  }
}
