import type { Filter } from '../spec/chart-spec.ts';
import type { Chart } from './read-chart.ts';
import { categoryName, humanize } from './read-column.ts';

const MOST_FILTERS = 3;
const MOST_VALUES = 3;

/** Names of columns whose values say by themselves that they are times. */
const timeName = /^(year|date|day|month|time|period|ann[ée]e|jour|mois|p[ée]riode)$/i;
const timeValue = /^\d{4}(-\d\d)*/;

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
  const text = conditionText(chart, filter);
  const isTime = timeName.test(label) && timeValue.test(text);
  return isTime ? text : `${label}${words.colon}${text}`;
}

function conditionText({ words, columns }: Chart, filter: Filter): string {
  switch (filter.kind) {
    case 'contains':
      return words.quoted(filter.text);
    case 'range': {
      const { from, to } = filter;
      if (from !== undefined && from === to) return String(from);
      if (from !== undefined && to !== undefined) return words.stretch(String(from), String(to));
      if (from !== undefined) return words.from(String(from));
      return to === undefined ? words.noValue : words.upTo(String(to));
    }
    case 'one_of':
    case 'none_of': {
      const named = columns.find(({ source }) => source.field === filter.field)?.source ?? {};
      const values = filter.values
        .slice(0, MOST_VALUES)
        .map((value) => valueText(value, words, (code) => categoryName(named, code)));
      const rest = filter.values.length - values.length;
      const listed = [values.join(', '), rest > 0 ? words.more(String(rest)) : ''].filter(Boolean).join(' ');
      return filter.kind === 'one_of' ? listed : words.allBut(listed);
    }
  }
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
