import { type CellValue, convertValue, withoutEnds } from './convert-value.ts';
import { isMissing, matches, type ValueKind, valueKinds } from './value-kinds.ts';

/** The kind of one column; undefined if its values stay text. */
export type ChosenKind = ValueKind | undefined;

const partners: Record<string, string> = {
  day_first: 'month_first',
  day_first_timestamp: 'month_first_timestamp',
};
const commaMatters = new Set(['float', 'grouped_int', 'grouped_float']);

/**
 * Finds how the values of each column are written, by all of them. A column is a number, a date or a time only where
 * every value is one, words for missing values aside; codes with leading zeros stay text. Where one column shows that
 * commas separate decimals, or that months come first, the others are read so, too.
 */
export function chooseKinds(columns: readonly (readonly string[])[]): ChosenKind[] {
  const fitting = columns.map(kindsThatFit);
  const chosen = fitting.map((kinds) => kinds[0]);
  const comma = chosen.some((kind) => kind?.name === 'decimal_comma');
  const monthFirst = monthsStandFirst(fitting);
  return fitting.map((kinds) => {
    const [first] = kinds;
    const other = (name: string | undefined) => kinds.find((kind) => kind.name === name);
    if (comma && first && commaMatters.has(first.name)) return other('decimal_comma') ?? first;
    if (monthFirst && first) return other(partners[first.name]) ?? first;
    return first;
  });
}

/** All kinds that every value of a column is of, the narrowest first. */
function kindsThatFit(values: readonly string[]): ValueKind[] {
  let kinds: readonly ValueKind[] | undefined;
  for (const text of values) {
    if (withoutEnds(text) === '' || isMissing(text)) continue;
    kinds = (kinds ?? valueKinds).filter((kind) => fits(kind, text));
    if (kinds.length === 0) return [];
  }
  return [...(kinds ?? [])];
}

function fits(kind: ValueKind, text: string): boolean {
  return matches(kind, text) && (!kind.strict || convertValue(kind, text) !== undefined);
}

/** Whether all dates that can be read in one way only have the month first. */
function monthsStandFirst(fitting: readonly (readonly ValueKind[])[]): boolean {
  const sure = fitting.flatMap((kinds) => {
    const names = new Set<string>(kinds.map(({ name }) => name));
    return Object.entries(partners).flatMap(([dayFirst, monthFirst]) =>
      names.has(dayFirst) === names.has(monthFirst) ? [] : [names.has(monthFirst)],
    );
  });
  return sure.length > 0 && sure.every(Boolean);
}

/** The value of a cell as its column is written; null where there is none. */
export function cellValue(kind: ChosenKind, text: string): CellValue {
  const plain = withoutEnds(text);
  if (plain === '') return null;
  if (!kind) return plain;
  return isMissing(plain) ? null : (convertValue(kind, plain) ?? null);
}
