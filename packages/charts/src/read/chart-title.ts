import { numberFormat } from '../format/number-format.ts';
import { measuresOf } from './chart-measures.ts';
import { namesOfFilter } from './filter-texts.ts';
import type { Chart } from './read-chart.ts';
import { humanize, type Column } from './read-column.ts';

/** The title of a chart: its own, or one made from what it shows. */
export function chartTitle(chart: Chart): string {
  return chart.spec.title?.trim() || writtenTitle(chart);
}

/**
 * The title that a chart has where nobody has written one: what is measured, in which unit, by what, and of whom where
 * the chart is of a few that somebody has chosen.
 */
export function writtenTitle(chart: Chart): string {
  const { words, spec } = chart;
  if (spec.mark === 'table') return tableTitle(chart);
  const [measure, second] = measuresOf(chart);
  if (spec.mark === 'point_map') return pointMapTitle(chart, measure);
  const chosen = namedInTitle(chart);
  const title = titleOf(
    chart,
    measure,
    second,
    splitsOf(chart).filter(({ source }) => source.field !== chosen?.field),
  );
  return chosen ? `${title}${words.colon}${chosen.names}` : title;
}

function titleOf(
  chart: Chart,
  measure: Column | undefined,
  second: Column | undefined,
  splits: readonly Column[],
): string {
  const { words, spec } = chart;
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
  const measured = labelInUnit(chart, measure);
  if (categories.length === 0) return time ? words.overTime(measured) : measured;
  const named = categories
    .slice(0, 2)
    .map((column) => placeWord(chart, column) ?? uncapitalize(column.label));
  return words.by(
    measured,
    named.length === 2 ? words.and(named[0] ?? '', named[1] ?? '') : (named[0] ?? ''),
  );
}

/** Names of units that are no units, as nothing is measured in them, and units that would fill the title. */
const noUnit = /\b(ind(ex|ice)|n(umber|ombre)|count|ratio|score|ran[gk]|val(ue|eur)|code)\b|[=:]|.{40}/i;
/** Ways to make one figure of several whose unit is that of each; sums are of persons or flights, which nothing is measured in. */
const measuring = new Set(['mean', 'median', 'min', 'max']);

/** `Life expectancy in years`. */
function labelInUnit(chart: Chart, column: Column): string {
  return isInUnit(column) ? `${column.label} ${chart.words.inUnit(column.unit ?? '')}` : column.label;
}

/** Whether a label goes on with its unit: one that stands behind no figure, and that the label does not say. */
function isInUnit({ label, unit, source }: Column): boolean {
  if (unit === undefined || noUnit.test(unit) || label.endsWith(')')) return false;
  return measuring.has(source.aggregate ?? '') && !label.toLowerCase().includes(unit.toLowerCase());
}

/** Whether the written title says the unit of what is measured. */
export function saysUnit(chart: Chart): boolean {
  const unit = measuresOf(chart)[0]?.unit;
  return unit !== undefined && writtenTitle(chart).includes(` ${chart.words.inUnit(unit)}`);
}

/** Kinds of charts whose title is made otherwise. */
const titlesOfTheirOwn = new Set(['table', 'choropleth', 'point_map']);
const MOST_NAMES = 4;

/** The few values that a chart is of, where it splits its figures by their column: the title names them. */
export function namedInTitle(chart: Chart): { field: string; names: string } | undefined {
  if (titlesOfTheirOwn.has(chart.spec.mark) || measuresOf(chart).length === 0) return undefined;
  const [only, ...others] = splitsOf(chart).flatMap(({ kind, source: { field } }) => {
    const names = kind === 'category' && field !== null ? namesOfFilter(chart, field) : [];
    return field !== null && names.length > 0 ? [{ field, names }] : [];
  });
  if (!only || others.length > 0 || only.names.length > MOST_NAMES) return undefined;
  const [last = '', ...before] = only.names.toReversed();
  const first = before.toReversed().join(', ');
  return { field: only.field, names: first === '' ? last : chart.words.and(first, last) };
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

/** Inside a sentence; names that are written in capitals stay so. */
export function uncapitalize(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
