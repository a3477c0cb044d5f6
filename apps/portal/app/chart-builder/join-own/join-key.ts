import type { Cell, MergeHow } from '@gazetteer/tabular';
import type { PortalTable } from './portal-table.ts';
import type { JoinLevel, PlaceWay } from './ways-to-join.ts';

/** Which rows belong together: those of one place, or those with equal values in a column of each table. */
export type JoinKey =
  | { kind: 'place'; way: PlaceWay; level: JoinLevel }
  | { kind: 'equal'; own: string; theirs: string };

/** What the person says of how own rows and a table are joined. */
export interface JoinWishes {
  how: MergeHow;
  /** Several rows of the table for one place are brought together. */
  combine: boolean;
  ignoreTime: boolean;
}

/** Columns that were read of a table, with its rows. */
export interface ReadTable {
  table: PortalTable;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}
