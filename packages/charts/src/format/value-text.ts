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
/** Figures outside of these are written with a power of ten. */
const TINY = 1e-6;
const HUGE = 1e15;
const NOTHING_BESIDE = 1e-13;
const MOST_DIGITS = 12;

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

/** How a figure of a range is written: what follows it, what a person has chosen, how many digits it has at least. */
export type FigureLook = {
  unit?: string | undefined;
  format?: FigureFormat | undefined;
  /** How many of the unit one of the figures is. */
  times?: number;
  /** Significant digits that a figure keeps where it has them, however large others are; 0 where it may be rounded away. */
  digits?: number;
};

/**
 * Writes figures as the reader does, with as many decimals as tell the ends of `range` apart unless a format says
 * how many. Small figures beside large ones have more, so that none but 0 is written as 0.
 */
export function numberWriter(
  style: NumberStyle,
  range: readonly number[],
  { unit, format = {}, times = 1, digits = 2 }: FigureLook = {},
): (value: number) => string {
  // A range can be thousands of figures, and many a writer is never asked.
  let write: ((value: number) => string) | undefined;
  const ending = unit ? `${NO_BREAK_SPACE}${unit}` : '';
  return (value) => {
    write ??= makeWriter(style, times === 1 ? range : range.map((one) => one * times), format, digits);
    return (
      write(value * times)
        .replace(NARROW_SPACE, NO_BREAK_SPACE)
        .replaceAll('-', MINUS) + ending
    );
  };
}

/** Writes each of the figures, such as the ends of classes, so that no two that differ look alike. */
export function tellingWriter(
  style: NumberStyle,
  values: readonly number[],
  look: FigureLook = {},
): (value: number) => string {
  const different = new Set(values);
  for (let digits = 2; digits < MOST_DIGITS; digits += 1) {
    const write = numberWriter(style, values, { ...look, digits });
    if (new Set([...different].map(write)).size === different.size) return write;
  }
  return numberWriter(style, values, { ...look, digits: MOST_DIGITS });
}

function makeWriter(
  style: NumberStyle,
  range: readonly number[],
  { style: look, decimals: fixed }: FigureFormat,
  digits: number,
): (value: number) => string {
  const tag = tagOf(style);
  const largest = range.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const compact =
    look === 'compact' || (look === undefined && largest >= COMPACT_FROM && style.digitGrouping !== 'indian');
  const notation = compact ? { notation: 'compact' as const } : {};
  if (fixed !== undefined) {
    const format = numberFormat(tag, { ...notation, ...exactly(fixed) });
    return (value) => format.format(value);
  }
  const decimals = largest < TINY ? 0 : decimalsFor(range);
  const significant = Math.max(digits, digitsFor(range, largest));
  const usual = numberFormat(
    tag,
    compact ? { ...notation, maximumSignificantDigits: significant } : exactly(decimals),
  );
  return (value) => {
    const size = Math.abs(value);
    // A sum of binary fractions that is nothing leaves some behind.
    const isNothing = size < TINY && size <= largest * NOTHING_BESIDE;
    if (isNothing) return usual.format(0);
    if (digits === 0) return usual.format(value);
    if (size < TINY || size >= HUGE)
      return numberFormat(tag, { notation: 'scientific', maximumSignificantDigits: significant }).format(
        value,
      );
    const own = compact ? 0 : Math.min(decimalsOf(value), digits - 1 - Math.floor(Math.log10(size)));
    return own > decimals ? numberFormat(tag, exactly(own)).format(value) : usual.format(value);
  };
}

const exactly = (decimals: number) => ({
  minimumFractionDigits: decimals,
  maximumFractionDigits: decimals,
});

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
  return Math.min(MOST_DIGITS, Math.max(3, Math.ceil(Math.log10(largest / spanOf(range))) + 2));
}

/** What lies between the ends of a range that has some; never 0. */
function spanOf(range: readonly number[]): number {
  // Lists of thousands: not as arguments.
  const least = range.reduce((one, other) => Math.min(one, other));
  const most = range.reduce((one, other) => Math.max(one, other));
  return most - least || Math.abs(most) || 1;
}

/** How many decimals a figure has, as it is written without a power of ten. */
function decimalsOf(value: number): number {
  const [, decimals = '', power = '0'] =
    /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(roundDigits(value))) ?? [];
  return Math.max(0, decimals.length - Number(power));
}

/** A JSON value of a table as text: nothing as empty text, lists and objects as JSON. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
