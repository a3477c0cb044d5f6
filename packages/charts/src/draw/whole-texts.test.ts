import { expect, test } from 'vitest';
import { column, sampleChart, type SampleChart } from './charts-testing.ts';
import { layOutChart } from './lay-out-chart.ts';

/** The texts of a chart on a phone, as they are read one after another. */
function read({ spec, data, options }: SampleChart, locale: 'en' | 'fr'): string {
  const { shapes } = layOutChart(spec, data, { ...options, theme: 'light', locale, width: 320 });
  return (shapes.labels ?? []).map(({ text }) => text).join(' ');
}

test('the subtitle of a narrow picture says to its end what is left out', () => {
  const industries = Array.from({ length: 8 }, (_, index) => `Industry ${index}`);
  const rows = [...industries, 'others'].map((y, index) => ({ y, x: 9 - index }));
  const columns = [
    column('y', 'Industry of those who look for work', 'category', {
      cut: { shown: 8, all: 14, others: true, by: 'x', least: null, middle: null },
    }),
    column('x', 'Unemployed people', 'number', { aggregate: 'sum', unit: 'people' }),
  ];
  const chart = sampleChart('bar', columns, rows, {
    title: 'A title of its own',
    channels: { y: { field: 'industry', top: { count: 8, other: true } }, x: { field: 'people' } },
  });
  expect(read(chart, 'fr')).toContain('les autres ensemble');
  expect(read(chart, 'en')).toContain('the others together');
});

test('the head of a narrow column says its unit', () => {
  const columns = [
    column('detail_0', 'Date', 'category'),
    column('detail_1', 'City', 'category'),
    column('detail_2', 'Lowest temperature (minimum)', 'number', { unit: 'degrees Celsius' }),
    column('detail_3', 'Precipitation', 'number', { unit: 'millimetres' }),
  ];
  const rows = [{ detail_0: 'Jan 2012', detail_1: 'New York', detail_2: -10.6, detail_3: 173 }];
  const text = read(sampleChart('table', columns, rows, { title: 'Weather' }), 'en');
  expect(text).toContain('(degrees Celsius)');
  expect(text).not.toContain('…');
});

test('a table is called by its columns, and by how many others it has', () => {
  const titleOf = (count: number) => {
    const columns = Array.from({ length: count }, (_, at) => column(`detail_${at}`, `C${at}`, 'category'));
    return read(sampleChart('table', columns, [{ detail_0: 'a' }]), 'en');
  };
  expect(titleOf(4)).toContain('C0, C1, C2, C3');
  expect(titleOf(6)).toContain('C0, C1, C2 and 3 more');
});
