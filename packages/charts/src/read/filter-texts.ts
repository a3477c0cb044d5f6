import { timeAxis } from '../format/time-axis.ts';
import type { Filter } from '../spec/chart-spec.ts';
import type { Chart } from './read-chart.ts';
import { categoryName, humanize } from './read-column.ts';

const MOST_FILTERS = 3;
const MOST_VALUES = 3;

/** Names of columns whose values say by themselves that they are times. */
const timeName = /^(year|date|day|month|time|period|ann[ée]e|jour|mois|p[ée]riode)$/i;
const timeValue = /^\d{4}(-\d\d)*/;
const monthName = /^(month|mois)$/i;
/** A date, or a moment with its time of day. */
const moment = /^\d{4}-\d\d-\d\d(?:[T ](\d\d:\d\d)(?::[\d.]+)?Z?)?$/;

/** Which rows take part in a chart, a text for each of its first filters: `2016`, `State: Ohio, Texas`. */
export function filterTexts(chart: Chart): string[] {
  const { filters = [] } = chart.spec;
  const texts = filters.slice(0, MOST_FILTERS).map((filter) => filterText(chart, filter));
  const rest = filters.length - MOST_FILTERS;
  return rest > 0 ? [...texts, chart.words.moreFilters(rest)] : texts;
}

function filterText(chart: Chart, filter: Filter): string {
  const { words } = chart;
  const known = chart.columns.find(({ source }) => source.field === filter.field)?.source.label;
  const label = known && known !== filter.field ? known : humanize(filter.field);
  const write = (time: unknown) => momentText(String(time), label, chart);
  const text = conditionText(chart, filter, write);
  const isTime = timeName.test(label) && timeValue.test(conditionText(chart, filter, String));
  return isTime ? text : `${label}${words.colon}${text}`;
}

function conditionText({ words, columns }: Chart, filter: Filter, write: (time: unknown) => string): string {
  switch (filter.kind) {
    case 'contains':
      return words.quoted(filter.text);
    case 'range': {
      const { from, to } = filter;
      if (from !== undefined && from === to) return write(from);
      if (from !== undefined && to !== undefined) return words.stretch(write(from), write(to));
      if (from !== undefined) return words.from(write(from));
      return to === undefined ? words.noValue : words.upTo(write(to));
    }
    case 'one_of':
    case 'none_of': {
      const named = columns.find(({ source }) => source.field === filter.field)?.source ?? {};
      const values = filter.values
        .slice(0, MOST_VALUES)
        .map((value) => valueText(value, words, (code) => write(categoryName(named, code))));
      const rest = filter.values.length - values.length;
      const listed = [values.join(', '), rest > 0 ? words.more(String(rest)) : ''].filter(Boolean).join(' ');
      return filter.kind === 'one_of' ? listed : words.allBut(listed);
    }
  }
}

/** A date as readers write it, the first of a month as the month where the column is one of months. */
function momentText(text: string, label: string, { options: { locale } }: Chart): string {
  const read = moment.exec(text);
  if (!read) return text;
  const isDay = read[1] === undefined || read[1] === '00:00';
  const step = !isDay ? 'hour' : monthName.test(label) && text.slice(8, 10) === '01' ? 'month' : 'day';
  const axis = timeAxis([text], locale, step);
  const position = axis.position(text);
  return Number.isFinite(position) ? axis.write(position) : text;
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
