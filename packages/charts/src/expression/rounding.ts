import { namedSql } from './named-sql.ts';

/**
 * Rounds as `round` of DuckDB does: halves away from zero, and nothing where the power of ten has no number.
 * @param places behind the decimal point, before it where they are negative
 */
export function roundHalfAway(value: number, places: number): number {
  const factor = 10 ** Math.abs(places);
  const size = Math.abs(value);
  const rounded = places < 0 ? Math.round(size / factor) * factor : Math.round(size * factor) / factor;
  return Number.isFinite(rounded) ? Math.sign(value) * rounded : value;
}

/**
 * A number in so many significant digits; whole numbers stay as they are, what is not finite is null. Every machine
 * computes logarithms and powers with a last digit of its own, of which `floor` or `=` would make another answer.
 * Without it they see the same number everywhere.
 */
export function significant(value: number, digits: number): number | null {
  if (!Number.isFinite(value)) return null;
  if (Number.isSafeInteger(value)) return value;
  return roundHalfAway(value, digits - 1 - Math.floor(Math.log10(Math.abs(value))));
}

/** To so many significant digits, but no fewer places behind the decimal point. */
export type Rounding = { digits: number; places: number };

/** Of a double, as many significant digits are its own. */
const OWN_DIGITS = 15;

/**
 * A computed number without the last digits, so that `log(8) / log(2)` is 3. Whole numbers stay as they are, and large
 * ones whose places reach beyond the digits a number has.
 */
export function withoutLastDigits(value: number, { digits, places }: Rounding): number {
  if (Number.isInteger(value) || !(Math.abs(value) < 10 ** (OWN_DIGITS - places))) return value;
  return roundHalfAway(value, Math.max(places, digits - 1 - Math.floor(Math.log10(Math.abs(value)))));
}

/** `withoutLastDigits` in SQL. */
export function withoutLastDigitsSql(sql: string, { digits, places }: Rounding): string {
  const limit = `1e${OWN_DIGITS - places}`;
  return namedSql(sql, (v) => {
    const most = `greatest(${places}, ${digits - 1} - cast(floor(log10(abs(${v}))) as integer))`;
    return `case when abs(${v}) < ${limit} and ${v} <> floor(${v}) then round(${v}, ${most}) else ${v} end`;
  });
}

/** `significant` in SQL. Arithmetic, since writing the digits as text takes three times as long. */
export function significantSql(sql: string, digits: number): string {
  return namedSql(sql, (v) => {
    const isWhole = `${v} = floor(${v}) and abs(${v}) <= ${Number.MAX_SAFE_INTEGER}`;
    const places = `${digits - 1} - cast(floor(log10(abs(${v}))) as integer)`;
    return `case when ${isWhole} then ${v} when isfinite(${v}) then round(${v}, ${places}) end`;
  });
}
