import type { Additivity, Column } from '../tables/column.ts';
import { type ColumnNames, namesOf } from '../tables/column-translations.ts';

/** Bins are half open, the last one closed: `from` ≤ value < `to`. Numbers, or dates and moments as ISO text. */
export type HistogramBin = { from: number | string; to: number | string; n: number };

export type ColumnSummary = ColumnNames & {
  id: string;
  type: string;
  role: 'dimension' | 'measure' | 'time' | 'geo' | null;
  additivity: Additivity | null;
  null_count: number;
  /** Of all rows, from 0 to 1. */
  null_share: number;
  distinct_count: number;
  /** True where the table is so long that different values and the median are estimated, within two percent. */
  is_estimate: boolean;
  min: unknown;
  max: unknown;
  /** Of numeric columns, else null; so are the next two. */
  mean: number | null;
  median: number | null;
  /** Of the sample: divided by n − 1. */
  stdev: number | null;
  /** Characters in the values of text columns, else null. */
  length: { min: number; max: number; mean: number } | null;
  /** The most frequent values, at most ten. */
  top: { value: unknown; n: number }[];
  /** Of numbers, dates and moments with more than one value, else null. */
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

/** What is kept with the version: everything that the rows alone decide. `edition` grows when more is measured. */
export type StoredSummary = { edition: number; columns: Record<string, ColumnFigures>; computed_at: string };

export type ColumnFigures = Omit<ColumnSummary, 'id' | 'type' | keyof ColumnNames | 'role' | 'additivity'>;

/** Joins the figures of a version with the dictionary, which may have been edited since. */
export function describeColumns(
  columns: readonly Column[],
  figures: StoredSummary['columns'],
): ColumnSummary[] {
  return columns.map(({ id, type, info }) => ({
    id,
    type,
    ...namesOf(info),
    role: info.role ?? null,
    additivity: info.additivity ?? null,
    ...(figures[id] ?? noFigures),
  }));
}

const noFigures: ColumnFigures = {
  null_count: 0,
  null_share: 0,
  distinct_count: 0,
  is_estimate: false,
  min: null,
  max: null,
  mean: null,
  median: null,
  stdev: null,
  length: null,
  top: [],
  histogram: null,
};
