import type { ChartSpec } from '@gazetteer/charts';
import { fieldFor } from '@gazetteer/charts/testing';
import { expect, test } from 'vitest';
import { editChart } from './edit-chart.ts';

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
