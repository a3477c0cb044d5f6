import { codeKey, writtenCode } from '../places/area-code.ts';
import type { MatchedPlace, PlaceMatcher } from '../places/match-places.ts';
import type { SidePeriod } from './align-periods.ts';
import { readPeriods } from './read-periods.ts';

/** The code of places that were not recognised; no area has it, and rows that carry it meet no other row. */
export const UNMATCHED = '-2';

export type Cell = string | number | boolean | null;
export type Rows = readonly (readonly Cell[])[];

export interface MergingColumn {
  id: string;
  type: string;
  /** What may be done with the values of several rows. */
  kind: 'count' | 'rate' | 'unknown' | 'other';
}

/** The column that says which rows belong together, and how. */
export type MergingKey =
  /** Places, as codes or as names within what is written in another column, brought up `steps` levels. */
  | { by: 'code'; field: string; matcher: PlaceMatcher; steps: number }
  | { by: 'name'; field: string; parentField: string | null; matcher: PlaceMatcher; steps: number }
  /** Codes of any other kind, which have to be equal. */
  | { by: 'equal'; field: string };

/** A table whose rows are in memory, on its way into a merge. */
export interface MergingTable {
  columns: readonly MergingColumn[];
  rows: Rows;
  key: MergingKey;
  /** Columns that may say when, the first that holds periods counts; none where time is left out. */
  times: readonly string[];
}

export type NoPlaceReason =
  | Extract<MatchedPlace, { reason: unknown }>['reason']
  | 'several_parents'
  | 'no_parent';

/** What stands for the rows of a side: the code of each row, and why some have none. */
export interface PlacedRows {
  codes: readonly string[];
  /** What is written of each place. */
  written: readonly { value: string; parent: string }[];
  /** Why a place has no code, by {@link writtenKey}. */
  reasons: ReadonlyMap<string, NoPlaceReason>;
  /** Codes that were replaced by others. */
  replaced: readonly string[];
}

/** What tells one written place from another. */
export function writtenKey({ value, parent }: { value: string; parent: string }): string {
  return JSON.stringify([value, parent]);
}

/** Finds the code of every row, brought up to the level of the result. */
export function placeRows({ columns, rows, key }: MergingTable): PlacedRows {
  const at = columns.findIndex(({ id }) => id === key.field);
  const beside = key.by === 'name' ? columns.findIndex(({ id }) => id === key.parentField) : -1;
  const written = rows.map((row) => ({
    value: writtenCode(row[at]),
    parent: beside < 0 ? '' : writtenCode(row[beside]),
  }));
  const distinct = [...new Map(written.map((one) => [writtenKey(one), one])).values()];
  const found = resolve(key, distinct);
  const codes = new Map<string, string>();
  const reasons = new Map<string, NoPlaceReason>();
  const replaced: string[] = [];
  distinct.forEach((one, index) => {
    const match = found[index] ?? { reason: 'empty' as const };
    const lifted = 'code' in match ? lift(key, match.code) : match;
    if ('code' in lifted) codes.set(writtenKey(one), lifted.code);
    else reasons.set(writtenKey(one), lifted.reason);
    if (key.by === 'code' && 'code' in match && codeKey(match.code) !== codeKey(one.value))
      replaced.push(one.value);
  });
  return { codes: written.map((one) => codes.get(writtenKey(one)) ?? UNMATCHED), written, reasons, replaced };
}

function resolve(key: MergingKey, places: readonly { value: string; parent: string }[]): MatchedPlace[] {
  if (key.by === 'name') return key.matcher.byName(places);
  return places.map(({ value }) => {
    if (key.by === 'code') return key.matcher.byCode(value);
    return codeKey(value) === '' ? { reason: 'empty' } : { code: codeKey(value) };
  });
}

function lift(key: MergingKey, code: string): { code: string } | { reason: NoPlaceReason } {
  if (key.by === 'equal' || key.steps === 0) return { code };
  const [above, ...others] = key.matcher.above(code, key.steps);
  if (above === undefined) return { reason: 'no_parent' };
  return others.length > 0 ? { reason: 'several_parents' } : { code: above };
}

/** The first column of a table that holds periods; null where none does. */
export function findPeriod({ columns, rows, times }: MergingTable): SidePeriod | null {
  for (const field of times) {
    const at = columns.findIndex(({ id }) => id === field);
    const read = at < 0 ? undefined : readPeriods(rows.map((row) => writtenPeriod(row[at])));
    if (read) return { field, ...read, only: false };
  }
  return null;
}

/** A period as it is looked up: a datetime counts as its day. */
export function writtenPeriod(value: Cell | undefined): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1');
}
