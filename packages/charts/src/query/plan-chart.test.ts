import { expect, test } from 'vitest';
import type { Channels, ChartSpec } from '../spec/chart-spec.ts';
import { ChartError } from '../values/chart-error.ts';
import { planChart } from './plan-chart.ts';
import { fieldFor } from '../fields/field-testing.ts';

const fields = [
  fieldFor('district', { label: 'District' }),
  fieldFor('year', { type: 'int', kind: 'time' }),
  fieldFor('day', { type: 'date', kind: 'time' }),
  fieldFor('Population', { type: 'int', kind: 'number', role: 'measure', unit: 'people', min: 0, max: 97 }),
  fieldFor('rate', { type: 'float', kind: 'number', role: 'measure', unit: '%' }),
];

function specFor(channels: Channels, more: Partial<ChartSpec> = {}): ChartSpec {
  return { version: 1, source: { kind: 'table', resource_id: 't' }, mark: 'bar', channels, ...more };
}

const bars: Channels = { x: { field: 'district' }, y: { field: 'Population', aggregate: 'sum' } };

function faultOf(spec: ChartSpec): Partial<ChartError> {
  try {
    planChart(spec, fields);
    return {};
  } catch (error) {
    if (!(error instanceof ChartError)) throw error;
    return error;
  }
}

test.each<[string, ChartSpec, Partial<ChartError>]>([
  ['shows nothing', specFor({}), { code: 'no_channels' }],
  [
    'is a map without places',
    specFor(bars, { mark: 'choropleth' }),
    { code: 'channel_missing', channel: 'geo' },
  ],
  ['is a pie without slices', specFor(bars, { mark: 'arc' }), { code: 'channel_missing', channel: 'theta' }],
  [
    'shows a column that went',
    specFor({ x: { field: 'gone' } }),
    { code: 'field_missing', field: 'gone', channel: 'x' },
  ],
  [
    'weighs by a column that went',
    specFor({ y: { field: 'rate', aggregate: 'mean', weight: 'gone' } }),
    { code: 'field_missing', field: 'gone', channel: 'y' },
  ],
  [
    'weighs by words',
    specFor({ y: { field: 'rate', aggregate: 'mean', weight: 'district' } }),
    { code: 'weight_unfit', field: 'district', channel: 'y' },
  ],
  [
    'adds up words',
    specFor({ y: { field: 'district', aggregate: 'sum' } }),
    { code: 'aggregate_unfit', field: 'district', channel: 'y' },
  ],
  ['adds up nothing', specFor({ y: { aggregate: 'mean' } }), { code: 'aggregate_unfit', channel: 'y' }],
  [
    'cuts words into months',
    specFor({ x: { field: 'district', time_unit: 'month' } }),
    { code: 'time_unit_unfit', field: 'district', channel: 'x' },
  ],
  [
    'cuts years into months',
    specFor({ x: { field: 'year', time_unit: 'month' } }),
    { code: 'time_unit_unfit', field: 'year', channel: 'x' },
  ],
  [
    'puts words into bins',
    specFor({ x: { field: 'district', bin: { count: 5 } } }),
    { code: 'bin_unfit', field: 'district', channel: 'x' },
  ],
  [
    'filters a column that went',
    specFor(bars, { filters: [{ field: 'gone', kind: 'one_of', values: [] }] }),
    { code: 'field_missing', field: 'gone' },
  ],
  [
    'filters numbers by words',
    specFor(bars, { filters: [{ field: 'rate', kind: 'range', from: 'low' }] }),
    { code: 'filter_value', field: 'rate', params: { value: 'low', name: 'rate' } },
  ],
  [
    'filters days by no day',
    specFor(bars, { filters: [{ field: 'day', kind: 'one_of', values: ['2011-02-31'] }] }),
    { code: 'filter_value', field: 'day' },
  ],
  [
    'looks for a range of words',
    specFor(bars, { filters: [{ field: 'district', kind: 'range', from: 1 }] }),
    { code: 'filter_unfit', field: 'district' },
  ],
  [
    'looks for letters in numbers',
    specFor(bars, { filters: [{ field: 'rate', kind: 'contains', text: 'a' }] }),
    { code: 'filter_unfit', field: 'rate' },
  ],
  [
    'computes a column that is there',
    specFor(bars, { computed: [{ id: 'population', expression: '1' }] }),
    { code: 'name_taken', field: 'population' },
  ],
  [
    'computes of a column that went',
    specFor(bars, { computed: [{ id: 'c', expression: '1 + gone' }] }),
    { code: 'field_missing', field: 'c', position: 4, params: { name: 'gone' } },
  ],
  [
    'computes of itself',
    specFor(bars, { computed: [{ id: 'c', expression: 'c + 1' }] }),
    { code: 'field_missing', field: 'c', position: 0 },
  ],
  [
    'computes what cannot be',
    specFor(bars, { computed: [{ id: 'c', expression: 'rate + district' }] }),
    {
      code: 'expression_type',
      field: 'c',
      position: 7,
      params: { name: '+', expected: 'number', found: 'text' },
    },
  ],
  [
    'computes by an unknown function',
    specFor(bars, { computed: [{ id: 'c', expression: '2 * system(rate)' }] }),
    { code: 'expression_function', field: 'c', position: 4, params: { name: 'system' } },
  ],
  [
    'computes with too few values',
    specFor(bars, { computed: [{ id: 'c', expression: 'per(rate)' }] }),
    { code: 'expression_arguments', field: 'c', position: 0, params: { name: 'per', expected: '2' } },
  ],
  [
    'rounds to digits that rows say',
    specFor(bars, { computed: [{ id: 'c', expression: 'round(rate, rate)' }] }),
    { code: 'expression_arguments', field: 'c', position: 12 },
  ],
  [
    'calls what only operators mean',
    specFor(bars, { computed: [{ id: 'c', expression: 'text_of_number(rate)' }] }),
    { code: 'expression_function', field: 'c' },
  ],
])('a chart that %s is refused, and it is said where', (_, spec, fault) => {
  const { code, field, channel, position, params } = faultOf(spec);
  expect({ code, field, channel, position, params }).toMatchObject(fault);
});

test('columns carry what a reader needs to understand them', () => {
  const plan = planChart(
    specFor({
      x: { field: 'year' },
      y: { field: 'rate', aggregate: 'mean', weight: 'Population', label: 'Share' },
      colour: { field: 'district' },
      size: { aggregate: 'count' },
      row: { field: 'day', time_unit: 'month_of_year' },
      tooltip: [
        { field: 'day', aggregate: 'max' },
        { field: 'rate', aggregate: 'variance' },
        { field: 'rate' },
      ],
    }),
    fields,
  );
  const shown = Object.fromEntries(
    plan.columns.map(({ name, kind, label, unit, aggregate, time_unit }) => [
      name,
      [kind, label, unit, aggregate, time_unit],
    ]),
  );
  expect(shown).toEqual({
    x: ['time', 'year', null, null, 'year'],
    y: ['number', 'Share', '%', 'mean', null],
    colour: ['category', 'District', null, null, null],
    size: ['number', '', null, 'count', null],
    row: ['time', 'day', null, null, 'month_of_year'],
    tooltip_0: ['time', 'day', null, 'max', null],
    tooltip_1: ['number', 'rate', null, 'variance', null],
    tooltip_2: ['number', 'rate', '%', null, null],
  });
});

test('only columns that are used are read', () => {
  const computed = [
    { id: 'twice', expression: 'rate * 2' },
    { id: 'unused', expression: 'year + 1' },
  ];
  const plan = planChart(specFor({ y: { field: 'twice', aggregate: 'max' } }, { computed }), fields);
  expect(plan.source.map(({ field }) => field)).toEqual(['rate']);
});

test('points of two numbers stay rows; with a figure rows fall together', () => {
  const points: Channels = { x: { field: 'rate' }, y: { field: 'Population' } };
  expect(planChart(specFor(points, { mark: 'point' }), fields)).toMatchObject({
    grouped: false,
    sampled: true,
  });
  const counted = { ...points, size: { aggregate: 'count' as const } };
  expect(planChart(specFor(counted, { mark: 'point' }), fields)).toMatchObject({ grouped: true });
  const table: Channels = { detail: [{ field: 'district' }, { field: 'rate' }] };
  expect(planChart(specFor(table, { mark: 'table' }), fields)).toMatchObject({
    grouped: false,
    sampled: false,
  });
});
