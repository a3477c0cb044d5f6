import type { Column } from '../tables/column.ts';

/** Bins are half open, the last one closed: `from` ≤ value < `to`. */
export type HistogramBin = { from: number; to: number; n: number };

export type ColumnSummary = {
  id: string;
  type: string;
  label: string | null;
  unit: string | null;
  role: 'dimension' | 'measure' | 'time' | 'geo' | null;
  null_count: number;
  distinct_count: number;
  min: unknown;
  max: unknown;
  /** Of numeric columns, else null. */
  mean: number | null;
  /** The most frequent values, at most ten. */
  top: { value: unknown; n: number }[];
  /** Of numeric columns with more than one value, else null. */
  histogram: HistogramBin[] | null;
};

export type TableSummary = {
  id: string;
  row_count: number;
  column_count: number;
  columns: ColumnSummary[];
  time: { field: string; min: unknown; max: unknown } | null;
  geo: {
    scheme: string | null;
    level: string;
    field: string;
    distinct: number;
    match_rate: number | null;
  } | null;
  computed_at: string;
  version: number;
};

/** What is kept with the version: everything that the rows alone decide. */
export type StoredSummary = { columns: Record<string, ColumnFigures>; computed_at: string };

export type ColumnFigures = Pick<
  ColumnSummary,
  'null_count' | 'distinct_count' | 'min' | 'max' | 'mean' | 'top' | 'histogram'
>;

/** Joins the figures of a version with the dictionary, which may have been edited since. */
export function describeColumns(
  columns: readonly Column[],
  figures: StoredSummary['columns'],
): ColumnSummary[] {
  return columns.map(({ id, type, info }) => ({
    id,
    type,
    label: info.label ?? null,
    unit: info.unit ?? null,
    role: info.role ?? null,
    ...(figures[id] ?? noFigures),
  }));
}

const noFigures: ColumnFigures = {
  null_count: 0,
  distinct_count: 0,
  min: null,
  max: null,
  mean: null,
  top: [],
  histogram: null,
};
