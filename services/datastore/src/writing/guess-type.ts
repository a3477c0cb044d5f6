import { storedText } from '../tables/record-values.ts';

const LEADING_ZERO = /^[+-]?0\d/;

/**
 * The type that fits all the values of a column. Text that only looks like a number because it is a code
 * (`007`) stays text; a column without a value is text.
 */
export function guessType(values: Iterable<unknown>): string {
  let guess: string | undefined;
  for (const value of values) {
    if (value === null || value === undefined || value === '') continue;
    const type = typeOfValue(value);
    guess = guess === undefined ? type : common(guess, type);
    if (guess === 'text') return guess;
  }
  return guess ?? 'text';
}

function typeOfValue(value: unknown): string {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'number':
      return Number.isSafeInteger(value) ? 'int' : 'float';
    case 'object':
      return 'json';
    default:
      return typeOfText(String(value));
  }
}

function typeOfText(text: string): string {
  if (LEADING_ZERO.test(text)) return 'text';
  if (storedText(text, 'int') !== undefined) return 'int';
  if (storedText(text, 'numeric') !== undefined) return 'numeric';
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return 'text';
  if (text.length === 'YYYY-MM-DD'.length && storedText(text, 'date') !== undefined) return 'date';
  return storedText(text, 'timestamp') === undefined ? 'text' : 'timestamp';
}

// Each type also holds the values of those before it in its row.
const widening = [
  ['int', 'numeric', 'float'],
  ['date', 'timestamp'],
];

function common(one: string, other: string): string {
  if (one === other) return one;
  const row = widening.find((types) => types.includes(one) && types.includes(other));
  if (!row) return one === 'json' || other === 'json' ? 'json' : 'text';
  return row[Math.max(row.indexOf(one), row.indexOf(other))] ?? 'text';
}
