import { roundDigits } from './round-numbers.ts';
import { numberFormat } from './number-format.ts';

export type Locale = 'en' | 'fr';
/** `indian` groups digits as lakh and crore: 1,00,000. */
export type DigitGrouping = 'locale' | 'indian';
export type NumberStyle = { locale: Locale; digitGrouping?: DigitGrouping | undefined };

/** What a person has chosen of a number's look. */
export type FigureFormat = { style?: 'plain' | 'compact' | 'percent'; decimals?: number };

const NARROW_SPACE = /\u202f/g;
const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const COMPACT_FROM = 1e6;

/**
 * Figures as they are shown, and the unit they are shown in. `times` says how many of the unit one of the figures is:
 * axes keep the figures of the table, and only what is written counts single ones.
 */
export type ShownFigures = { scale: number; times: number; unit: string | undefined };

const scaleOfUnit: Readonly<Record<string, number>> = {
  thousand: 1e3,
  lakh: 1e5,
  million: 1e6,
  crore: 1e7,
  billion: 1e9,
  millier: 1e3,
  milliard: 1e9,
};

/** `share of adults`, `part des adultes`. */
const shares =
  /^((fraction|share|proportion) of .+|part (de|du|des|d[’']).+|fraction|share|part|proportion|ratio)$/i;

/** `thousand US dollars`, `milliers de dollars`. */
const scaled = /^(thousand|millier|lakh|million|crore|billion|milliard)s? (?:of |de |d[’'])?(\S.*)$/i;

/**
 * Shares of one (0.097), such as a `share of adults`, are read as percent, and `thousand US dollars` as US dollars, so
 * that no figure is written in thousands of millions; everything else is shown as it is.
 */
export function shownFigures(unit: string | undefined, values: readonly number[]): ShownFigures {
  const isShare = shares.test(unit?.trim() ?? '');
  if (isShare && values.every((value) => Math.abs(value) <= 1)) return { scale: 100, times: 1, unit: '%' };
  const [, scale, counted] = scaled.exec(unit?.trim() ?? '') ?? [];
  const times = scaleOfUnit[scale?.toLowerCase() ?? ''];
  return times === undefined ? { scale: 1, times: 1, unit } : { scale: 1, times, unit: counted };
}

/**
 * Writes figures as the reader does, with as many decimals as tell the ends of `range` apart unless a format says
 * how many.
 * @param times how many of the unit one of the figures is
 */
export function numberWriter(
  style: NumberStyle,
  range: readonly number[],
  unit?: string,
  format: FigureFormat = {},
  times = 1,
): (value: number) => string {
  // A range can be thousands of figures, and many a writer is never asked.
  let write: ((value: number) => string) | undefined;
  return (value) => {
    write ??= makeWriter(style, times === 1 ? range : range.map((one) => one * times), unit, format);
    return write(value * times);
  };
}

function makeWriter(
  style: NumberStyle,
  range: readonly number[],
  unit: string | undefined,
  { style: look, decimals: fixed }: FigureFormat,
): (value: number) => string {
  const largest = range.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const compact =
    look === 'compact' || (look === undefined && largest >= COMPACT_FROM && style.digitGrouping !== 'indian');
  const decimals = fixed ?? decimalsFor(range);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = numberFormat(
    tagOf(style),
    compact
      ? {
          notation: 'compact',
          ...(fixed === undefined ? { maximumSignificantDigits: digitsFor(range, largest) } : digits),
        }
      : digits,
  );
  const ending = unit ? `${NO_BREAK_SPACE}${unit}` : '';
  return (value) => format.format(value).replace(NARROW_SPACE, NO_BREAK_SPACE).replace('-', MINUS) + ending;
}

/** Units that belong to every figure; others stand once, under the title. */
export function unitOfFigures(unit: string | undefined): string | undefined {
  return /^(%|°[CF]?)$/.test(unit ?? '') ? unit : undefined;
}

/** Units that can follow a figure in a sentence. */
export function unitInSentence(unit: string | undefined): string | undefined {
  return /^(%|°[CF]?|[kcm]?m|m?g|kg|t|pp[mb]|[kMGT]Wh?|ha|km²|[€$£₹])$/.test(unit ?? '') ? unit : undefined;
}

function tagOf({ locale, digitGrouping }: NumberStyle): string {
  if (locale === 'fr') return 'fr-FR';
  return digitGrouping === 'indian' ? 'en-IN' : 'en-US';
}

/** Enough to tell the ends apart, and no more than the figures have. */
function decimalsFor(range: readonly number[]): number {
  if (range.length === 0) return 0;
  const telling = Math.min(6, Math.max(0, Math.ceil(1.69 - Math.log10(spanOf(range)))));
  let decimals = 0;
  for (const value of range) {
    if (decimals >= telling) break;
    decimals = Math.max(decimals, Math.min(telling, decimalsOf(value)));
  }
  return decimals;
}

/** Three digits where the figures differ in the first ones, more where they differ further back. */
function digitsFor(range: readonly number[], largest: number): number {
  if (range.length === 0) return 3;
  return Math.min(12, Math.max(3, Math.ceil(Math.log10(largest / spanOf(range))) + 2));
}

/** What lies between the ends of a range that has some; never 0. */
function spanOf(range: readonly number[]): number {
  // Lists of thousands: not as arguments.
  const least = range.reduce((one, other) => Math.min(one, other));
  const most = range.reduce((one, other) => Math.max(one, other));
  return most - least || Math.abs(most) || 1;
}

function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(String(roundDigits(value)))?.[1]?.length ?? (value % 1 === 0 ? 0 : 6);
}

/** A JSON value of a table as text: nothing as empty text, lists and objects as JSON. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
