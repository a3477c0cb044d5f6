import type { ChartData, ChartRow, MarkedValue } from '@gazetteer/charts';

const MOST_COLUMNS = 10;

/**
 * What tells each figure from the others, as annotations name it: its categories and times where these are enough,
 * otherwise all that is shown of it.
 */
export function figureAddresses({
  columns,
  rows,
}: ChartData): (row: ChartRow) => Record<string, MarkedValue> {
  const shown = columns.map(({ name }) => name).filter((name) => !name.startsWith('tooltip_'));
  const named = shown.filter((name) => columns.find((one) => one.name === name)?.kind !== 'number');
  const addressBy = (names: readonly string[]) => (row: ChartRow) =>
    Object.fromEntries(names.slice(0, MOST_COLUMNS).map((name) => [name, markedValue(row[name])]));
  const isEnough =
    named.length > 0 &&
    new Set(rows.map((row) => JSON.stringify(addressBy(named)(row)))).size === rows.length;
  return addressBy(isEnough ? named : shown);
}

/** A value as specifications write it. */
export function markedValue(value: unknown): MarkedValue {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? value : null;
}
