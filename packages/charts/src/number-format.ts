export type Locale = 'en' | 'fr';
/** `indian` groups digits as lakh and crore: 1,00,000. */
export type DigitGrouping = 'locale' | 'indian';
export type NumberStyle = { locale: Locale; digitGrouping?: DigitGrouping | undefined };

const NARROW_SPACE = /\u202f/g;
const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const COMPACT_FROM = 1e6;

/** Figures as they are shown, and the unit they are shown in. */
export type ShownFigures = { scale: number; unit: string | undefined };

/** Shares of one (0.097), such as a `share of adults`, are read as percent; everything else is shown as it is. */
export function shownFigures(unit: string | undefined, values: readonly number[]): ShownFigures {
  const isShare = /^((fraction|share|proportion)( of .+)?|ratio)$/i.test(unit?.trim() ?? '');
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
  const decimals = decimalsFor(range);
  const format = new Intl.NumberFormat(
    tagOf(style),
    compact
      ? { notation: 'compact', maximumSignificantDigits: 3 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
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
  const span = Math.max(...range) - Math.min(...range) || Math.abs(range[0] ?? 1) || 1;
  const telling = Math.min(6, Math.max(0, Math.ceil(1.69 - Math.log10(span))));
  return Math.min(telling, Math.max(0, ...range.map(decimalsOf)));
}

function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(String(Number(value.toPrecision(12))))?.[1]?.length ?? (value % 1 === 0 ? 0 : 6);
}
