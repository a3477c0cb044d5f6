import { meaningOf } from './column-meaning.ts';

/**
 * What may be done with the values of several rows: a count adds up, a rate needs a weight, of a number without unit
 * nobody knows, and what is no number has only one value or none.
 */
export type ColumnKind = 'count' | 'rate' | 'unknown' | 'other';

type Described = {
  id: string;
  type: string;
  label?: string | null | undefined;
  unit?: string | null | undefined;
  role?: string | null | undefined;
  additivity?: string | null | undefined;
};

const numeric = new Set(['int', 'float', 'numeric']);
const dividing = new Set(['geo', 'time', 'dimension']);

/** Tells the kind of a column, for merges on the server and in the browser alike. */
export function columnKindOf(column: Described): ColumnKind {
  const isMeasured = numeric.has(column.type) && !dividing.has(column.role ?? '');
  return isMeasured ? meaningOf(column) : 'other';
}
