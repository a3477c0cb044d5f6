import type { OwnPlace, OwnSource } from '@gazetteer/charts';
import { writtenCode } from '@gazetteer/tabular';
import type { OpenLevel } from './own-areas.ts';

type Rows = readonly (readonly unknown[])[];

/** How the places of a column are known. */
export interface MatchedColumn {
  /** Different places written there. */
  total: number;
  matched: number;
  /** Those that are not known, each with the reason. */
  unmatched: { value: string; parent: string | null; reason: string }[];
  /** Codes of those that are. */
  codes: ReadonlySet<string>;
  /** The code of the place in a row, undefined where it is not known. */
  codeOf: (row: readonly unknown[]) => string | undefined;
}

/** Matches the places of a column of own rows with the areas of a level, in the browser. */
export function matchOwnPlaces(
  { columns }: Pick<OwnSource, 'columns'>,
  rows: Rows,
  { field, place }: { field: string; place: Pick<OwnPlace, 'by' | 'parent'> },
  { matcher }: Pick<OpenLevel, 'matcher'>,
): MatchedColumn {
  const at = columns.findIndex(({ id }) => id === field);
  const beside = place.by === 'name' ? columns.findIndex(({ id }) => id === place.parent) : -1;
  const written = (row: readonly unknown[]) => ({
    value: writtenCode(row[at]),
    parent: beside < 0 ? null : writtenCode(row[beside]),
  });
  const places = new Map<string, ReturnType<typeof written>>();
  for (const row of rows) {
    const one = written(row);
    if (one.value.trim() !== '') places.set(keyOf(one), one);
  }
  const list = [...places.values()];
  const found = place.by === 'code' ? list.map(({ value }) => matcher.byCode(value)) : matcher.byName(list);
  const codes = new Map<string, string>();
  const unmatched: MatchedColumn['unmatched'] = [];
  list.forEach((one, index) => {
    const match = found[index];
    if (match && 'code' in match) codes.set(keyOf(one), match.code);
    else unmatched.push({ ...one, reason: match?.reason ?? 'unknown_code' });
  });
  return {
    total: list.length,
    matched: codes.size,
    unmatched,
    codes: new Set(codes.values()),
    codeOf: (row) => codes.get(keyOf(written(row))),
  };
}

function keyOf({ value, parent }: { value: string; parent: string | null }): string {
  return `${value}\n${parent ?? ''}`;
}
