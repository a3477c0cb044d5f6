import { expect, test } from 'vitest';
import type { Channels, ChartSpec } from '../spec/chart-spec.ts';
import { OTHER } from '../spec/vocabulary.ts';
import { planChart } from './plan-chart.ts';
import { fieldFor } from '../fields/field-testing.ts';
import { runPlan } from './run-plan.ts';

const fields = [
  fieldFor('place'),
  fieldFor('year', { type: 'int', kind: 'time' }),
  fieldFor('day', { type: 'date', kind: 'time' }),
  fieldFor('moment', { type: 'timestamp', kind: 'time' }),
  fieldFor('people', { type: 'int', kind: 'number', role: 'measure' }),
  fieldFor('rate', { type: 'float', kind: 'number', role: 'measure' }),
];

const rows = [
  { place: 'B', year: 2011, day: '2011-01-31', moment: '2011-01-31T23:15:00', people: 10, rate: 1 },
  { place: 'A', year: 2011, day: '2011-03-01', moment: '2011-03-01T00:00:00', people: 20, rate: 4 },
  { place: 'C', year: 2012, day: '2012-02-29', moment: '2012-02-29T12:30:30.500', people: 30, rate: 2 },
  { place: 'D', year: 2012, day: null, moment: null, people: 1, rate: null },
  { place: null, year: null, day: '2012-12-31', moment: '2012-12-31T12:59:59', people: 5, rate: 8 },
];

function figures(channels: Channels, more: Partial<ChartSpec> = {}) {
  const spec: ChartSpec = {
    version: 1,
    source: { kind: 'own', name: 'x', columns: [] },
    mark: 'bar',
    channels,
    ...more,
  };
  return runPlan(planChart(spec, fields), rows);
}

test('categories stand by their figure, those without a name under it too', () => {
  const { rows: shown, columns } = figures({
    x: { field: 'place', sort: { by: 'y', order: 'descending' } },
    y: { field: 'people', aggregate: 'sum' },
  });
  expect(shown).toEqual([
    { x: 'C', y: 30 },
    { x: 'A', y: 20 },
    { x: 'B', y: 10 },
    { x: null, y: 5 },
    { x: 'D', y: 1 },
  ]);
  expect(columns[0]?.domain).toEqual(['C', 'A', 'B', null, 'D']);
});

test('what is left of the greatest is one category, whose figure is that of its rows', () => {
  const top = { count: 2, other: true };
  const mean = figures({
    x: { field: 'place', sort: { by: 'y', order: 'ascending' }, top },
    y: { field: 'rate', aggregate: 'mean', weight: 'people' },
  });
  expect(mean.rows).toEqual([
    { x: 'A', y: 4 },
    { x: null, y: 8 },
    { x: OTHER, y: (1 * 10 + 2 * 30) / 40 },
  ]);
  const median = figures({ x: { field: 'place', top }, y: { field: 'people', aggregate: 'median' } });
  expect(median.rows).toEqual([
    { x: 'A', y: 20 },
    { x: 'C', y: 30 },
    { x: OTHER, y: 5 },
  ]);
  const cut = figures({
    x: { field: 'place', top: { count: 2, other: false } },
    y: { field: 'people', aggregate: 'sum' },
  });
  expect(cut.rows.map(({ x }) => x)).toEqual(['A', 'C']);
});

test('the greatest of a split chart are the greatest of all its parts together', () => {
  const { rows: shown } = figures({
    x: { field: 'year' },
    y: { aggregate: 'count' },
    colour: { field: 'place', top: { count: 1, other: true }, sort: { by: 'y', order: 'descending' } },
  });
  expect(shown).toEqual([
    { x: 2011, y: 1, colour: 'A' },
    { x: 2011, y: 1, colour: OTHER },
    { x: 2012, y: 2, colour: OTHER },
  ]);
});

test.each([
  ['year', 'day', ['2011-01-01', '2012-01-01']],
  ['quarter', 'day', ['2011-01-01', '2012-01-01', '2012-10-01']],
  ['month', 'day', ['2011-01-01', '2011-03-01', '2012-02-01', '2012-12-01']],
  ['week', 'day', ['2011-01-31', '2011-02-28', '2012-02-27', '2012-12-31']],
  ['day', 'moment', ['2011-01-31', '2011-03-01', '2012-02-29', '2012-12-31']],
  [
    'hour',
    'moment',
    ['2011-01-31T23:00:00', '2011-03-01T00:00:00', '2012-02-29T12:00:00', '2012-12-31T12:00:00'],
  ],
  ['month_of_year', 'moment', [1, 2, 3, 12, null]],
  ['day_of_week', 'day', [1, 2, 3, null]],
  ['hour_of_day', 'moment', [0, 12, 23, null]],
  [
    undefined,
    'moment',
    ['2011-01-31T23:15:00', '2011-03-01T00:00:00', '2012-02-29T12:30:30.5', '2012-12-31T12:59:59'],
  ],
] as const)('by %s of a %s rows fall together; axes of time have no place for null', (time_unit, field, expected) => {
  const { rows: shown } = figures({
    x: { field, ...(time_unit && { time_unit }) },
    y: { aggregate: 'count' },
  });
  expect(shown.map(({ x }) => x)).toEqual(expected);
});

test('bins begin at round numbers and say how wide they are', () => {
  const { rows: shown, columns } = figures({
    x: { field: 'people', bin: { count: 4 } },
    y: { aggregate: 'count' },
  });
  expect(shown).toEqual([
    { x: 0, y: 2 },
    { x: 10, y: 1 },
    { x: 20, y: 1 },
    { x: 30, y: 1 },
  ]);
  expect(columns[0]).toMatchObject({ kind: 'number', bin_step: 10 });
});

test.each<[NonNullable<ChartSpec['filters']>[number], (string | null)[]]>([
  [{ field: 'place', kind: 'one_of', values: ['A', null] }, ['A', null]],
  [{ field: 'place', kind: 'none_of', values: ['A'] }, ['B', 'C', 'D', null]],
  [{ field: 'place', kind: 'none_of', values: ['A', null] }, ['B', 'C', 'D']],
  [{ field: 'place', kind: 'one_of', values: [] }, []],
  [{ field: 'place', kind: 'contains', text: 'a' }, ['A']],
  [{ field: 'people', kind: 'range', from: 10, to: 20 }, ['A', 'B']],
  [{ field: 'year', kind: 'one_of', values: ['2012'] }, ['C', 'D']],
  [{ field: 'day', kind: 'range', from: '2011-03', to: 2012 }, ['A', 'C', null]],
  [{ field: 'moment', kind: 'range', to: '2011-01-31' }, ['B']],
  [{ field: 'moment', kind: 'one_of', values: ['2012'] }, ['C', null]],
  [{ field: 'day', kind: 'range' }, ['A', 'B', 'C', null]],
])('the filter %j leaves %j', (filter, left) => {
  const { rows: shown } = figures({ x: { field: 'place' } }, { filters: [filter] });
  expect(shown.map(({ x }) => x)).toEqual(left);
});

test('what a tooltip remarks is told where the rows agree on it', () => {
  const { rows: shown } = figures({
    x: { field: 'year' },
    y: { aggregate: 'count' },
    tooltip: [{ field: 'place' }, { field: 'year' }, { field: 'day', aggregate: 'max' }],
  });
  expect(shown).toEqual([
    { x: 2011, y: 2, tooltip_0: null, tooltip_1: 2011, tooltip_2: '2011-03-01' },
    { x: 2012, y: 2, tooltip_0: null, tooltip_1: 2012, tooltip_2: '2012-02-29' },
  ]);
});

test('computed columns build on one another, and nothing divided by zero is null', () => {
  const computed = [
    { id: 'each', expression: 'per(people, rate - 1)' },
    { id: 'class', expression: 'if(each > 5, "high", "low")' },
  ];
  const { rows: shown } = figures(
    { x: { field: 'class' }, y: { field: 'each', aggregate: 'max' } },
    { computed },
  );
  expect(shown).toEqual([
    { x: 'high', y: 30 },
    { x: 'low', y: 5 / 7 },
  ]);
});

test('a column computed from a computed one knows how exact that is', () => {
  const computed = [
    { id: 'doublings', expression: 'log(people - 2) / log(2)' },
    { id: 'whole', expression: 'floor(doublings)' },
  ];
  const { rows: shown } = figures(
    { y: { field: 'whole', aggregate: 'max' } },
    { computed, filters: [{ field: 'people', kind: 'one_of', values: [10] }] },
  );
  expect(shown).toEqual([{ y: 3 }]);
});

test('labels stand in the order people count in', () => {
  const names = ['Ward 10', 'ward 9', 'Éc', 'Zo', 'Ab'];
  const spec: ChartSpec = {
    version: 1,
    source: { kind: 'own', name: 'x', columns: [] },
    mark: 'bar',
    channels: { x: { field: 'place' }, y: { aggregate: 'count' } },
  };
  const data = runPlan(
    planChart(spec, fields),
    names.map((place) => ({ place })),
  );
  expect(data.columns[0]?.domain).toEqual(['Ab', 'Éc', 'ward 9', 'Ward 10', 'Zo']);
});

test('of too many points a fair part is left, the same each time, and it is said', () => {
  const many = Array.from({ length: 50_000 }, (_, index) => ({ people: index, rate: index % 100 }));
  const spec: ChartSpec = {
    version: 1,
    source: { kind: 'own', name: 'x', columns: [] },
    mark: 'point',
    channels: { x: { field: 'people' }, y: { field: 'rate' } },
  };
  const plan = planChart(spec, fields);
  const data = runPlan(plan, many);
  expect(data).toEqual(runPlan(plan, many));
  expect(data.rows).toHaveLength(plan.limit);
  expect(data.truncated).toBe(true);
  const early = data.rows.filter(({ x }) => Number(x) < 10_000).length;
  const odd = data.rows.filter(({ y }) => Number(y) % 2 === 1).length;
  expect(Math.abs(early / plan.limit - 0.2)).toBeLessThan(0.01);
  expect(Math.abs(odd / plan.limit - 0.5)).toBeLessThan(0.01);
});

test('categories that are put together stay or go by the least of their figures, whichever comes last', () => {
  const row = (place: string, year: number, people: number) => ({ place, year, people });
  const spec: ChartSpec = {
    version: 1,
    source: { kind: 'own', name: 'x', columns: [] },
    mark: 'bar',
    channels: {
      x: { field: 'place', top: { count: 1, other: true } },
      y: { field: 'people', aggregate: 'max' },
      colour: { field: 'year' },
    },
  };
  const together = [row('A', 1, 5), row('B', 3, 3), row('C', 3, 4), row('B', 2, 3), row('C', 1, 4)];
  expect(runPlan({ ...planChart(spec, fields), limit: 3 }, together).rows).toEqual([
    { x: 'A', colour: 1, y: 5 },
    { x: OTHER, colour: 1, y: 4 },
    { x: OTHER, colour: 2, y: 3 },
  ]);
});
