import { describe, expect, test } from 'vitest';
import { fieldFor } from '../fields/field-testing.ts';
import type { ChartField } from '../spec/chart-field.ts';
import { firstChart, mostTelling } from './first-chart.ts';
import { suggestPreview } from './suggest-preview.ts';

const source = { kind: 'table', resource_id: 'a' } as const;
const field = (id: string, more: Partial<ChartField> = {}) => fieldFor(id, { distinct: 8, ...more });
const amount = (id: string) => field(id, { kind: 'number', role: 'measure', aggregate: 'sum' });
const year = field('year', { kind: 'time', time_unit: 'year' });

describe('the chart that a table opens with', () => {
  test('is of names rather than of their codes', () => {
    const chart = mostTelling([field('agency code'), field('agency'), amount('receipts')], source, undefined);
    expect(chart).toMatchObject({ mark: 'bar', channels: { y: { field: 'agency' } } });
  });

  test('is of the kind that was chosen before the table', () => {
    const fields = [field('agency'), year, amount('receipts'), amount('spending')];
    expect(mostTelling(fields, source, 'line')).toMatchObject({
      mark: 'line',
      channels: { x: { field: 'year' } },
    });
    expect(mostTelling(fields, source, 'point')).toMatchObject({
      mark: 'point',
      channels: { x: { field: 'receipts' }, y: { field: 'spending' } },
    });
    expect(mostTelling(fields, source, 'arc')).toMatchObject({
      mark: 'arc',
      channels: { colour: { field: 'agency' }, theta: { aggregate: 'count' } },
    });
    expect(mostTelling(fields, source, 'table')?.mark).toBe('table');
  });

  test('is none where there is no column', () => {
    expect(mostTelling([], source, undefined)?.channels ?? {}).toMatchObject({});
  });

  test('is the one its page shows, where it is of the kind that was chosen', () => {
    const fields = [year, amount('receipts'), field('agency', { distinct: 4 })];
    const table = { source, fields, rowCount: 100, places: [] };
    expect(firstChart(table, 'line')).toEqual(suggestPreview(table));
    expect(firstChart(table, 'table')?.mark).toBe('table');
  });
});
