import { type ChartField, fieldsOf } from '@gazetteer/charts';
import { createBoundedCache } from '@gazetteer/kernel';
import type { AreaTables } from '../areas/area-tables.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import { measureColumn } from '../summary/measure-columns.ts';
import { measureTable } from '../summary/summarize-table.ts';
import { describeColumns, type StoredSummary } from '../summary/table-summary.ts';
import type { ChartPlace } from './chart.contract.ts';
import { listPlaces } from './chart-places.ts';
import type { FileSource } from './chart-source.ts';
import { askSource, readDistinct } from './read-values.ts';

/** What is known of a source beside its rows. */
export type SourceFields = { fields: ChartField[]; places: ChartPlace[]; rowCount: number; latest: unknown };

const KEPT_BYTES = 32 * 1024 * 1024;

/** Tells the columns of sources; what it found out is kept until rows or dictionary change. */
export function createSourceFields(context: DatastoreContext) {
  const kept = createBoundedCache<SourceFields>(KEPT_BYTES, sizeOf);
  return (source: FileSource): Promise<SourceFields> =>
    kept.get(source.key, () => describeSource(context, source));
}

async function describeSource(context: DatastoreContext, source: FileSource): Promise<SourceFields> {
  const rowCount = source.merge ? source.merge.rows_out : source.tables[0].rowCount;
  const figures = source.merge
    ? await measureFile(context, source, rowCount)
    : (await measureTable(context, source.tables[0])).columns;
  const columns = describeColumns(source.columns, figures).map((column, index) => ({
    ...column,
    notes: source.columns[index]?.info.notes ?? null,
  }));
  const places = await listPlaces(
    context.sql.as<AreaTables>(),
    source.columns,
    (field) => figures[field]?.distinct_count ?? 0,
    readDistinct(askSource(context, source)),
  );
  const time = columns.find(({ role }) => role === 'time');
  const described = fieldsOf({ id: source.tables[0].resourceId, row_count: rowCount, columns });
  const fields = described.map((field) => withPlace(field, places));
  return { fields, places, rowCount, latest: time?.max };
}

/** The figures of a table keep with its version; those of a merge live as long as what is kept of it. */
async function measureFile(
  context: DatastoreContext,
  source: FileSource,
  rowCount: number,
): Promise<StoredSummary['columns']> {
  const ask = askSource(context, source);
  const figures: StoredSummary['columns'] = {};
  for (const column of source.columns) figures[column.id] = await measureColumn(ask, column, rowCount);
  return figures;
}

/** A column of places can be drawn on a map; its numbers count nothing. */
export function withPlace(field: ChartField, places: readonly ChartPlace[]): ChartField {
  const place = places.find((one) => one.field === field.id);
  if (!place) return field;
  const { scheme, level } = place;
  return { ...field, kind: 'place', role: 'dimension', aggregate: 'count', scheme, level };
}

function sizeOf({ fields, places }: SourceFields): number {
  return 2 * (JSON.stringify(fields).length + JSON.stringify(places).length);
}
