import { expect, test } from 'vitest';
import { fieldFor } from '../fields/field-testing.ts';
import type { Channels, ChartSpec } from '../spec/chart-spec.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { changeMark } from './change-mark.ts';
import { chooseMark } from './choose-mark.ts';
import { completeSpec } from './complete-spec.ts';
import { marksFor } from './marks-for.ts';
import { suggestCharts } from './suggest-charts.ts';

const number = { type: 'float', kind: 'number', role: 'measure' } as const;
const fields = [
  fieldFor('district', { distinct: 700 }),
  fieldFor('region', { distinct: 6 }),
  fieldFor('age', { distinct: 30, top: ['0-4', '5-9', '10-14'].map((value) => ({ value, n: 3 })) }),
  fieldFor('code', { kind: 'place', scheme: 'fips', level: 'county', distinct: 3000 }),
  fieldFor('day', { type: 'date', kind: 'time', time_unit: 'month', distinct: 900 }),
  fieldFor('population', { ...number, aggregate: 'sum' }),
  fieldFor('rate', { ...number, aggregate: 'mean', weight: 'population' }),
  fieldFor('income', { ...number, aggregate: 'mean' }),
];
const source = { kind: 'table', resource_id: 't' } as const;

function specFor(mark: Mark, channels: Channels): ChartSpec {
  return { version: 1, source, mark, channels };
}

const channelsOf = (mark: Mark, channels: Channels) => completeSpec(specFor(mark, channels), fields).channels;

test('bars count up by what the column is, the greatest first, as many as can be read', () => {
  expect(channelsOf('bar', { y: { field: 'district' }, x: { field: 'rate' } })).toEqual({
    y: { field: 'district', sort: { by: 'x', order: 'descending' }, top: { count: 60, other: false } },
    x: { field: 'rate', aggregate: 'mean', weight: 'population' },
  });
  expect(channelsOf('bar', { x: { field: 'region' } })).toEqual({
    x: { field: 'region', sort: { by: 'y', order: 'descending' } },
    y: { aggregate: 'count' },
  });
  expect(channelsOf('bar', { x: { field: 'region' }, y: { field: 'age' } })).toMatchObject({
    x: { field: 'region' },
    y: { aggregate: 'count' },
    colour: { field: 'age' },
  });
});

test('classes keep their own order', () => {
  expect(channelsOf('bar', { x: { field: 'age' }, y: { field: 'population' } }).x).toEqual({ field: 'age' });
});

test('numbers alone become a histogram, two of them a scatter of rows', () => {
  expect(channelsOf('bar', { x: { field: 'rate' } })).toEqual({
    x: { field: 'rate', bin: { count: 20 } },
    y: { aggregate: 'count' },
  });
  const points = { x: { field: 'rate' }, y: { field: 'income' }, size: { field: 'population' } };
  expect(channelsOf('point', points)).toEqual(points);
  expect(channelsOf('rect', { x: { field: 'rate' }, y: { field: 'region' } })).toEqual({
    x: { field: 'rate', bin: { count: 12 } },
    y: { field: 'region' },
    colour: { aggregate: 'count' },
  });
});

test('lines step by the time of their column; pies have few slices and the rest', () => {
  expect(
    channelsOf('line', { x: { field: 'day' }, y: { field: 'population' }, colour: { field: 'district' } }),
  ).toEqual({
    x: { field: 'day', time_unit: 'month' },
    y: { field: 'population', aggregate: 'sum' },
    colour: { field: 'district', top: { count: 8, other: true } },
  });
  expect(channelsOf('arc', { colour: { field: 'district' } })).toEqual({
    colour: { field: 'district', sort: { by: 'theta', order: 'descending' }, top: { count: 6, other: true } },
    theta: { aggregate: 'count' },
  });
  expect(channelsOf('choropleth', { geo: { field: 'code' } })).toEqual({
    geo: { field: 'code', scheme: 'fips', level: 'county' },
    colour: { aggregate: 'count' },
  });
});

test('what is said stays, and completing twice is completing once', () => {
  const said: Channels = {
    x: { field: 'district', sort: { order: 'ascending' } },
    y: { field: 'rate', aggregate: 'max' },
  };
  expect(channelsOf('bar', said)).toEqual(said);
  for (const mark of ['bar', 'line', 'point', 'rect', 'arc', 'table', 'choropleth'] as const) {
    const once = completeSpec(specFor(mark, { x: { field: 'district' }, y: { field: 'rate' } }), fields);
    expect(completeSpec(once, fields)).toEqual(once);
  }
});

test.each<[Channels, Mark]>([
  [{ geo: { field: 'code' } }, 'choropleth'],
  [{ theta: { field: 'population' } }, 'arc'],
  [{ x: { field: 'day' }, y: { field: 'rate' } }, 'line'],
  [{ x: { field: 'region' }, y: { field: 'rate' } }, 'bar'],
  [{ x: { field: 'rate' }, y: { field: 'income' } }, 'point'],
  [{ x: { field: 'region' }, y: { field: 'age' } }, 'rect'],
  [{ x: { field: 'rate' } }, 'bar'],
  [{ detail: [{ field: 'rate' }] }, 'table'],
])('%j is best shown by %s', (channels, mark) => {
  expect(chooseMark(specFor('bar', channels), fields)).toBe(mark);
});

test.each([
  [['region', 'population'], ['bar', 'arc', 'tick', 'table'], 'comparison'],
  [['code', 'rate'], ['choropleth', 'bar', 'tick', 'table'], 'places'],
  [['day', 'population', 'region'], ['line', 'area', 'table'], 'change_over_time'],
  [['rate', 'income'], ['point', 'table'], 'relation'],
  [['rate'], ['bar', 'table'], 'distribution'],
  [['region', 'age', 'rate'], ['bar', 'rect', 'tick', 'table'], 'comparison'],
  [['gone'], ['choropleth', 'line', 'bar'], 'places'],
])('of %j the charts %j are offered, first for %s', (chosen, marks, reason) => {
  const suggested = suggestCharts(fields, chosen, source);
  expect(suggested.map(({ spec }) => spec.mark)).toEqual(marks);
  expect(suggested[0]?.reason).toBe(reason);
});

test('a table of names alone is offered as one table of them, not as one for each', () => {
  const once = ['Montpelier', 'Vermont'].map((value) => ({ value, n: 1 }));
  const names = [
    fieldFor('city', { distinct: 50, top: once }),
    fieldFor('state', { kind: 'place', scheme: 'fips', level: 'state', distinct: 50, top: once }),
    fieldFor('longitude', { ...number, coordinate: 'longitude' }),
    fieldFor('latitude', { ...number, coordinate: 'latitude' }),
  ];
  const [points, table, ...more] = suggestCharts(names, [], source);
  expect(points?.spec.mark).toBe('point_map');
  expect(table?.spec).toMatchObject({
    mark: 'table',
    channels: { detail: [{ field: 'state' }, { field: 'city' }] },
  });
  expect(more).toEqual([]);
});

test('what is told of every year is suggested of the last one, where years are not shown', () => {
  const yearly = [
    ...fields,
    fieldFor('year', { type: 'int', kind: 'time', time_unit: 'year', distinct: 11, max: 2005 }),
  ].filter(({ id }) => id !== 'day');
  const latest = [{ field: 'year', kind: 'one_of', values: [2005] }];
  const [bars] = suggestCharts(yearly, ['region', 'population'], source);
  expect(bars?.spec.filters).toEqual(latest);
  const [line] = suggestCharts(yearly, ['region', 'population', 'year'], source);
  expect(line?.spec.filters).toBeUndefined();
  expect(suggestCharts(yearly, [], source).map(({ spec }) => spec.filters)).toEqual([
    latest,
    undefined,
    latest,
  ]);
});

test.each<[string[], Partial<Record<Mark, string>>]>([
  [[], { bar: 'needs_field', choropleth: 'needs_field' }],
  [
    ['region', 'rate'],
    { line: 'needs_time', arc: 'not_additive', rect: 'needs_two_dimensions', choropleth: 'needs_place' },
  ],
  [['population'], { point: 'needs_two_numbers', arc: 'needs_dimension' }],
  [['region'], { tick: 'needs_number' }],
])('of %j these marks cannot be drawn: %j', (chosen, obstacles) => {
  const found = Object.fromEntries(marksFor(fields, chosen).map(({ mark, obstacle }) => [mark, obstacle]));
  expect(found).toMatchObject(obstacles);
});

test('another mark keeps the columns where it shows them', () => {
  const bars = completeSpec(specFor('bar', { y: { field: 'region' }, x: { field: 'population' } }), fields);
  const pie = changeMark(bars, 'arc', fields);
  expect(pie.channels).toMatchObject({
    colour: { field: 'region' },
    theta: { field: 'population', aggregate: 'sum' },
  });
  const table = changeMark(pie, 'table', fields);
  expect(table.channels).toEqual({
    detail: [{ field: 'region' }, { field: 'population', aggregate: 'sum' }],
  });
  expect(changeMark(table, 'bar', fields).channels).toMatchObject({
    x: { field: 'region', sort: { by: 'y', order: 'descending' } },
    y: { field: 'population', aggregate: 'sum' },
  });
  expect(changeMark(bars, 'tick', fields).channels.x).toEqual(bars.channels.x);
  expect(changeMark(bars, 'bar', fields)).toBe(bars);
});

test('maps become bars of their places, below one another where they are many, and maps again', () => {
  const map = completeSpec(
    specFor('choropleth', { geo: { field: 'code' }, colour: { field: 'rate' } }),
    fields,
  );
  const bars = changeMark(map, 'bar', fields);
  expect(bars.channels).toMatchObject({
    y: { field: 'code', top: { count: 60 } },
    x: { field: 'rate', aggregate: 'mean' },
  });
  expect(changeMark(bars, 'choropleth', fields).channels).toEqual(map.channels);
  const noPlace = specFor('bar', { x: { field: 'region' }, y: { aggregate: 'count' } });
  expect(changeMark(noPlace, 'choropleth', fields).channels).toEqual({ colour: { aggregate: 'count' } });
});
