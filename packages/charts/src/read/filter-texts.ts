import { listSome } from '../words/list-some.ts';
import { writeTime } from '../format/write-time.ts';
import type { Filter } from '../spec/chart-spec.ts';
import type { Chart } from './read-chart.ts';
import { isUnrecognised } from '../values/merged-place.ts';
import { categoryName, humanize } from './read-column.ts';

const MOST_FILTERS = 3;
const MOST_VALUES = 3;

/** Names of columns whose values say by themselves that they are times. */
const timeName = /^(year|date|day|month|time|period|ann[ée]e|jour|mois|p[ée]riode)$/i;
const monthName = /^(month|mois)$/i;
const yearFirst = /^\d{4}(-\d\d)*/;

/**
 * Which rows take part in a chart, a text for each of its first filters: `2016`, `State: Ohio, Texas`.
 * @param saidOf the column whose filter the title says already
 */
export function filterTexts(chart: Chart, saidOf?: string): string[] {
  const filters = asOne(chart.spec.filters ?? []).filter(({ field }) => field !== saidOf);
  const texts = filters.slice(0, MOST_FILTERS).map((filter) => filterText(chart, filter));
  const rest = filters.length - MOST_FILTERS;
  return rest > 0 ? [...texts, chart.words.moreFilters(rest)] : texts;
}

/** The names of the values that a chart is filtered to, where one filter alone says which values of a column take part. */
export function namesOfFilter(chart: Chart, field: string): string[] {
  const filters = asOne(chart.spec.filters ?? []).filter((filter) => filter.field === field);
  const [filter] = filters;
  return filters.length === 1 && filter?.kind === 'one_of' ? namesOfValues(chart, filter) : [];
}

/** Filters by values of the same column are said as one: what a reader chose of what the chart was filtered to. */
function asOne(filters: readonly Filter[]): Filter[] {
  const said: Filter[] = [];
  for (const filter of filters) {
    const same = said.findIndex(({ field, kind }) => field === filter.field && kind === 'one_of');
    const earlier = said[same];
    if (earlier?.kind === 'one_of' && (filter.kind === 'one_of' || filter.kind === 'none_of')) {
      const isLeft = (value: Value) => filter.values.includes(value) === (filter.kind === 'one_of');
      said[same] = { ...earlier, values: earlier.values.filter(isLeft) };
    } else if (filter.kind === 'one_of') {
      const refusals = said.filter((one) => one.field === filter.field && one.kind === 'none_of');
      const left = filter.values.filter((value) => !refusals.some((one) => hasValue(one, value)));
      said.push({ ...filter, values: left });
      for (const one of refusals) said.splice(said.indexOf(one), 1);
    } else said.push(filter);
  }
  return said;
}

type Value = string | number | boolean | null;

function hasValue(filter: Filter, value: Value): boolean {
  return 'values' in filter && filter.values.includes(value);
}

function filterText(chart: Chart, filter: Filter): string {
  const { words } = chart;
  const { label: known, kind } = knownOf(chart, filter);
  const label = known && known !== filter.field ? known : humanize(filter.field);
  const text = conditionText(chart, filter);
  const saysTime = kind === 'time' ? namesTimes(filter) : yearFirst.test(text);
  return timeName.test(label) && saysTime ? text : `${label}${words.colon}${text}`;
}

/** What is known of the column of a filter, by the chart that shows it or by the answer. */
function knownOf({ columns, filtered }: Chart, { field }: Filter): { label?: string; kind?: string } {
  const shown = columns.find(({ source }) => source.field === field)?.source;
  const { label, kind } = filtered.find((one) => one.field === field) ?? shown ?? {};
  return { ...((shown?.label ?? label) ? { label: shown?.label ?? label } : {}), ...(kind ? { kind } : {}) };
}

/** Whether a filter names the times that take part: `2011`, `from Jan 2014`; not those that do not. */
function namesTimes(filter: Filter): boolean {
  if (filter.kind === 'range') return filter.from !== undefined || filter.to !== undefined;
  return filter.kind === 'one_of' && filter.values.every((value) => value !== null && value !== '');
}

function conditionText(chart: Chart, filter: Filter): string {
  const { words } = chart;
  const { isTime, plain } = writerFor(chart, filter);
  switch (filter.kind) {
    case 'contains':
      return words.quoted(filter.text);
    case 'range': {
      const [from, to] = [filter.from, filter.to].map((end) => (end === undefined ? end : plain(end)));
      if (from !== undefined && from === to) return from;
      if (from !== undefined && to !== undefined)
        return isTime && /\s/.test(from + to) ? `${from} – ${to}` : words.stretch(from, to);
      if (from !== undefined) return words.from(from);
      return to === undefined ? words.noValue : words.upTo(to);
    }
    case 'one_of':
    case 'none_of': {
      const values = namesOfValues(chart, filter);
      const listed = listSome(values, MOST_VALUES, words);
      return filter.kind === 'one_of' ? listed : words.allBut(listed);
    }
  }
}

/** How a value of the column of a filter is written that has no name. */
function writerFor(chart: Chart, filter: Filter) {
  const { kind, label } = knownOf(chart, filter);
  const isTime = kind === 'time';
  // In a column of months the first of one stands for all of it.
  const step = monthName.test(label ?? filter.field) ? 'month' : undefined;
  const plain = (value: string | number) =>
    isTime ? writeTime(value, chart.options.locale, step) : String(value);
  return { isTime, plain };
}

function namesOfValues(chart: Chart, filter: Extract<Filter, { values: unknown }>): string[] {
  const { words, columns, filtered } = chart;
  const { isTime, plain } = writerFor(chart, filter);
  const shown = columns.find(({ source }) => source.field === filter.field)?.source;
  const named = {
    names: { ...filtered.find(({ field }) => field === filter.field)?.names, ...shown?.names },
  };
  const nameOf = (value: string | number) => {
    if (isUnrecognised(filter.field, value)) return words.unrecognised.toLowerCase();
    return isTime ? plain(value) : categoryName(named, value);
  };
  return filter.values.map((value) => valueText(value, words, nameOf));
}

function valueText(
  value: string | number | boolean | null,
  words: Chart['words'],
  nameOf: (value: string | number) => string,
): string {
  if (value === null || value === '') return words.noValue;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return nameOf(value);
}
