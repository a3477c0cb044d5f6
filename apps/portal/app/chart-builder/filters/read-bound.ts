import type { ChartField } from '@gazetteer/charts';

const numeric = new Set(['int', 'float', 'numeric']);

/** What was typed is no number. */
export const unreadable = Symbol('unreadable');

/**
 * What was typed as an end of a range, as the field has its values.
 * @returns undefined where nothing was typed, {@link unreadable} where a number was due
 */
export function readBound(
  text: string,
  { type }: Pick<ChartField, 'type'>,
  language: string,
): number | string | undefined | typeof unreadable {
  const plain = text.trim();
  if (plain === '') return undefined;
  if (!numeric.has(type)) return plain;
  // Groups of digits as either language writes them; French writes decimals with a comma.
  const bare = plain.replace(/[\s'’\u00a0\u202f]/g, '');
  const figure = language === 'fr' ? bare.replace(',', '.') : bare.replaceAll(',', '');
  const number = Number(figure);
  return Number.isFinite(number) ? number : unreadable;
}
