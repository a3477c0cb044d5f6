import { isBeside, isCodeOfWords, isIndicator, isOrdinal, isProse } from '../fields/column-meaning.ts';
import { isUnitColumn } from '../fields/unit-of.ts';
import type { ChartField } from '../spec/chart-field.ts';
import { levelsOf } from './rows-told-once.ts';

/**
 * The measure that a table is about: the first one, but for the least, the greatest and the like, which stand beside
 * others, and columns that have the name of another one once more.
 */
export function tellingMeasure(fields: readonly ChartField[]): ChartField | undefined {
  const measures = fields.filter(
    (field) => field.role === 'measure' && (field.distinct ?? 2) > 1 && !isOrdinal(field),
  );
  return measures.find((field) => !isBeside(field) && !isSecond(field, fields)) ?? measures[0];
}

/** Columns of words that name groups or things: no codes, numbers, levels, notes, units or indicators. */
export function namingFields(fields: readonly ChartField[]): ChartField[] {
  return fields.filter((field) => field.kind === 'boolean' || (isName(field) && !isSecond(field, fields)));
}

function isName(field: ChartField): boolean {
  const isOfWords = field.type === 'text' && (field.kind === 'category' || field.kind === 'place');
  if (!isOfWords || areNumbers(field) || levelsOf(field).length > 0) return false;
  return ![isCodeOfWords, isProse, isUnitColumn, isIndicator].some((is) => is(field));
}

/** Numbers that were read as words, as some of them are none. */
function areNumbers({ top }: ChartField): boolean {
  const numbers = top.filter(({ value }) => /^\W*\d(?:[.,\s]*\d)*\W*$/.test(String(value)));
  return top.length > 0 && numbers.length * 2 > top.length;
}

/** `State Name_2` beside `State Name`. */
function isSecond({ id }: ChartField, fields: readonly ChartField[]): boolean {
  const first = /^(.*\D)[_ ]?\d$/.exec(id)?.[1]?.replace(/[_ ]$/, '');
  return first !== undefined && fields.some((field) => field.id === first);
}

/** Whether the most frequent values are all as frequent: counting them tells nothing. */
export function countsAreEven({ top }: ChartField): boolean {
  return top.length > 1 && top[0]?.n === top.at(-1)?.n;
}
