import fc from 'fast-check';
import { expect, test } from 'vitest';
import { column, sampleChart } from '../charts-testing.ts';
import { layOutChart } from '../lay-out-chart.ts';
import { spreadLabels } from './line-names.ts';

test('labels are moved apart and keep their order', () => {
  expect(spreadLabels([10, 100], 16)).toEqual([10, 100]);
  expect(spreadLabels([50, 50], 16)).toEqual([42, 58]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 8 }), (wanted) => {
      const placed = spreadLabels(wanted, 16).toSorted((a, b) => a - b);
      for (const [index, position] of placed.slice(1).entries()) {
        expect(position - (placed[index] ?? 0)).toBeGreaterThan(15.999);
      }
    }),
  );
});

test('lines of which one ends long before the others are named in a legend, not across the others', () => {
  const columns = [
    column('x', 'Month', 'time', { time_unit: 'month' }),
    column('y', 'Receipts', 'number'),
    column('colour', 'Status', 'category'),
  ];
  const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
  const course = (colour: string, count: number) =>
    months.slice(0, count).map((month, y) => ({ x: `2015-${month}-01`, y, colour }));
  const namesLeftOf = (count: number) => {
    const { spec, data } = sampleChart('line', columns, [...course('Long', 12), ...course('Short', count)]);
    const { shapes } = layOutChart(spec, data, { theme: 'light', locale: 'en', width: 720, bare: true });
    const names = (shapes.labels ?? []).filter(({ text }) => text === 'Long' || text === 'Short');
    expect(names).toHaveLength(2);
    return names.filter(({ x }) => x < 300).length;
  };
  expect(namesLeftOf(12)).toBe(0);
  expect(namesLeftOf(11)).toBe(0);
  expect(namesLeftOf(1)).toBe(2);
});
