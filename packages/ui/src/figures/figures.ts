import { quickWriting } from './quick-writing.ts';

/** How figures, dates and sizes are written for one reader. */
export interface Figures {
  /** A figure with its digits grouped, every digit kept up to `maximumFractionDigits` (6). */
  number(value: number, maximumFractionDigits?: number): string;
  /** The same in two halves, so that a column can line them up at the decimal point. */
  halves(value: number): { whole: string; fraction: string };
  /** A figure without grouping: years, codes. */
  plain(value: number): string;
  /** Three significant digits at most, for axes and summaries. */
  rounded(value: number): string;
  /** `20 Nov 2026` of an ISO date or time; what is not one is given back, and each in a language whose months are not known here. */
  date(iso: string): string;
  /** `Nov 2026` of an ISO month (`2026-11`), given back in a language whose months are not known here. */
  month(iso: string): string;
  /** A date, with the time of day where it is not midnight. */
  moment(iso: string): string;
  /** `4.2 MB` */
  bytes(count: number): string;
  percent(share: number): string;
}

/** `indian` groups by thousand, lakh and crore (12,34,567) with the separators of the reader's language. */
export type DigitGrouping = 'locale' | 'indian';

// Making the formats takes longer than writing a whole page of figures with them.
const made = new Map<string, Figures>();

/** The formats for a language ('en', 'fr') and the site's grouping of digits. */
export function createFigures(language: string, grouping: DigitGrouping): Figures {
  const key = `${language} ${grouping}`;
  const figures = made.get(key) ?? makeFigures(language, grouping);
  made.set(key, figures);
  return figures;
}

function makeFigures(language: string, grouping: DigitGrouping): Figures {
  const locale = language === 'en' ? 'en-GB' : language;
  const write = numberWriter(locale, grouping);
  let separator: string | undefined;
  const quick = quickWriting(language);
  const byThousands = grouping === 'locale' ? quick : undefined;
  const number = (value: number, maximumFractionDigits = 6) =>
    byThousands?.number(value, maximumFractionDigits) ?? write(value, { maximumFractionDigits });
  const date = (iso: string) => {
    const at = isoDate.test(iso) ? utc(iso) : undefined;
    return (at && !Number.isNaN(at.getTime()) && quick?.day(at)) || iso;
  };
  return {
    number,
    halves(value) {
      const text = number(value);
      separator ??= quick?.separator ?? write(0.5, { maximumFractionDigits: 1 }).charAt(1);
      const at = text.indexOf(separator);
      return at < 0 ? { whole: text, fraction: '' } : { whole: text.slice(0, at), fraction: text.slice(at) };
    },
    plain: (value) => write(value, { maximumFractionDigits: 6, useGrouping: false }),
    rounded: (value) =>
      write(value, Math.abs(value) < 1000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 }),
    date,
    month: (iso) => quick?.month(utc(`${iso}-01`)) ?? iso,
    moment: (iso) => `${date(iso)}${timeOfDay(iso)}`,
    bytes: (count) => bytes(language, count, number),
    percent: (share) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share),
  };
}

const isoDate = /^\d{4}-\d{2}-\d{2}/;

function utc(iso: string): Date {
  return new Date(iso.length > 10 && !/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? `${iso}Z` : iso);
}

function timeOfDay(iso: string): string {
  const time = /T(\d\d:\d\d)(?::(\d\d))?/.exec(iso);
  if (!time || (time[1] === '00:00' && (time[2] ?? '00') === '00')) return '';
  return time[2] && time[2] !== '00' ? ` ${time[1]}:${time[2]}` : ` ${time[1]}`;
}

type NumberWriter = (value: number, options: Intl.NumberFormatOptions) => string;

function numberWriter(locale: string, grouping: DigitGrouping): NumberWriter {
  const formats = new Map<string, Intl.NumberFormat>();
  const formatOf = (tag: string, options: Intl.NumberFormatOptions) => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
    formats.set(key, format);
    return format;
  };
  if (grouping === 'locale') return (value, options) => wider(formatOf(locale, options).format(value));
  const marks = separatorsOf(locale);
  return (value, options) =>
    formatOf('en-IN', options)
      .formatToParts(value)
      .map((part) => wider(marks[part.type] ?? part.value))
      .join('');
}

/** French groups digits by a narrow space, which our figures show as hardly any: the full one is read. */
function wider(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/** The separators of a language, as its own format of a long number shows them. */
function separatorsOf(locale: string): Partial<Record<Intl.NumberFormatPartTypes, string>> {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: valueOf('group'), decimal: valueOf('decimal') };
}

/** As `Intl` does, with a tenth from a million bytes on. */
function bytes(language: string, count: number, number: (value: number) => string): string {
  const [space, units] = language === 'fr' ? ['\u202f', 'o ko Mo Go To'] : [' ', 'byte kB MB GB TB'];
  const power = count < 1 ? 0 : Math.min(Math.floor(Math.log10(count) / 3), 4);
  const parts = power > 1 ? 10 : 1;
  return `${number(Math.round(count / (1000 ** power / parts)) / parts)}${space}${units.split(' ')[power]}`;
}
