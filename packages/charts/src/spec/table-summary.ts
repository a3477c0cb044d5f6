/** What is known of a table, as `datastore_table_summary` tells it: the part that charts need. */
export type ColumnSummary = {
  id: string;
  type: string;
  label?: string | null;
  unit?: string | null;
  notes?: string | null;
  role?: string | null;
  additivity?: string | null;
  /** What the dictionary says in other languages, by their tags. */
  label_translated?: Readonly<Record<string, string>>;
  unit_translated?: Readonly<Record<string, string>>;
  notes_translated?: Readonly<Record<string, string>>;
  null_share?: number | null;
  distinct_count?: number | null;
  min?: unknown;
  max?: unknown;
  top?: readonly { value: unknown; n: number }[] | null;
  histogram?: readonly { n: number }[] | null;
  /** Values that stand for others of the column together. */
  totals?: readonly string[] | null;
};

export type TableSummary = {
  id: string;
  row_count: number;
  columns: readonly ColumnSummary[];
  geo?: { scheme?: string | null; level: string; field: string; match_rate: number | null } | null;
};
