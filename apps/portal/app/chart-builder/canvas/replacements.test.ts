import type { ChartField, ChartSpec } from '@gazetteer/charts';
import { fieldFor } from '@gazetteer/charts/testing';
import { describe, expect, test } from 'vitest';
import { replacementsFor } from './replacements.ts';

const field = (id: string, more: Partial<ChartField> = {}) => fieldFor(id, { distinct: 5, ...more });
const fields = [
  field('state'),
  field('area', { kind: 'number', role: 'measure', aggregate: 'sum' }),
  field('total_population', { kind: 'number', role: 'measure', aggregate: 'sum' }),
];
const spec: ChartSpec = {
  version: 1,
  source: { kind: 'table', resource_id: 'a' },
  mark: 'bar',
  channels: {
    x: { field: 'state' },
    y: { field: 'population', aggregate: 'sum' },
    tooltip: [{ field: 'population', aggregate: 'sum' }],
  },
  filters: [{ field: 'population', kind: 'range', from: 1 }],
};

describe('a column that is gone', () => {
  test('is offered others of its kind, those of a like name first', () => {
    const { candidates } = replacementsFor(spec, fields, 'population');
    expect(candidates.map(({ id }) => id)).toEqual(['total_population', 'area']);
  });

  test('is replaced wherever it stood', () => {
    const { channels, filters } = replacementsFor(spec, fields, 'population').replaced('area');
    expect(channels.y).toEqual({ field: 'area', aggregate: 'sum' });
    expect(channels.tooltip).toEqual([{ field: 'area', aggregate: 'sum' }]);
    expect(filters).toEqual([]);
  });

  test('can be left out', () => {
    const { channels } = replacementsFor(spec, fields, 'population').without();
    expect(channels).toEqual({ x: { field: 'state' } });
  });

  test('that only a filter named leaves the chart as it is', () => {
    const filtered = { ...spec, channels: { x: { field: 'state' } } };
    expect(replacementsFor(filtered, fields, 'population').without().channels).toEqual({
      x: { field: 'state' },
    });
  });
});
