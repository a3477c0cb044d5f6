import type { ChartSource } from '@gazetteer/charts';
import { type Caller, inLanguage } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { ChartDataset, ChartFieldsAnswer, UsedTable } from './chart.contract.ts';
import type { ChartRows, WithChartRows } from './chart-rows.ts';
import type { ChartTable } from './open-chart-table.ts';
import type { QueryOptions } from './query-chart.ts';

/** What can be charted of a source: its columns, places, and where it comes from. */
export function listFields(
  context: DatastoreContext,
  withRows: WithChartRows,
  caller: Caller,
  source: ChartSource,
  { language, signal }: Pick<QueryOptions, 'language' | 'signal'>,
): Promise<ChartFieldsAnswer> {
  return withRows(caller, source, (rows) => describe(context, rows, language), signal);
}

async function describe(
  context: DatastoreContext,
  rows: ChartRows,
  language: string | undefined,
): Promise<ChartFieldsAnswer> {
  const datasets: ChartDataset[] = [];
  for (const table of rows.tables) {
    datasets.push(inLanguage(await describeDataset(context, table), language));
  }
  const { source, fields, places, rowCount, tables, merge } = rows;
  return {
    source: source.kind === 'own' ? { ...source, rows: undefined } : source,
    title:
      source.kind === 'own' ? source.name : datasets.map(({ resource_name }) => resource_name).join(' + '),
    fields,
    row_count: rowCount,
    ...versionsOf(tables),
    dataset: source.kind === 'table' ? (datasets[0] ?? null) : null,
    datasets,
    license: merge?.license ?? null,
    geo:
      places.find(({ vintages, ambiguous_with }) => vintages.length > 0 && ambiguous_with.length === 0) ??
      null,
    places,
    merge_report: merge,
  };
}

/** Which versions figures are of, and which there are by now. */
export function versionsOf(tables: readonly ChartTable[]): {
  table_version: number | null;
  current_version: number | null;
  tables: UsedTable[];
} {
  const [first] = tables;
  return {
    table_version: first?.versionNumber ?? null,
    current_version: first?.currentVersion ?? null,
    tables: tables.map(({ resourceId, versionNumber, currentVersion }) => ({
      resource_id: resourceId,
      version: versionNumber,
      current_version: currentVersion,
    })),
  };
}

async function describeDataset(
  context: DatastoreContext,
  { resourceId, resource }: ChartTable,
): Promise<ChartDataset> {
  const citation = await context.resources.cite(resourceId);
  const name = citation?.name ?? resource.title ?? resourceId;
  return {
    ...(citation?.dataset ?? { id: resource.packageId, name: resource.packageId, title: name }),
    source: resource.attribution?.source ?? null,
    ...(resource.attribution?.source_translated && {
      source_translated: resource.attribution.source_translated,
    }),
    years: resource.attribution?.years ?? null,
    organization: citation?.organization ?? null,
    license: resource.license ?? null,
    private: resource.private,
    resource_id: resourceId,
    sku: citation?.sku ?? null,
    resource_name: name,
    ...(citation?.name_translated && { resource_name_translated: citation.name_translated }),
  };
}
