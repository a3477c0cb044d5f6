import type { ChartWords } from './chart-words.ts';

export const english: ChartWords = {
  source: 'Source',
  colon: ': ',
  noData: 'No data',
  noValue: 'No value',
  rows: 'Number of rows',
  other: 'Other',
  others: (count) => `${count} others`,
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
  truncated: 'Not all rows are shown.',
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
    one: ({ name, value }) => (name === '' ? `${value}.` : `${name}: ${value}.`),
    share: ({ most, share }) => `The largest part is ${most.name}: ${most.value}, ${share} of all.`,
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
