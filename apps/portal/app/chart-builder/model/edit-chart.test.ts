import type { ChartSpec } from '@gazetteer/charts';
import { fieldFor } from '@gazetteer/charts/testing';
import { expect, test } from 'vitest';
import { editChart } from './edit-chart.ts';
import { holdsFigures, numberOfField } from './number-of-field.ts';

const number = { type: 'int', kind: 'number', role: 'measure', aggregate: 'sum' } as const;
const fields = [
  fieldFor('state', { distinct: 30 }),
  fieldFor('residence', { distinct: 3, totals: ['Total'], top: [] }),
  fieldFor('people', number),
  fieldFor('engineers', number),
];
const empty: ChartSpec = {
  version: 1,
  source: { kind: 'table', resource_id: 't' },
  mark: 'point',
  channels: {},
};
const states: ChartSpec = {
  ...empty,
  channels: { x: { field: 'state' }, y: { field: 'people', aggregate: 'sum' } },
};

test('a second measure on points of states keeps the states, however it is put there', () => {
  const put = editChart(states, { type: 'put-field', field: 'engineers', to: { shelf: 'x' } }, fields);
  expect(put.channels).toMatchObject({ x: { field: 'engineers' }, detail: [{ field: 'state' }] });
  const besides: ChartSpec = {
    ...states,
    channels: { ...states.channels, size: { field: 'engineers', aggregate: 'sum' } },
  };
  const move = { type: 'move-channel', from: { shelf: 'size' }, to: { shelf: 'x' } } as const;
  const moved = editChart(besides, move, fields);
  expect(moved.channels.x).toMatchObject({ field: 'engineers' });
  expect(JSON.stringify(moved.channels)).toContain('state');
  const bars: ChartSpec = {
    ...empty,
    mark: 'bar',
    channels: { x: { field: 'people', aggregate: 'sum' }, y: { field: 'engineers', aggregate: 'sum' } },
  };
  const points = editChart(bars, { type: 'set-mark', mark: 'point' }, fields);
  expect(points.channels).toEqual({ x: { field: 'people' }, y: { field: 'engineers' } });
});

test('the first field of an empty chart brings the filters that tell rows once, and what is removed stays away', () => {
  const first = editChart(
    { ...empty, mark: 'bar' },
    { type: 'put-field', field: 'state', to: { shelf: 'y' } },
    fields,
  );
  expect(first.filters).toEqual([{ field: 'residence', kind: 'one_of', values: ['Total'] }]);
  const without = editChart(first, { type: 'remove-filter', index: 0 }, fields);
  const next = editChart(without, { type: 'put-field', field: 'people', to: { shelf: 'x' } }, fields);
  expect(next.filters ?? []).toEqual([]);
});

const rank = fieldFor('Sales rank', {
  type: 'int',
  label: 'Rang des ventes',
  written_label: 'Sales rank',
  label_translated: { fr: 'Rang des ventes' },
  unit: 'points',
});

test('a column of codes is measured as a number where the chart counted its values', () => {
  const all = [...fields, rank];
  expect(holdsFigures(rank)).toBe(true);
  const number = numberOfField(rank, all);
  expect(number).toEqual({
    id: 'rang_des_ventes',
    label: 'Rang des ventes',
    label_translated: { en: 'Sales rank', fr: 'Rang des ventes' },
    expression: '[Sales rank]',
    unit: 'points',
  });
  const counted: ChartSpec = {
    ...empty,
    mark: 'line',
    channels: { x: { field: 'state' }, y: { field: 'Sales rank' }, row: { field: 'Sales rank' } },
  };
  const edited = editChart(counted, { type: 'treat-as-number', field: 'Sales rank', number }, all);
  expect(edited.computed).toEqual([number]);
  expect(edited.channels).toMatchObject({
    x: { field: 'state' },
    y: { field: 'rang_des_ventes', aggregate: 'mean' },
    row: { field: 'Sales rank' },
  });
});

test('texts are offered as numbers where they are written in digits, places and names are not', () => {
  const written = (...values: string[]) =>
    fieldFor('t', { type: 'text', top: values.map((value) => ({ value, n: 1 })) });
  expect(holdsFigures(written('7', ' 8.5 ', '-1e3'))).toBe(true);
  expect(numberOfField(written('7'), []).expression).toBe('number([t])');
  expect(holdsFigures(written('7', 'A12'))).toBe(false);
  expect(holdsFigures(written())).toBe(false);
  expect(holdsFigures(fieldFor('county', { type: 'int', kind: 'place' }))).toBe(false);
  expect(holdsFigures(fieldFor('people', number))).toBe(false);
});
