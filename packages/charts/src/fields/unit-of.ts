import type { ColumnSummary } from '../spec/table-summary.ts';

const unitWords =
  /%|per ?cent|\bper\b|₹|\$|€|£|\b(rs\.?|inr|usd|eur|rupees?|dollars?|lakhs?|crores?|thousands?|millions?|billions?|tonnes?|tons?|mts?|quintals?|kg|km|hectares?|ha|mm|cm|metres?|meters?|kilomet(re|er)s?|celsius|mw|gwh|kwh|mwh|hz)\b|°|^0{3} /i;
const unitEndings: readonly (readonly [RegExp, string])[] = [
  [/[_ ]mw$/i, 'MW'],
  [/[_ ]mwh$/i, 'MWh'],
  [/[_ ]kwh$/i, 'kWh'],
  [/[_ ]gwh$/i, 'GWh'],
  [/[_ ]hz$/i, 'Hz'],
  [/[_ ]in[_ ]mm$/i, 'mm'],
  [/[_ ]in[_ ]cm$/i, 'cm'],
  [/[_ ]in[_ ]km$/i, 'km'],
  [/[_ ]in[_ ]c$/i, '°C'],
  [/[_ ](pct|percent)$/i, '%'],
];
const unitColumn = /^(unit|units|uom|unit of measure(ment)?|unité|unités)$/i;

/**
 * The unit of a column: as the dictionary has it, else as its label has it in brackets or at its end, else the one that
 * the table's own column of units has for every row.
 */
export function unitOf(
  { id, label, unit }: Pick<ColumnSummary, 'id' | 'label' | 'unit'>,
  unitOfRows: string | null,
): string | null {
  if (unit) return unit;
  const name = label || id;
  const bracketed = [...name.matchAll(/\(([^()]+)\)/g)].map(([, text = '']) => text.trim());
  const inBrackets = bracketed.find((text) => unitWords.test(text));
  if (inBrackets !== undefined) return inBrackets.replace(/^in /i, '').replace(/^'?0{3} /, 'thousand ');
  const ending = unitEndings.find(([pattern]) => pattern.test(id));
  return ending ? ending[1] : unitOfRows;
}

/** The column that says in which unit the figures of a row are. */
export function isUnitColumn({ id, label, type }: Pick<ColumnSummary, 'id' | 'label' | 'type'>): boolean {
  return type === 'text' && (unitColumn.test(id) || unitColumn.test(label ?? ''));
}

/** A label without the unit that it has in brackets, where that is all that the brackets say. */
export function labelWithoutUnit(label: string): string {
  const found = [...label.matchAll(/(?<!\s)\s*\(([^()]+)\)/g)].find(([, text = '']) => unitWords.test(text));
  const left = found ? label.replace(found[0], '').trim() : label;
  return left === '' ? label : left;
}
