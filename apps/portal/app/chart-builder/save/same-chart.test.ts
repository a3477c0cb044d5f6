import type { ChartSpec } from '@gazetteer/charts';
import { expect, test } from 'vitest';
import { isSameChart } from './same-chart.ts';

const chart: ChartSpec = {
  version: 1,
  source: { kind: 'table', resource_id: 'rain', version: 3 },
  mark: 'bar',
  channels: { x: { field: 'district' }, y: { field: 'rain', aggregate: 'mean' } },
  title: 'Rain',
};

test('charts are the same whatever the order of their parts, and with parts that are not there', () => {
  const { title, ...rest } = chart;
  expect(isSameChart(chart, { title: title ?? '', ...structuredClone(rest) })).toBe(true);
  expect(isSameChart(chart, Object.assign({}, chart, { notes: undefined }))).toBe(true);
});

test('another title, field, order of columns or version is another chart', () => {
  expect(isSameChart(chart, { ...chart, title: 'Rain, 2024' })).toBe(false);
  expect(isSameChart(chart, { ...chart, channels: { x: { field: 'district' } } })).toBe(false);
  expect(isSameChart(chart, { ...chart, source: { kind: 'table', resource_id: 'rain' } })).toBe(false);
  const table = (...fields: string[]) => ({
    ...chart,
    channels: { detail: fields.map((field) => ({ field })) },
  });
  expect(isSameChart(table('a', 'b'), table('b', 'a'))).toBe(false);
});

test('own rows are the same when they are the same list', () => {
  const rows = [['Udupi', 1]];
  const own = { kind: 'own', name: 'a.csv', columns: [{ id: 'a', type: 'text' }], rows } as const;
  const source = own as unknown as ChartSpec['source'];
  expect(isSameChart({ ...chart, source }, { ...chart, source })).toBe(true);
  expect(isSameChart({ ...chart, source }, { ...chart, source: { ...own, rows: [] } as never })).toBe(false);
});
