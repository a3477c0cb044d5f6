import { expect, test } from 'vitest';
import { fieldFor } from '../fields/field-testing.ts';
import { recordsOf } from '../fields/fields-of-rows.ts';
import { planChart } from '../query/plan-chart.ts';
import { runPlan } from '../query/run-plan.ts';
import type { ChartSpec, Filter, OwnSource } from '../spec/chart-spec.ts';
import type { ReaderChoice } from '../spec/reader-choice.ts';
import { choosableOf } from './choosable.ts';
import { listChoices } from './list-choices.ts';
import { narrowChart } from './narrow-chart.ts';
import { readChoice, writeChoice } from './write-choice.ts';

const fields = [
  fieldFor('state', { kind: 'place' }),
  fieldFor('crop'),
  fieldFor('year', { type: 'int', kind: 'time' }),
  fieldFor('day', { type: 'date', kind: 'time' }),
  fieldFor('tonnes', { type: 'float', kind: 'number', role: 'measure', aggregate: 'sum' }),
];
const columns: OwnSource['columns'] = fields.map(({ id, type }) => ({ id, type: type as 'text' }));
const rows: OwnSource['rows'] = [
  ['Goa', 'Rice', 2010, '2010-01-15', 1],
  ['Goa', 'Maize', 2011, '2011-02-15', 2],
  ['Assam', 'Rice', 2011, '2011-05-15', 3],
  ['Assam', 'Tea', 2012, '2012-08-15', 4],
  [null, 'Tea', 2012, '2012-09-15', 5],
];
const source: OwnSource = { kind: 'own', name: 'crops.csv', columns, rows };
const records = () => recordsOf(columns, rows);
const ask = async (spec: ChartSpec) => runPlan(planChart(spec, fields), records());

const bars: ChartSpec = {
  version: 1,
  source,
  mark: 'bar',
  channels: { x: { field: 'state' }, y: { field: 'tonnes', aggregate: 'sum' } },
  filters: [{ field: 'year', kind: 'one_of', values: [2011] }],
};
const overTime = (time_unit: 'quarter' | 'month' | 'week' | 'day' | 'year'): ChartSpec => ({
  version: 1,
  source,
  mark: 'line',
  channels: {
    x: { field: 'day', time_unit },
    y: { field: 'tonnes', aggregate: 'sum' },
    colour: { field: 'crop' },
  },
});

async function narrowed(spec: ChartSpec, choice: ReaderChoice) {
  const choices = await listChoices(spec, choosableOf(spec, fields), ask);
  return narrowChart(spec, choices, choice);
}
const choicesOf = (spec: ChartSpec) => listChoices(spec, choosableOf(spec, fields), ask);

test('a chart of one moment offers every moment, and its places, of all its times', async () => {
  expect(await choicesOf(bars)).toMatchObject({
    time: {
      kind: 'moment',
      field: 'year',
      step: 'year',
      values: ['2010', '2011', '2012'],
      published: '2011',
    },
    categories: {
      field: 'state',
      isPlaces: true,
      values: [{ value: 'Assam' }, { value: 'Goa' }, { value: null }],
    },
  });
});

test('another moment takes the place of the one the chart was filtered to, and of no other filter', async () => {
  const onlyRice: Filter = { field: 'crop', kind: 'one_of', values: ['Rice'] };
  const spec = { ...bars, filters: [...(bars.filters ?? []), onlyRice] };
  const { spec: found, chosen } = await narrowed(spec, { time: '2010' });
  expect(found.filters).toEqual([{ field: 'year', kind: 'one_of', values: [2010] }, onlyRice]);
  expect(chosen).toEqual({ time: '2010' });
  // Tea was not grown before 2012, and the chart leaves it out: nothing of that year can be chosen.
  await expect(narrowed(spec, { time: '2012' })).rejects.toMatchObject({ code: 'choice_unknown' });
});

test('what was published, all there is, and nothing are one choice: none', async () => {
  for (const choice of [{}, { time: '2011' }, { show: ['Goa', 'Assam', ''] }, { show: [] }, { hide: [] }])
    expect(await narrowed(bars, choice)).toEqual({ spec: bars, chosen: {} });
  const line = overTime('year');
  expect(await narrowed(line, { from: '2010', to: '2012' })).toEqual({ spec: line, chosen: {} });
});

test('a choice is written in its shorter form', async () => {
  expect((await narrowed(bars, { show: ['Goa', ''] })).chosen).toEqual({ hide: ['Assam'] });
  expect((await narrowed(bars, { hide: ['Goa', ''] })).chosen).toEqual({ show: ['Assam'] });
  expect((await narrowed(bars, { show: ['Goa', 'Assam'], hide: ['Goa'] })).chosen).toEqual({
    show: ['Assam'],
  });
});

test.each([
  ['year', { from: '2011', to: '2011' }, { from: '2011', to: '2011' }],
  ['quarter', { from: '2011-01', to: '2011-04' }, { from: '2011-01', to: '2011-06' }],
  ['month', { to: '2011-05' }, { to: '2011-05' }],
  ['week', { from: '2011-02-14', to: '2011-05-09' }, { from: '2011-02-14', to: '2011-05-15' }],
  ['day', { from: '2011-02-15' }, { from: '2011-02-15' }],
] as const)('a stretch of time ends with the whole %s that it names', async (unit, choice, range) => {
  const { spec, chosen } = await narrowed(overTime(unit), choice);
  expect(spec.filters).toEqual([{ field: 'day', kind: 'range', ...range }]);
  expect(chosen).toEqual(choice);
});

test('a chart over time offers its times and what its lines are of', async () => {
  expect(await choicesOf(overTime('quarter'))).toMatchObject({
    time: { kind: 'range', step: 'quarter', values: ['2010-01', '2011-01', '2011-04', '2012-07'] },
    categories: { field: 'crop', values: [{ value: 'Maize' }, { value: 'Rice' }, { value: 'Tea' }] },
  });
});

test('days of many years are chosen by their months', async () => {
  const days = Array.from({ length: 600 }, (_, index) => [
    'Goa',
    'Rice',
    2010,
    new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10),
    1,
  ]);
  const spec = overTime('day');
  const askDays = async (question: ChartSpec) =>
    runPlan(planChart(question, fields), recordsOf(columns, days));
  const { time, categories } = await listChoices(spec, choosableOf(spec, fields), askDays);
  expect(time).toMatchObject({ step: 'month' });
  expect(time?.values).toHaveLength(20);
  expect(categories).toBeNull();
});

test('a chart with neither times nor categories has nothing to choose', async () => {
  const spec: ChartSpec = { ...bars, channels: { y: { field: 'tonnes', aggregate: 'sum' } }, filters: [] };
  expect(await choicesOf(spec)).toEqual({ time: null, categories: null });
  await expect(narrowed(spec, { show: ['Goa'] })).rejects.toMatchObject({ code: 'choice_unfit' });
});

test('a map offers its moment, and no places: an area left out would look like one without a figure', async () => {
  const map: ChartSpec = {
    ...bars,
    mark: 'choropleth',
    channels: { geo: { field: 'state' }, colour: { field: 'tonnes', aggregate: 'sum' } },
  };
  expect(await choicesOf(map)).toMatchObject({ time: { kind: 'moment' }, categories: null });
});

test.each([
  [{ time: '2013' }, 'choice_unknown'],
  [{ from: '2010' }, 'choice_unfit'],
  [{ show: ['Kerala'] }, 'choice_unknown'],
  [{ hide: ['Goa', 'Assam', ''] }, 'choice_empty'],
])('%j is refused as %s', async (choice, code) => {
  await expect(narrowed(bars, choice)).rejects.toMatchObject({ code });
});

test('a stretch that ends before it begins is refused', async () => {
  await expect(narrowed(overTime('year'), { from: '2012', to: '2010' })).rejects.toMatchObject({
    code: 'choice_order',
  });
});

test('a choice is read as it was written', () => {
  const choice = { time: '2011', show: ['Dadra & Nagar', 'Île', ''] };
  expect(writeChoice(choice)).toBe('time=2011&show=Dadra+%26+Nagar&show=%C3%8Ele&show=');
  expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual(choice);
  expect(readChoice(new URLSearchParams('vis_id=a'))).toBeUndefined();
  expect(writeChoice({})).toBe('');
});
