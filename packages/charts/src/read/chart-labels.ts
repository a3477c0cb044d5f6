import { unitInSentence } from '../format/value-text.ts';
import type { ChartCut } from '../spec/chart-data.ts';
import type { Aggregate } from '../spec/vocabulary.ts';
import type { ChartWords } from '../words/english.ts';
import { notDrawnTexts } from './not-drawn-texts.ts';
import { pointTexts } from './point-texts.ts';
import { offMapTexts, unplacedTexts } from './unplaced-texts.ts';
import { filterTexts } from './filter-texts.ts';
import { panelSplits } from './panel-keys.ts';
import type { Chart } from './read-chart.ts';
import { humanize, namesAggregate, saysTheSameOfOneRow, type Column } from './read-column.ts';
import { numberFormat } from '../format/number-format.ts';

/** The title of a chart: its own, or one made from what it shows. */
export function chartTitle(chart: Chart): string {
  return chart.spec.title?.trim() || writtenTitle(chart);
}

/**
 * The line under the title: what is measured where the title is a person's own, the unit, how several rows became one
 * figure, which rows take part, and what is left out.
 */
export function chartSubtitle(chart: Chart): string | undefined {
  const unit = hasAxisTitles(chart) ? undefined : measureOf(chart)?.unit;
  const title = chart.spec.title?.trim().toLowerCase();
  const written = writtenTitle(chart);
  const measured = title && title !== written.toLowerCase() ? written : undefined;
  return joined([measured, unit, ...whatIsShown(chart), ...offMapTexts(chart)]);
}

/** The same as a sentence, for words that stand without a subtitle; a unit that follows each figure is not said again. */
export function chartFacts(chart: Chart): string | undefined {
  const unit = hasAxisTitles(chart) ? undefined : measureOf(chart)?.unit;
  const isSaid = unit === undefined || unitInSentence(unit) !== undefined;
  const facts = joined([isSaid ? undefined : chart.words.inUnit(unit), ...whatIsShown(chart)]);
  return facts && `${capitalize(facts)}.`;
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined && part !== '').join(', ') || undefined;
}

function whatIsShown(chart: Chart): string[] {
  return [
    ...figureNotes(chart),
    ...filterTexts(chart),
    ...panelCuts(chart),
    ...cutTexts(chart),
    ...pointTexts(chart),
    ...unplacedTexts(chart),
    ...notDrawnTexts(chart),
  ];
}

/** How rows became figures, of two figures that differ each with its name. */
function figureNotes(chart: Chart): string[] {
  const noted = measuresOf(chart)
    .slice(0, 2)
    .flatMap((column) => {
      const note = figureNote(chart, column);
      return note ? [{ label: column.label, note }] : [];
    });
  const notes = new Set(noted.map(({ note }) => note));
  return notes.size <= 1 ? [...notes] : noted.map(({ label, note }) => `${label}${chart.words.colon}${note}`);
}

/**
 * How the rows of a column became one figure, as far as its label does not say it; undefined where every figure is of
 * one row.
 */
export function figureNote(chart: Chart, { source, channel }: Column): string | undefined {
  const { combined, words } = chart;
  const { aggregate, field, weight } = source;
  if (aggregate === null || field === null || (!combined && saysTheSameOfOneRow.has(aggregate)))
    return undefined;
  const name = namesAggregate(source, channel) ? undefined : words.aggregates[aggregate as Aggregate];
  const weighted = weight === null ? undefined : words.weightedBy(uncapitalize(weight));
  return joined([[name, stepText(chart)].filter(Boolean).join(' '), weighted]);
}

/** `by week`, where rows of a week are put together; years of a column of years are nothing that was put together. */
function stepText({ combined, columns, rows, words }: Chart): string | undefined {
  const isStep = ({ kind, name, source }: Column) =>
    kind === 'moment' && source.time_unit !== null && rows.some((row) => typeof row[name] === 'string');
  const step = combined ? columns.find(isStep)?.source.time_unit : undefined;
  return step ? words.steps[step as keyof ChartWords['steps']] : undefined;
}

/** Of what there are more small charts than are drawn: `State: the first 48 of 51`. */
function panelCuts(chart: Chart): string[] {
  const { words, options } = chart;
  const count = numberFormat(options.locale);
  const { row, column } = panelSplits(chart);
  return [row, column].flatMap((split) => {
    if (!split || split.keys.length === split.column.keys.length) return [];
    const { keys, column: of } = split;
    return [
      `${of.label}${words.colon}${words.firstOf(count.format(keys.length), count.format(of.keys.length))}`,
    ];
  });
}

/** What is left out: of several columns, each with its name. */
function cutTexts(chart: Chart): string[] {
  const cut = chart.columns.filter(({ source }) => source.cut);
  const texts = cut.map((column) => {
    const text = column.source.cut ? cutText(chart, column.source.cut) : '';
    return cut.length > 1 ? `${column.label}${chart.words.colon}${text}` : text;
  });
  return chart.truncated ? [...texts, chart.words.truncated] : texts;
}

/** `20 of 52, the greatest`. */
export function cutText({ words, options }: Pick<Chart, 'words' | 'options'>, cut: ChartCut): string {
  const count = numberFormat(options.locale);
  return words.cut({ shown: count.format(cut.shown), all: count.format(cut.all), others: cut.others });
}

/** `Chart: …, a visitor. Source: …, 1955–2005.`; undefined where nothing is known. */
export function chartCaption({ spec, words, options }: Chart): string | undefined {
  const { source = sourcesOfJoined(spec, words), years } = spec.caption ?? {};
  const stretch = years && withDashes(listed(years, words));
  const parts = [source && `${words.source}${words.colon}${listed(source, words)}`, stretch].filter(Boolean);
  const sentences = [options.maker && words.madeBy(options.maker.name), parts.join(', ')].filter(Boolean);
  return sentences.length > 0 ? sentences.map((sentence) => `${sentence}.`).join(' ') : undefined;
}

/** Several sources are stored in one text, which is read in any language. */
function listed(texts: string, { semicolon }: Chart['words']): string {
  return texts.split(/(?<!\s)\s*;\s+/).join(semicolon);
}

/** `1955–2005` for `1955-2005`. */
function withDashes(years: string): string {
  return years.replaceAll(/\b(\d{4})\s?-\s?(\d{4})\b/g, '$1–$2');
}

/** `Gazetteer · Licence: CC BY 4.0 · data.example.org/charts/…`; undefined where a picture stays on its site. */
export function chartImprint({ spec, words, options }: Chart): string | undefined {
  if (!options.imprint) return undefined;
  const { site, licenses, address } = options.imprint;
  const named = [...new Set(licenses.map((name) => name ?? words.noLicense))];
  const rights =
    named.length > 0 ? `${words.license}${words.colon}${named.join(words.semicolon)}` : undefined;
  const isOwn = spec.source.kind === 'own';
  const isJoined = spec.source.kind === 'own' && spec.source.joined !== undefined;
  const parts = isOwn ? [words.ownData, isJoined && rights] : [rights];
  return [site, ...parts, address].filter(Boolean).join(' · ');
}

/** Own data and the table that was joined to them, both by name; undefined for every other source. */
function sourcesOfJoined({ source }: Chart['spec'], words: Chart['words']): string | undefined {
  if (source.kind !== 'own' || !source.joined) return undefined;
  const { title, source: publisher, years } = source.joined;
  return [words.ownTable(source.name), [title, publisher, years].filter(Boolean).join(', ')].join(
    words.semicolon,
  );
}

/** The column a chart is about. */
export function measureOf(chart: Chart): Column | undefined {
  return measuresOf(chart)[0];
}

/** Whether both axes bear figures, which say their own units. */
function hasAxisTitles(chart: Chart): boolean {
  const isFigure = (name: string) => {
    const column = chart.column(name);
    return column?.kind === 'figure' && column.binStep === undefined;
  };
  return chart.spec.mark !== 'rect' && isFigure('x') && isFigure('y');
}

function measuresOf(chart: Chart): Column[] {
  const order = measureChannels[chart.spec.mark] ?? ['y', 'x', 'size', 'colour'];
  const figures = order
    .map((name) => chart.column(name))
    .filter((column) => column !== undefined)
    .filter((column) => column.kind === 'figure' && column.binStep === undefined);
  // Beside an aggregate a plain number only says where on the axis.
  const counted = figures.filter(({ source }) => source.aggregate !== null);
  return counted.length > 0 ? counted : figures;
}

const measureChannels: Readonly<Record<string, readonly string[]>> = {
  choropleth: ['colour'],
  point_map: ['colour', 'size', 'rows'],
  arc: ['theta', 'y', 'x', 'size', 'colour'],
  rect: ['colour'],
};

function writtenTitle(chart: Chart): string {
  const { words, spec } = chart;
  if (spec.mark === 'table') return tableTitle(chart);
  const [measure, second] = measuresOf(chart);
  if (spec.mark === 'point_map') return pointMapTitle(chart, measure);
  const splits = splitsOf(chart);
  if (!measure && spec.mark === 'choropleth') {
    return words.by(chart.column('colour')?.label ?? '', levelOf(chart));
  }
  if (!measure) return splits.map(({ label }) => label).join(', ') || words.kinds[spec.mark];
  if (spec.mark === 'choropleth') return words.by(measure.label, levelOf(chart));
  if (second && (spec.mark === 'point' || spec.mark === 'circle')) {
    return words.and(second.label, uncapitalize(measure.label));
  }
  const time = splits.find(({ kind }) => kind === 'moment');
  const categories = splits.filter(({ kind }) => kind !== 'moment');
  if (categories.length === 0) return time ? words.overTime(measure.label) : measure.label;
  const named = categories
    .slice(0, 2)
    .map((column) => placeWord(chart, column) ?? uncapitalize(column.label));
  return words.by(
    measure.label,
    named.length === 2 ? words.and(named[0] ?? '', named[1] ?? '') : (named[0] ?? ''),
  );
}

/** `Magnitude, by place`; where nothing is measured it is said what is where. */
function pointMapTitle({ words, column }: Chart, measure: Column | undefined): string {
  const name = column('detail_0');
  const { location } = words.pointMap;
  if (!measure) return name ? words.by(location, uncapitalize(name.label)) : location;
  return words.by(measure.label, uncapitalize(name?.label ?? location));
}

/** A table is called by so many columns, or by fewer and how many others it has. */
const MOST_COLUMNS = 4;

function tableTitle(chart: Chart): string {
  const labels = chart.columns.map(({ label }) => label);
  if (labels.length <= MOST_COLUMNS) return labels.join(', ');
  const named = labels.slice(0, MOST_COLUMNS - 1);
  const { format } = numberFormat(chart.options.locale);
  return `${named.join(', ')} ${chart.words.more(format(labels.length - named.length))}`;
}

/** What a chart splits its figures by, each field once. */
function splitsOf(chart: Chart): Column[] {
  const names = ['x', 'y', 'colour', 'shape', 'column', 'row', 'detail_0'];
  const columns = names
    .map((name) => chart.column(name))
    .filter((column) => column !== undefined)
    .filter((column) => column.kind !== 'figure' || column.binStep !== undefined);
  return [...new Map(columns.map((column) => [column.source.field, column])).values()];
}

const speaksOfCodes = /(^|[^\p{L}])(codes?|ids?|fips|lgd|geoid|insee)([^\p{L}]|$)/iu;

/** `county` for a column of codes that people read as names of counties. */
function placeWord({ words }: Chart, { label, source }: Column): string | undefined {
  const { names, level = '' } = source;
  return names && speaksOfCodes.test(label) ? words.levels[level]?.[0] : undefined;
}

function levelOf({ spec, words }: Chart): string {
  const { level, field, label } = spec.channels.geo ?? {};
  if (!level) return uncapitalize(label ?? humanize(field ?? ''));
  return words.levels[level]?.[0] ?? level;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Inside a sentence; names that are written in capitals stay so. */
export function uncapitalize(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
