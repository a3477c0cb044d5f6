import { expect, test } from 'vitest';
import { fieldFor } from '../fields/field-testing.ts';
import type { Channels, ChartSpec } from '../spec/chart-spec.ts';
import { withPointsOfRows } from './points-of-rows.ts';

const number = { type: 'float', kind: 'number', role: 'measure' } as const;
const fields = [
  fieldFor('state'),
  fieldFor('people', { ...number, aggregate: 'sum' }),
  fieldFor('engineers', { ...number, aggregate: 'mean', weight: 'people' }),
];
const points = (channels: Channels): ChartSpec => ({
  version: 1,
  source: { kind: 'table', resource_id: 't' },
  mark: 'point',
  channels,
});
const sum = { field: 'people', aggregate: 'sum' } as const;

test('a dimension that a second measure displaces becomes a detail, and there is a point for each of its values', () => {
  const before = { x: { field: 'state' }, y: sum };
  const after = points({ x: { field: 'engineers' }, y: sum });
  expect(withPointsOfRows(before, after, fields).channels).toEqual({
    x: { field: 'engineers', aggregate: 'mean', weight: 'people' },
    y: sum,
    detail: [{ field: 'state' }],
  });
});

test('two measures without a dimension are a point a row', () => {
  const channels = { x: { field: 'engineers', aggregate: 'mean', weight: 'people' } as const, y: sum };
  expect(withPointsOfRows({}, points(channels), fields).channels).toEqual({
    x: { field: 'engineers' },
    y: { field: 'people' },
  });
});

test('points that something splits, and other marks, stay as they are', () => {
  const split = points({ x: { field: 'engineers' }, y: sum, colour: { field: 'state' } });
  expect(withPointsOfRows({}, split, fields)).toBe(split);
  const bars: ChartSpec = { ...split, mark: 'bar' };
  expect(withPointsOfRows({}, bars, fields)).toBe(bars);
});
