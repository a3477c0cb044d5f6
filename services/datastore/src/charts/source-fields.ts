import { type ChartField, type ColumnSummary, fieldsOf } from '@gazetteer/charts';
import { createBoundedCache } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Ask } from '../engine/query-worker.contract.ts';
import type { Column } from '../tables/column.ts';
import { translationsOf } from '../tables/column-translations.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { ChartPlace } from './chart.contract.ts';
import type { FileSource } from './chart-source.ts';
import type { KnownPlaces } from './places/known-places.ts';
import { askSource, readDistinct, readTotals } from './read-values.ts';

/** What is known of a source beside its rows. */
export type SourceFields = { fields: ChartField[]; places: ChartPlace[]; rowCount: number; latest: unknown };

/** Where the figures of columns come from: how many values they have, from where to where. */
export type ColumnMeasures = {
  /** Of a table; they are stored with its version. */
  ofTable(table: OpenTable): Promise<ColumnSummary[]>;
  /** Of rows that are no table. */
  ofRows(ask: Ask, columns: readonly Column[], rowCount: number): Promise<ColumnSummary[]>;
};

const KEPT_BYTES = 32 * 1024 * 1024;

/** Tells the columns of sources; what it found out is kept until rows or dictionary change. */
export function createSourceFields(
  context: Pick<DatastoreContext, 'workers'>,
  measures: ColumnMeasures,
  known: KnownPlaces,
) {
  const kept = createBoundedCache<SourceFields>(KEPT_BYTES, sizeOf);
  return (source: FileSource): Promise<SourceFields> =>
    kept.get(source.key, () => describeSource(askSource(context, source), source, measures, known));
}

async function describeSource(
  ask: Ask,
  source: FileSource,
  measures: ColumnMeasures,
  known: KnownPlaces,
): Promise<SourceFields> {
  const [table] = source.tables;
  const rowCount = source.merge ? source.merge.rows_out : table.rowCount;
  const measured = source.merge
    ? await measures.ofRows(ask, source.columns, rowCount)
    : await measures.ofTable(table);
  const distinct = new Map(measured.map(({ id, distinct_count }) => [id, distinct_count ?? 0]));
  const distinctOf = (field: string) => distinct.get(field) ?? 0;
  const totals = await readTotals(ask, source.columns, distinctOf);
  const columns = measured.map((column, index) => ({
    ...column,
    ...translationsOf(source.columns[index]?.info ?? {}),
    notes: source.columns[index]?.info.notes ?? null,
    totals: totals.get(column.id) ?? null,
  }));
  const places = await known.list(source.columns, distinctOf, readDistinct(ask));
  const time = columns.find(({ role }) => role === 'time');
  const described = fieldsOf({ id: table.resourceId, row_count: rowCount, columns });
  const fields = described.map((field) => withPlace(field, places));
  return { fields, places, rowCount, latest: time?.max };
}

/** A column of places can be drawn on a map; its numbers count nothing. */
export function withPlace(field: ChartField, places: readonly ChartPlace[]): ChartField {
  const place = places.find((one) => one.field === field.id);
  if (!place) return field;
  const { scheme, level, vintages } = place;
  const mapped = vintages.length > 0;
  const { unit_translated: _, ...described } = field;
  return {
    ...described,
    kind: 'place',
    role: 'dimension',
    aggregate: 'count',
    unit: null,
    scheme,
    level,
    mapped,
  };
}

function sizeOf({ fields, places }: SourceFields): number {
  return 2 * (JSON.stringify(fields).length + JSON.stringify(places).length);
}
