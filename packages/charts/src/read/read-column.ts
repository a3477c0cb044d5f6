import {
  cellText,
  numberWriter,
  shownFigures,
  tellingWriter,
  unitInSentence,
  unitOfFigures,
  type Locale,
  type NumberStyle,
} from '../format/value-text.ts';
import type { Channel } from '../spec/chart-spec.ts';
import type { ChartColumn, ChartRow } from '../spec/chart-data.ts';
import { timeAxis, type TimeAxis } from '../format/time-axis.ts';
import type { ChartWords } from '../words/english.ts';
import { OTHER } from '../spec/vocabulary.ts';
import { isUnrecognised } from '../values/merged-place.ts';

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** One column of the figures behind a chart, with everything that reads and writes it. */
export type Column = {
  name: string;
  label: string;
  /** Shown after the label where it does not stand behind each figure. */
  unit: string | undefined;
  kind: 'figure' | 'moment' | 'category';
  channel: Channel | undefined;
  source: ChartColumn;
  /** Place on a scale: the figure as it is shown, or a place in time; NaN for none. */
  number(row: ChartRow): number;
  /** What tells one category from another. */
  key(row: ChartRow): string;
  /** All categories in the order they are shown, times and figures in their own. */
  keys: readonly string[];
  /** Writes a place on the scale, with the unit that belongs to every figure. */
  write(value: number): string;
  /** A writer with as many digits as tell each of these figures from the others, such as those of an axis. */
  writerFor(values: readonly number[]): (value: number) => string;
  /** What is read for a row, a unit that fits into a sentence behind it. */
  text(row: ChartRow): string;
  /** The same with all digits, for tables. */
  fullText(row: ChartRow): string;
  /** The same of a row that is pointed at: a figure has digits of its own, as none stands below another. */
  singleText(row: ChartRow): string;
  keyText(key: string): string;
  time: TimeAxis | undefined;
  /** Width of a bin as it is shown; figures are where bins begin. */
  binStep: number | undefined;
  /** How many of the unit one of the figures is: 1,000 of figures that the table has in thousands. */
  times: number;
};

/** How a reader writes numbers, and the words of the reader's language. */
/** `combined`: whether any figure is made of several rows; of one row a mean is that row, and is not said. */
type Reader = NumberStyle & { words: ChartWords; combined: boolean };

/** Reads one column; figures that are shares of one become percent, as the format or the unit says. */
export function readColumn(
  source: ChartColumn,
  channel: Channel | undefined,
  rows: readonly ChartRow[],
  reader: Reader,
): Column {
  const values = rows.map((row) => row[source.name]);
  if (source.kind === 'number') return figureColumn(source, channel, values, reader);
  if (source.kind === 'time' && !isCyclic(source.time_unit))
    return momentColumn(source, channel, values, reader);
  return categoryColumn(source, channel, values, reader);
}

function figureColumn(
  source: ChartColumn,
  channel: Channel | undefined,
  values: readonly unknown[],
  reader: Reader,
): Column {
  const { words } = reader;
  const plain = values.map(numberOf).filter(Number.isFinite);
  const counts = source.aggregate === 'count' || source.aggregate === 'distinct';
  const given = counts || saysItsName(source) ? undefined : (source.unit ?? undefined);
  const shown =
    channel?.format?.style === 'percent'
      ? { scale: given === '%' ? 1 : 100, times: 1, unit: '%' }
      : shownFigures(given, plain);
  const figures = plain.map((value) => value * shown.scale);
  const { times } = shown;
  const binStep = source.bin_step === null ? undefined : source.bin_step * shown.scale;
  // Bins begin at round numbers, which are true only with all their digits.
  const isBin = binStep !== undefined;
  const besideOthers = {
    unit: unitOfFigures(shown.unit),
    format: channel?.format,
    times,
    digits: isBin ? 12 : 2,
  };
  const write = numberWriter(reader, figures, besideOthers);
  const alone = { ...besideOthers, unit: unitInSentence(shown.unit), digits: isBin ? 12 : 3 };
  const say = numberWriter(reader, figures, alone);
  const plainStyle = { style: 'plain', ...channel?.format } as const;
  const saySingle = numberWriter(reader, figures, { ...alone, format: plainStyle });
  const sayAll = numberWriter(reader, figures, { ...alone, format: plainStyle, digits: besideOthers.digits });
  const textOf = (value: number, writeFigure: (value: number) => string) => {
    if (!Number.isFinite(value)) return words.noValue;
    return binStep === undefined
      ? writeFigure(value)
      : words.stretch(writeFigure(value), writeFigure(value + binStep));
  };
  const number = (row: ChartRow) => numberOf(row[source.name]) * shown.scale;
  return {
    name: source.name,
    label: labelOf(source, channel, reader),
    unit: unitOfFigures(shown.unit) ? undefined : shown.unit,
    kind: 'figure',
    channel,
    source,
    number,
    key: (row) => String(number(row)),
    keys: orderedKeys(figures),
    write,
    writerFor: (values) => tellingWriter(reader, values, besideOthers),
    text: (row) => textOf(number(row), say),
    fullText: (row) => textOf(number(row), sayAll),
    singleText: (row) => textOf(number(row), saySingle),
    keyText: (key) => textOf(Number(key), write),
    time: undefined,
    binStep,
    times,
  };
}

/** Some dictionaries have a magnitude in magnitudes. */
function saysItsName({ label, unit }: ChartColumn): boolean {
  return unit !== null && label.trim().toLowerCase() === unit.trim().toLowerCase();
}

function momentColumn(
  source: ChartColumn,
  channel: Channel | undefined,
  values: readonly unknown[],
  reader: Reader,
): Column {
  const { words } = reader;
  const time = timeAxis(values, reader.locale, source.time_unit);
  const write = (value: number) => (Number.isFinite(value) ? time.write(value) : words.noValue);
  const number = (row: ChartRow) => time.position(row[source.name]);
  return {
    name: source.name,
    label: labelOf(source, channel, reader),
    unit: undefined,
    kind: 'moment',
    channel,
    source,
    number,
    key: (row) => String(number(row)),
    keys: orderedKeys(values.map((value) => time.position(value)).filter(Number.isFinite)),
    write,
    writerFor: () => write,
    text: (row) => write(number(row)),
    fullText: (row) => write(number(row)),
    singleText: (row) => write(number(row)),
    keyText: (key) => write(Number(key)),
    time,
    binStep: undefined,
    times: 1,
  };
}

function categoryColumn(
  source: ChartColumn,
  channel: Channel | undefined,
  values: readonly unknown[],
  reader: Reader,
): Column {
  const writeCategory = categoryWriter(source, reader);
  const present = new Map(values.map((value) => [cellText(value), value]));
  const inOrder = [...present.entries()];
  if (isCyclic(source.time_unit)) inOrder.sort(([one], [other]) => Number(one) - Number(other));
  const known = (source.domain ?? []).map((value) => [cellText(value), value] as const);
  // Categories the answer lists, then whatever else its rows hold.
  const ordered = new Map([...known.filter(([key]) => present.has(key)), ...inOrder]);
  const keyText = (key: string) => writeCategory(ordered.get(key) ?? key);
  return {
    name: source.name,
    label: labelOf(source, channel, reader),
    unit: undefined,
    kind: 'category',
    channel,
    source,
    number: () => Number.NaN,
    key: (row) => cellText(row[source.name]),
    keys: [...ordered.keys()],
    write: String,
    writerFor: () => String,
    text: (row) => writeCategory(row[source.name]),
    fullText: (row) => writeCategory(row[source.name]),
    singleText: (row) => writeCategory(row[source.name]),
    keyText,
    time: undefined,
    binStep: undefined,
    times: 1,
  };
}

/** What people read for a category: its text, `Other`, a month or a day of the week by name. */
function categoryWriter(column: ChartColumn, { words, locale }: Reader): (value: unknown) => string {
  const cyclic = cyclicWriter(column.time_unit, locale);
  return (value) => {
    if (value === OTHER) return words.other;
    if (value === null || value === undefined || value === '') return words.noValue;
    if (isUnrecognised(column.field, value)) return words.unrecognised;
    if (column.kind === 'boolean') return value === true || value === 'true' ? words.yes : words.no;
    return cyclic ? cyclic(Number(value)) : categoryName(column, value);
  };
}

/** A category in words: codes by what they stand for, where that is known. */
export function categoryName({ names = {} }: Pick<ChartColumn, 'names'>, value: unknown): string {
  const text = cellText(value);
  return Object.hasOwn(names, text) ? (names[text] ?? text) : text;
}

/** Whether the answer itself says what a category is called. */
export function isNamed({ source }: Pick<Column, 'source'>, row: ChartRow): boolean {
  return Object.hasOwn(source.names ?? {}, cellText(row[source.name]));
}

function cyclicWriter(unit: string | null, locale: Locale): ((value: number) => string) | undefined {
  const tag = locale === 'fr' ? 'fr-FR' : 'en-GB';
  if (unit === 'month_of_year') {
    const format = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
    return (month) => format.format(Date.UTC(2024, month - 1, 1));
  }
  if (unit === 'day_of_week') {
    const format = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
    return (day) => format.format(MONDAY + (day - 1) * DAY);
  }
  if (unit === 'hour_of_day') return (hour) => (locale === 'fr' ? `${hour} h` : `${hour}:00`);
  return undefined;
}

/** Whether a unit of time comes round again, so that its values are categories in their own order. */
function isCyclic(unit: string | null): boolean {
  return unit?.includes('_of_') ?? false;
}

/** What people call a column: `Unemployment rate`, `Income (median)`, `Number of rows`. */
function labelOf(source: ChartColumn, channel: Channel | undefined, { words, combined }: Reader): string {
  if (channel?.label) return channel.label;
  const { aggregate, field } = source;
  if (aggregate === 'count') return field === null ? words.rows : nameOf(source);
  const label = nameOf(source);
  const isSaid = namesAggregate(source, channel) && (combined || !saysTheSameOfOneRow.has(aggregate ?? ''));
  return isSaid ? words.aggregated[aggregate as AggregateInLabel](label) : label;
}

/** Aggregates that make one row what it is. */
export const saysTheSameOfOneRow: ReadonlySet<string> = new Set(['sum', 'mean', 'median', 'min', 'max']);

type AggregateInLabel = keyof ChartWords['aggregated'];

/** A column without a label has its own name for one. */
function nameOf({ label, field, name }: ChartColumn): string {
  return label && label !== field ? label : humanize(field ?? name);
}

/** Whether the label of a column says how its rows became one figure. */
export function namesAggregate(source: ChartColumn, channel: Channel | undefined): boolean {
  const { aggregate, field, unit } = source;
  if (channel?.label || aggregate === null || aggregate === 'sum') return false;
  if (aggregate === 'count') return field === null;
  return aggregate !== 'mean' || !isRate(nameOf(source), unit);
}

/** Rates and shares are always averaged: it need not be said. */
function isRate(label: string, unit: string | null): boolean {
  return /%|\bper\b|\/|°|\brate|share|ratio|percent|proportion|fraction|index|average|mean|median|expectanc|taux|part |moyen|indice/i.test(
    `${label} ${unit ?? ''}`,
  );
}

function orderedKeys(values: readonly number[]): string[] {
  // A list of numbers alone is sorted many times as fast.
  return Array.from(Float64Array.from(new Set(values)).sort(), String);
}

function numberOf(value: unknown): number {
  return value === null || value === undefined || value === '' || value === true || value === false
    ? Number.NaN
    : Number(value);
}

/** `life_expect` as words. Hyphens are part of what a name says where it has blanks, brackets or years: `2004-05`. */
export function humanize(name: string): string {
  const isSlug = /^\p{L}[\p{L}\d]*([_-]+\p{L}[\p{L}\d]*)*$/u.test(name);
  const words = name.replaceAll(isSlug ? /[_-]+/g : /_+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
