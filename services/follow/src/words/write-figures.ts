import type { NamedColumn, Scalar, Value } from '../model/news.ts';
import type { Language } from '../model/subject.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { type Count, isEmpty, type Words } from './words.ts';

export type WritingStyle = { language: Language; digitGrouping: 'locale' | 'indian' };

/** Words and figures of one language. */
export type Writer = {
  words: Words;
  count(count: number): Count;
  /** A cell of a row: figures of measures are grouped, years and codes are not. */
  cell(column: NamedColumn, value: unknown): string;
  /** A value that is followed, with its unit. */
  value(column: NamedColumn, value: Value): string;
};

const FIGURE = /^[+-]?\d+(\.\d+)?$/;
/** More digits than this are not a double's. */
const EXACT_DIGITS = 15;
const MOST_DECIMALS = 15;

export function writerOf({ language, digitGrouping }: WritingStyle): Writer {
  const words = language === 'fr' ? french : english;
  const locale = language === 'fr' ? 'fr' : digitGrouping === 'indian' ? 'en-IN' : 'en';
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DECIMALS });
  const figure = (value: string | number) => {
    const text = String(value);
    return text.replaceAll(/\D/g, '').length <= EXACT_DIGITS ? figures.format(Number(value)) : text;
  };
  const plain = (value: Scalar) =>
    typeof value === 'boolean' ? words.boolean(value) : isEmpty(value) ? words.value.empty : String(value);
  const cell = (column: NamedColumn, value: unknown): string => {
    const scalar = typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Scalar);
    const isFigure = typeof scalar === 'number' || (typeof scalar === 'string' && FIGURE.test(scalar));
    return column.isMeasure && isFigure ? figure(scalar) : plain(scalar ?? null);
  };
  return {
    words,
    count: (count) => ({ figure: figures.format(count), count }),
    cell,
    value: (column, { found, value }) => {
      if (found !== 'one') return found === 'none' ? words.value.none : words.value.several;
      if (isEmpty(value)) return words.value.empty;
      const written = typeof value === 'number' ? figure(value) : cell({ ...column, isMeasure: true }, value);
      return column.unit === null ? written : withUnit(written, column.unit, language);
    },
  };
}

/** Signs stand close to a figure in English, and everything else a space away that does not break. */
function withUnit(figure: string, unit: string, language: Language): string {
  return `${figure}${/^[%°]$/.test(unit) && language === 'en' ? '' : '\u00a0'}${unit}`;
}
