import type { Aggregate, Mark, TimeUnit } from '../spec/vocabulary.ts';
import { leftOutInEnglish, type LeftOutWords } from './left-out.ts';

type Figure = { name: string; value: string };

/** What charts say of themselves, in each language. */
export type ChartWords = {
  source: string;
  license: string;
  /** Instead of the name of a licence. */
  noLicense: string;
  /** Instead of a licence: whose the figures are. */
  ownData: string;
  /** A table of the chart's maker, by its name. */
  ownTable: (name: string) => string;
  /** Of a visitor's chart: whose it is. */
  madeBy: (name: string | null) => string;
  colon: string;
  /** Between the texts of a list whose texts have commas. */
  semicolon: string;
  noData: string;
  /** Where a cell has no value. */
  noValue: string;
  /** A place that a merge of two tables did not recognise. */
  unrecognised: string;
  rows: string;
  other: string;
  /** The categories beyond those with a colour of their own. */
  others: (count: string) => string;
  yes: string;
  no: string;
  median: string;
  kinds: Readonly<Record<Mark, string>>;
  /** Name of a column and how its rows became one figure; sums need no word. */
  aggregated: Readonly<Record<Exclude<Aggregate, 'count' | 'sum'>, (label: string) => string>>;
  /** How rows became one figure, where the label of the column does not say it. */
  aggregates: Readonly<Record<Aggregate, string>>;
  weightedBy: (weight: string) => string;
  /** By which steps of time rows are put together. */
  steps: Readonly<Record<Exclude<TimeUnit, `${string}_of_${string}`>, string>>;
  inUnit: (unit: string) => string;
  /** How many categories are shown of how many. */
  cut: (facts: { shown: string; all: string; others: boolean }) => string;
  /** Which of several categories have a small chart. */
  firstOf: (shown: string, all: string) => string;
  from: (value: string) => string;
  upTo: (value: string) => string;
  allBut: (values: string) => string;
  quoted: (text: string) => string;
  moreFilters: (count: number) => string;
  /** What the areas of a map are where nothing tells their level. */
  areas: readonly [one: string, many: string];
  levels: Readonly<Record<string, readonly [one: string, many: string]>>;
  by: (measure: string, category: string) => string;
  overTime: (measure: string) => string;
  and: (one: string, other: string) => string;
  stretch: (from: string, to: string) => string;
  below: (value: string) => string;
  more: (count: string) => string;
  firstRows: (shown: string, all: string) => string;
  firstColumns: (shown: string, all: string) => string;
  lessThan: (value: string) => string;
  truncated: string;
  /** What is highlighted, drawn across or written beside figures. */
  markings: {
    highlighted: (names: string) => string;
    isHighlighted: string;
    reference: (facts: { value: string; axis: string; label: string | undefined }) => string;
    note: (place: string, text: string) => string;
    /** Heading of the notes in a table. */
    notes: string;
    /** What is not drawn, to stand behind `notDrawn`. */
    highlight: (name: string) => string;
    line: (name: string) => string;
    annotation: (text: string) => string;
    notDrawn: (each: string) => string;
    because: Readonly<Record<'categories' | 'outside' | 'unreadable' | 'noAxes' | 'missing', string>>;
  };
  /** Of maps of points; a number tells which form a word has, its text is what is written. */
  pointMap: {
    directions: readonly [north: string, south: string, east: string, west: string];
    location: string;
    cells: (degrees: string) => string;
    mostFrequent: (label: string) => string;
    withoutPlace: (number: number, count: string) => string;
    offMap: (number: number, count: string) => string;
    points: (number: number, count: string) => string;
    inCells: (number: number, count: string, cells: string) => string;
    densest: (count: string, place: string) => string;
    extremes: (facts: { label: string; most: Figure; least: Figure; middle: string }) => string;
  };
  leftOut: LeftOutWords;
  summary: {
    map: (facts: { areas: string; level: string; least: Figure; most: Figure; middle: string }) => string;
    missing: (areas: string) => string;
    unmatched: (codes: string, first: string) => string;
    course: (facts: { from: string; to: string; first: string; last: string; change: Change }) => string;
    peak: (facts: { most: string; when: string; least: string; whenLeast: string }) => string;
    latest: (facts: { when: string; each: string }) => string;
    crowd: (lines: string) => string;
    ranking: (facts: { count: string; most: Figure; least: Figure; middle: string }) => string;
    one: (figure: Figure) => string;
    share: (facts: { most: Figure; share: string }) => string;
    slices: (each: string) => string;
    points: (facts: { count: string; x: Extent; y: Extent }) => string;
    together: Readonly<Record<'strong' | 'weak' | 'none', (sign: 'with' | 'against') => string>>;
    /** Where only the greatest are shown. */
    rankingOfAll: (facts: { most: Figure; least: Figure; middle: string }) => string;
    /** Where the greatest of several columns are shown. */
    rankingOfShown: (facts: { count: string; most: Figure; least: Figure }) => string;
    shareOfShown: (facts: { most: Figure; share: string }) => string;
    cells: (facts: { count: string; most: Figure; least: Figure }) => string;
    table: (facts: { rows: string; columns: string }) => string;
    panels: (facts: { count: string; by: string }) => string;
  };
};

type Change = 'rise' | 'fall' | 'none';
type Extent = { label: string; from: string; to: string };

export const english: ChartWords = {
  source: 'Source',
  license: 'Licence',
  noLicense: 'not stated',
  ownData: 'Figures of the chart’s maker',
  ownTable: (name) => `the maker’s own data (${name})`,
  madeBy: (name) => (name === null ? 'Chart made by a visitor' : `Chart: ${name}, a visitor`),
  colon: ': ',
  semicolon: '; ',
  noData: 'No data',
  noValue: 'No value',
  unrecognised: 'Place not recognised',
  rows: 'Number of rows',
  other: 'Other',
  others: (count) => counted(count, 'other', 'others'),
  yes: 'Yes',
  no: 'No',
  median: 'Median',
  kinds: {
    bar: 'Bar chart',
    line: 'Line chart',
    area: 'Area chart',
    point: 'Scatter plot',
    tick: 'Strip plot',
    arc: 'Pie chart',
    circle: 'Scatter plot',
    rect: 'Heat map',
    trail: 'Line of varying width',
    table: 'Table',
    choropleth: 'Map',
    point_map: 'Map of points',
  },
  aggregated: {
    distinct: (label) => `${label} (different values)`,
    mean: (label) => `${label} (mean)`,
    median: (label) => `${label} (median)`,
    min: (label) => `${label} (lowest)`,
    max: (label) => `${label} (highest)`,
    variance: (label) => `${label} (variance)`,
    stdev: (label) => `${label} (standard deviation)`,
  },
  aggregates: {
    count: 'number of values',
    distinct: 'number of different values',
    sum: 'sum',
    mean: 'mean',
    median: 'median',
    min: 'lowest',
    max: 'highest',
    variance: 'variance',
    stdev: 'standard deviation',
  },
  steps: {
    hour: 'by hour',
    day: 'by day',
    week: 'by week',
    month: 'by month',
    quarter: 'by quarter',
    year: 'by year',
  },
  weightedBy: (weight) => `weighted by ${weight}`,
  inUnit: (unit) => `in ${unit}`,
  cut: ({ shown, all, others }) =>
    others ? `the ${shown} greatest of ${all}, the others together` : `${shown} of ${all}, the greatest`,
  firstOf: (shown, all) => `the first ${shown} of ${all}`,
  from: (value) => `from ${value}`,
  upTo: (value) => `up to ${value}`,
  allBut: (values) => `all but ${values}`,
  quoted: (text) => `“${text}”`,
  moreFilters: (count) => (count === 1 ? '1 more filter' : `${count} more filters`),
  areas: ['area', 'areas'],
  levels: {
    country: ['country', 'countries'],
    state: ['state', 'states'],
    county: ['county', 'counties'],
    district: ['district', 'districts'],
    'sub-district': ['sub-district', 'sub-districts'],
    block: ['block', 'blocks'],
    village: ['village', 'villages'],
  },
  by: (measure, category) => `${measure}, by ${category}`,
  overTime: (measure) => `${measure} over time`,
  and: (one, other) => `${one} and ${other}`,
  stretch: (from, to) => `${from}–${to}`,
  below: (value) => `below ${value}`,
  more: (count) => `and ${count} more`,
  firstRows: (shown, all) => `The first ${shown} of ${all} rows`,
  firstColumns: (shown, all) => `The first ${shown} of ${all} columns`,
  lessThan: (value) => `<${value}`,
  truncated: 'not all rows are shown',
  markings: {
    highlighted: (names) => `Highlighted: ${names}.`,
    isHighlighted: 'Highlighted',
    reference: ({ value, axis, label }) =>
      label ? `Line at ${value} (${axis}): ${label}.` : `Line at ${value} (${axis}).`,
    note: (place, text) => `Note at ${place}: ${text}`,
    notes: 'Notes',
    highlight: (name) => `the highlight of “${name}”`,
    line: (name) => `the line “${name}”`,
    annotation: (text) => `the note “${text}”`,
    notDrawn: (each) => `Not drawn: ${each}.`,
    because: {
      categories: 'its axis holds categories',
      outside: 'it lies outside the axis',
      unreadable: 'its axis has no such value',
      noAxes: 'a chart of this kind has no axes',
      missing: 'the figures have nothing of it',
    },
  },
  pointMap: {
    directions: ['N', 'S', 'E', 'W'],
    location: 'Location',
    cells: (degrees) => `rows grouped in cells ${degrees}° high`,
    mostFrequent: (label) => `colour: the most frequent of “${label}”`,
    withoutPlace: (number, count) =>
      number === 1 ? '1 row without coordinates left out' : `${count} rows without coordinates left out`,
    offMap: (number, count) =>
      number === 1 ? '1 row beyond the edges of the map' : `${count} rows beyond the edges of the map`,
    points: (number, count) => (number === 1 ? '1 point.' : `${count} points.`),
    inCells: (_, count, cells) => `${count} rows in ${cells} cells.`,
    densest: (count, place) => `Densest around ${place}: ${count}.`,
    extremes: ({ label, most, least, middle }) =>
      `${label}: highest at ${most.name} (${most.value}), lowest at ${least.name} (${least.value}); the middle value is ${middle}.`,
  },
  leftOut: leftOutInEnglish,
  summary: {
    map: ({ areas, level, least, most, middle }) =>
      `${areas} ${level}. Highest in ${most.name} (${most.value}), lowest in ${least.name} (${least.value}); the middle value is ${middle}.`,
    missing: (areas) => `No data for ${areas}.`,
    unmatched: (codes, first) => `Not on the map: ${codes} (${first}).`,
    course: ({ from, to, first, last, change }) =>
      change === 'none'
        ? `It ends where it began: ${last} (${from} and ${to}).`
        : `It ${change === 'rise' ? 'rises' : 'falls'} from ${first} (${from}) to ${last} (${to}).`,
    peak: ({ most, when, least, whenLeast }) =>
      `Highest: ${most} (${when}); lowest: ${least} (${whenLeast}).`,
    latest: ({ when, each }) => `Latest values (${when}): ${each}.`,
    crowd: (lines) => `${lines} thin lines; the strong line is their median.`,
    ranking: ({ count, most, least, middle }) =>
      `${counted(count, 'value', 'values')}. Highest: ${most.name} (${most.value}); lowest: ${least.name} (${least.value}); the middle value is ${middle}.`,
    rankingOfAll: ({ most, least, middle }) =>
      `Highest: ${most.name} (${most.value}); lowest of all: ${least.name} (${least.value}); the middle value of all is ${middle}.`,
    rankingOfShown: ({ count, most, least }) =>
      `${counted(count, 'value', 'values')} shown. Highest: ${most.name} (${most.value}); the lowest of these: ${least.name} (${least.value}).`,
    one: ({ name, value }) => (name === '' ? `${value}.` : `${name}: ${value}.`),
    share: ({ most, share }) => `The largest part is ${most.name}: ${most.value}, ${share} of all.`,
    shareOfShown: ({ most, share }) =>
      `The largest part is ${most.name}: ${most.value}, ${share} of those shown.`,
    slices: (each) => `Then ${each}.`,
    points: ({ count, x, y }) =>
      `${counted(count, 'point', 'points')}. ${x.label} from ${x.from} to ${x.to}, ${y.label} from ${y.from} to ${y.to}.`,
    together: {
      strong: (sign) =>
        sign === 'with'
          ? 'Where one is high, the other is mostly high, too.'
          : 'Where one is high, the other is mostly low.',
      weak: (sign) =>
        sign === 'with' ? 'They rise together slightly.' : 'One falls slightly where the other rises.',
      none: () => 'They are hardly related.',
    },
    cells: ({ count, most, least }) =>
      `${counted(count, 'cell', 'cells')}. Highest: ${most.name} (${most.value}); lowest: ${least.name} (${least.value}).`,
    table: ({ rows, columns }) =>
      `${counted(rows, 'row', 'rows')}, ${counted(columns, 'column', 'columns')}.`,
    panels: ({ count, by }) => `${counted(count, 'small chart', 'small charts')}, by ${by}.`,
  },
};

/** A number, already formatted, with the noun in the right number. */
function counted(count: string, one: string, many: string): string {
  return `${count} ${count === '1' ? one : many}`;
}
