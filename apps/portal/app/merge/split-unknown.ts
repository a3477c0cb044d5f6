import type { Report } from './report.ts';

/** What of one table has no code, told apart. */
interface Unknown {
  /** Rows that say no place at all. */
  emptyRows: number;
  /** Rows whose place is not known, and how many different places these are. */
  unknownRows: number;
  unknownPlaces: number;
  /** The first of them, as they are written. */
  list: Report['left']['unmatched']['list'];
}

/** A row that says no place is none of an unknown one; the report counts and lists both together. */
export function splitUnknown({ rows, places, list }: Report['left']['unmatched']): Unknown {
  const empty = list.filter(({ reason }) => reason === 'empty');
  const emptyRows = empty.reduce((sum, one) => sum + one.rows, 0);
  return {
    emptyRows,
    unknownRows: rows - emptyRows,
    unknownPlaces: places - empty.length,
    list: list.filter(({ reason }) => reason !== 'empty'),
  };
}
