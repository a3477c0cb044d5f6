import type { TextInLanguages } from '@gazetteer/kernel';

/** A column of a table, in the words of its dictionary; null where it says nothing. */
export type ColumnDescription = {
  name: string;
  /** CKAN's name of the type: text, int, numeric, float, bool, date, time, timestamp, json or `_int` … */
  type: string;
  label: string | null;
  notes: string | null;
  unit: string | null;
  /** dimension, measure, time or geo. */
  role: string | null;
  /** What its dictionary says in other languages; absent where it does not. */
  label_translated?: TextInLanguages;
  notes_translated?: TextInLanguages;
  unit_translated?: TextInLanguages;
  /** Of measurement: nominal, ordinal, interval or ratio. */
  scale?: string | null;
  /** additive, semi-additive or non-additive. */
  additivity?: string | null;
};

/** The current version of a table, as metadata tells of it. */
export type TableDescription = {
  columns: ColumnDescription[];
  primaryKey: string[];
  rows: number;
  /** Of its Parquet file. */
  bytes: number;
  version: number;
  /** When the version was made; ISO 8601. */
  changed: string;
};
