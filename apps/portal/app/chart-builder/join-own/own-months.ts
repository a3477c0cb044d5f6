import type { Cell } from '@gazetteer/tabular';

/**
 * Whether dates stand for the months they begin, as those that were written `2024-01` do. A single one says so only
 * beside a table that is not of days.
 */
export function isOfMonths(dates: readonly (Cell | undefined)[], besideDays: boolean): boolean {
  const told = new Set(dates.filter((date) => date !== null && date !== undefined));
  return told.size > (besideDays ? 1 : 0) && [...told].every((date) => /^\d{4}-\d{2}-01$/.test(String(date)));
}

/** The month that a date lies in, as merges read months. */
export function monthOf(date: Cell): Cell {
  return date === null ? null : String(date).slice(0, 7);
}
