import type { ChartField, ChartSpec } from '@gazetteer/charts';
import { describe, expect, test } from 'vitest';
import { dropAction } from './drop-action.ts';

const spec: ChartSpec = {
  version: 1,
  source: { kind: 'table', resource_id: 'a' },
  mark: 'bar',
  channels: { x: { field: 'district' }, detail: [{ field: 'state' }] },
};
const fields = [
  { id: 'population', kind: 'number', role: 'measure', type: 'int' },
  { id: 'district', kind: 'category', role: 'dimension', type: 'text' },
] as ChartField[];
const population = { kind: 'field', field: 'population' } as const;
const district = { kind: 'placed', from: { shelf: 'x' } } as const;

describe('letting go', () => {
  test('on a shelf puts the field there', () => {
    expect(dropAction(population, 'y', spec, fields)).toEqual({
      type: 'put-field',
      field: 'population',
      to: { shelf: 'y' },
    });
    expect(dropAction(population, 'detail:0', spec, fields)).toMatchObject({
      to: { shelf: 'detail', index: 0 },
    });
  });

  test('on the chart puts it where it fits best', () => {
    expect(dropAction(population, 'chart', spec, fields)).toMatchObject({ to: { shelf: 'y' } });
  });

  test('of what is on the chart moves it, takes it away, or filters by it', () => {
    expect(dropAction(district, 'y', spec, fields)).toEqual({
      type: 'move-channel',
      from: { shelf: 'x' },
      to: { shelf: 'y' },
    });
    expect(dropAction(district, 'away', spec, fields)).toEqual({
      type: 'remove-channel',
      at: { shelf: 'x' },
    });
    expect(dropAction(district, 'filter', spec, fields)).toMatchObject({
      type: 'add-filter',
      filter: { field: 'district' },
    });
  });

  test('where it means nothing does nothing', () => {
    expect(dropAction(population, 'away', spec, fields)).toBeUndefined();
    expect(dropAction(district, 'chart', spec, fields)).toBeUndefined();
    expect(dropAction(population, 'nowhere', spec, fields)).toBeUndefined();
    expect(dropAction({ kind: 'field', field: 'gone' }, 'filter', spec, fields)).toBeUndefined();
  });
});
