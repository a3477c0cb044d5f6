import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { ChartSpec } from '../spec/chart-spec.ts';
import { fieldsOf } from '../fields/fields-of.ts';
import { type PreviewSource, suggestPreview } from './suggest-preview.ts';
import type { ColumnSummary } from '../spec/table-summary.ts';

const table = (columns: ColumnSummary[], rest: Partial<PreviewSource> = {}): PreviewSource => ({
  source: { kind: 'table', resource_id: 'r1' },
  rowCount: 1000,
  fields: fieldsOf({ id: 'r1', row_count: 1000, columns }),
  places: [],
  ...rest,
});
const county: ColumnSummary = { id: 'fips', type: 'int', role: 'geo', distinct_count: 900 };
const rate: ColumnSummary = {
  id: 'rate',
  type: 'float',
  role: 'measure',
  label: 'Unemployment rate',
  unit: '%',
  distinct_count: 300,
};
const people: ColumnSummary = {
  id: 'people',
  type: 'int',
  role: 'measure',
  unit: 'persons',
  distinct_count: 900,
};
const year: ColumnSummary = {
  id: 'year',
  type: 'int',
  role: 'time',
  distinct_count: 11,
  min: 1955,
  max: 2005,
};
const place = {
  field: 'fips',
  by: 'code',
  match_rate: 0.99,
  ambiguous_with: [] as string[],
  vintages: ['2017'],
} as const;
const places = [place];

test('places with a measure make a map; of several years the last', () => {
  const spec = suggestPreview(table([county, rate, year], { places }));
  expect(spec).toMatchObject({
    mark: 'choropleth',
    channels: {
      geo: { field: 'fips' },
      colour: { field: 'rate', aggregate: 'mean' },
    },
    filters: [{ field: 'year', kind: 'one_of', values: [2005] }],
  });
  expect(Check(ChartSpec, spec)).toBe(true);
});

test('counts are added up, rates are not, whatever their unit', () => {
  expect(suggestPreview(table([county, people], { places }))).toMatchObject({
    channels: { colour: { aggregate: 'sum' } },
  });
  for (const [id, unit] of [
    ['mag', 'Richter'],
    ['delay', 'minutes'],
    ['price', 'US dollars'],
    ['median_income', 'US dollars'],
    ['average persons', 'persons'],
  ] as const) {
    const measure: ColumnSummary = { id, type: 'float', role: 'measure', unit, distinct_count: 300 };
    expect(suggestPreview(table([year, measure]))?.channels.y).toMatchObject({
      field: id,
      aggregate: 'mean',
    });
  }
});

test('places that are mostly unknown make no map', () => {
  const spec = suggestPreview(table([county, rate, year], { places: [{ ...place, match_rate: 0.3 }] }));
  expect(spec?.mark).toBe('line');
});

test('few groups are lines of their own, many are a crowd behind their median', () => {
  const few: ColumnSummary = { id: 'sex', type: 'text', role: 'dimension', distinct_count: 2 };
  const many: ColumnSummary = { id: 'country', type: 'text', role: 'dimension', distinct_count: 62 };
  expect(suggestPreview(table([year, rate, few, many]))).toMatchObject({
    channels: { colour: { field: 'sex' } },
  });
  expect(suggestPreview(table([year, rate, many], { rowCount: 682 }))).toMatchObject({
    channels: { detail: [{ field: 'country' }] },
  });
  const plain = suggestPreview(table([year, rate]));
  expect(plain?.channels).not.toHaveProperty('colour');
});

test('more moments than pixels are taken together', () => {
  const time = (max: string): ColumnSummary => ({
    id: 't',
    type: 'timestamp',
    role: 'time',
    distinct_count: 135_774,
    min: '2011-01-01T00:00:00',
    max,
  });
  const unit = (max: string) => suggestPreview(table([time(max), rate]));
  expect(unit('2026-08-19T00:00:00')).toMatchObject({ channels: { x: { time_unit: 'month' } } });
  expect(unit('2011-06-01T00:00:00')).toMatchObject({ channels: { x: { time_unit: 'day' } } });
});

test('without place and time the most frequent values are shown, or the named rows with their measure', () => {
  const kind: ColumnSummary = { id: 'kind', type: 'text', role: 'dimension', distinct_count: 40 };
  const name: ColumnSummary = { id: 'name', type: 'text', role: 'dimension', distinct_count: 1000 };
  expect(suggestPreview(table([kind, people]))).toMatchObject({
    mark: 'bar',
    channels: { x: { aggregate: 'count' } },
  });
  expect(suggestPreview(table([name, people]))).toMatchObject({
    mark: 'bar',
    channels: { y: { field: 'name' }, x: { field: 'people' } },
  });
  expect(suggestPreview(table([people]))).toBeUndefined();
  expect(suggestPreview(table([kind], { rowCount: 0 }))).toBeUndefined();
});
