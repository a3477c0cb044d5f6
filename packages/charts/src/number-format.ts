export type Locale = 'en' | 'fr';
/** `indian` groups digits as lakh and crore: 1,00,000. */
export type DigitGrouping = 'locale' | 'indian';
export type NumberStyle = { locale: Locale; digitGrouping?: DigitGrouping | undefined };

const NARROW_SPACE = /\u202f/g;
const NO_BREAK_SPACE = '\u00a0';
const COMPACT_FROM = 1e6;

/** Figures as they are shown, and the unit they are shown in. */
export type ShownFigures = { scale: number; unit: string | undefined };

/** Shares of one (0.097) are read as percent; everything else is shown as it is. */
export function shownFigures(unit: string | undefined, values: readonly number[]): ShownFigures {
  const isShare = /^(fraction|share|proportion|ratio)$/i.test(unit ?? '');
  return isShare && values.every((value) => Math.abs(value) <= 1)
    ? { scale: 100, unit: '%' }
    : { scale: 1, unit };
}

/** Writes figures as the reader does, with as many decimals as tell the ends of `range` apart. */
export function numberWriter(
  style: NumberStyle,
  range: readonly number[],
  unit?: string,
): (value: number) => string {
  const largest = Math.max(0, ...range.map(Math.abs));
  const compact = largest >= COMPACT_FROM && style.digitGrouping !== 'indian';
  const format = new Intl.NumberFormat(
    tagOf(style),
    compact
      ? { notation: 'compact', maximumSignificantDigits: 3 }
      : { minimumFractionDigits: decimalsFor(range), maximumFractionDigits: decimalsFor(range) },
  );
  const ending = isShortUnit(unit) ? `${NO_BREAK_SPACE}${unit}` : '';
  return (value) => format.format(value).replace(NARROW_SPACE, NO_BREAK_SPACE) + ending;
}

/** Short units fit behind every figure; longer ones are written once. */
export function isShortUnit(unit: string | undefined): boolean {
  return /^(%|°[CF]?|km|m|mm|kg|t|ppm|MW|GWh)$/.test(unit ?? '');
}

function tagOf({ locale, digitGrouping }: NumberStyle): string {
  if (locale === 'fr') return 'fr-FR';
  return digitGrouping === 'indian' ? 'en-IN' : 'en-GB';
}

function decimalsFor(range: readonly number[]): number {
  if (range.length === 0 || range.every(Number.isInteger)) return 0;
  const span = Math.max(...range) - Math.min(...range) || Math.abs(range[0] ?? 1) || 1;
  return Math.min(6, Math.max(0, Math.ceil(1.69 - Math.log10(span))));
}
