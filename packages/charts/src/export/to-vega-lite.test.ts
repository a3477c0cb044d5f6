import { describe, expect, test } from 'vitest';
import { column, sampleChart, sampleCharts } from '../draw/charts-testing.ts';
import { marks } from '../spec/vocabulary.ts';
import { toVegaLite } from './to-vega-lite.ts';

const addresses = {
  figures: 'https://portal.test/figures.csv',
  boundaries: 'https://portal.test/areas.json',
};

const draw = ({ spec, data, options }: (typeof sampleCharts)['bar']) =>
  toVegaLite(spec, data, { locale: 'en', ...options }, addresses);

describe.each(marks.filter((mark) => mark !== 'table'))('%s', (mark) => {
  test('names its figures by the headings of their file, and holds none itself', () => {
    const specification = draw(sampleCharts[mark]);
    const text = JSON.stringify(specification);
    expect(text).toContain(addresses.figures);
    expect(text).not.toContain('"values":');
    const fields = [...text.matchAll(/"field":"([^"]+)"/g)].map(([, field]) => field);
    const { format } = (specification?.['data'] ?? {}) as { format: { parse?: Record<string, string> } };
    const headings = Object.keys(format.parse ?? { 'Literacy (share)': 'number' });
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) expect(headings).toContain(field);
  });
});

test('a table is nothing that Vega-Lite draws', () => {
  expect(draw(sampleCharts.table)).toBeUndefined();
});

test('bars lie, keep the order of their categories, and say their unit', () => {
  expect(draw(sampleCharts.bar)).toMatchObject({
    title: { text: 'Harvest, by crop' },
    mark: { type: 'bar' },
    encoding: {
      x: { field: 'Harvest (t)', type: 'quantitative', title: 'Harvest (t)', stack: 'zero' },
      y: { field: 'Crop', type: 'nominal', sort: null },
    },
  });
});

test('years are numbers and dates are times, both without a zone', () => {
  expect(draw(sampleCharts.line)).toMatchObject({
    encoding: { x: { type: 'quantitative', axis: { format: 'd' }, scale: { zero: false } } },
  });
  expect(draw(sampleCharts.area)).toMatchObject({
    encoding: { x: { type: 'temporal', timeUnit: expect.stringMatching(/^utc/) } },
  });
});

test('means of several colours stand side by side', () => {
  const { spec, data, options } = sampleChart(
    'bar',
    [
      column('x', 'Year', 'time', { time_unit: 'month_of_year' }),
      column('y', 'Price', 'number', { aggregate: 'mean' }),
      column('colour', 'Crop', 'category'),
    ],
    [{ x: 1, y: 2, colour: 'Rice' }],
  );
  expect(toVegaLite(spec, data, { locale: 'en', ...options }, addresses)).toMatchObject({
    encoding: { y: { stack: false }, xOffset: { field: 'Crop' } },
  });
});

test('a map finds the figures of its areas by their codes, and its classes begin where those of the portal do', () => {
  expect(draw(sampleCharts.choropleth)).toMatchObject({
    data: { url: addresses.boundaries, format: { type: 'topojson', feature: 'areas' } },
    transform: [{ lookup: 'id', from: { key: 'District (code)', fields: ['District', 'Literacy (share)'] } }],
    encoding: {
      color: { field: 'Literacy (share)', scale: { type: 'threshold', domain: [0.25, 0.5, 0.75, 0.9] } },
    },
  });
});

test('names with dots and brackets lead to no object', () => {
  const { spec, data } = sampleChart(
    'bar',
    [column('y', 'Kind [v1.2]', 'category'), column('x', 'N', 'number', { aggregate: 'sum' })],
    [{ y: 'a', x: 1 }],
  );
  expect(toVegaLite(spec, data, { locale: 'en' }, addresses)).toMatchObject({
    encoding: { y: { field: String.raw`Kind \[v1\.2\]` } },
  });
});
