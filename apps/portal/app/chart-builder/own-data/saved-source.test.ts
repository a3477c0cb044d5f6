import {
  type ChartSpec,
  fieldsOfRows,
  type OwnSource,
  planChart,
  recordsOf,
  runPlan,
} from '@gazetteer/charts';
import { expect, test } from 'vitest';
import { withoutManyRows } from '../../charts/own-rows.ts';
import { isTooLargeToSave, specToSave } from './saved-source.ts';

const months = ['2020-01-15', '2020-01-31', '2020-02-01'];

function ownOf(count: number): OwnSource & { rows: NonNullable<OwnSource['rows']> } {
  const rows = Array.from({ length: count }, (_, place) => [
    `District ${place % 7}`,
    months[place % 3] ?? null,
    place,
  ]);
  return {
    kind: 'own',
    name: 'rain.csv',
    columns: [
      { id: 'district', type: 'text' },
      { id: 'day', type: 'date' },
      { id: 'rain', type: 'int' },
    ],
    rows,
  };
}

function figuresOf(spec: ChartSpec) {
  const source = spec.source as OwnSource;
  const fields = fieldsOfRows(source.columns, source.rows ?? []);
  return runPlan(planChart(spec, fields), recordsOf(source.columns, source.rows ?? []));
}

const chart = (source: OwnSource): ChartSpec => ({
  version: 1,
  source,
  mark: 'bar',
  channels: {
    x: { field: 'day', time_unit: 'month' },
    y: { field: 'rain', aggregate: 'mean' },
    colour: { field: 'district' },
  },
  filters: [{ field: 'rain', kind: 'range', from: 10 }],
});

test('a small table goes with the chart', () => {
  const spec = chart(ownOf(100));
  expect(isTooLargeToSave(spec)).toBe(false);
  expect(specToSave(spec, null)).toBe(spec);
});

test('of a table too large the figures go, and the chart of them shows the same', () => {
  const spec = chart(ownOf(50_001));
  expect(isTooLargeToSave(spec)).toBe(true);
  const data = figuresOf(spec);
  const saved = specToSave(spec, data);
  const again = figuresOf(saved);
  expect((saved.source as OwnSource).rows?.length).toBe(data.rows.length);
  expect(saved.filters).toBeUndefined();
  expect(again.rows).toEqual(data.rows);
  expect(again.columns.map(({ label }) => label)).toEqual(data.columns.map(({ label }) => label));
});

test('a draft carries a small table along, and leaves a large one beside', () => {
  const small = chart(ownOf(10));
  expect(withoutManyRows(small)).toBe(small);
  expect(withoutManyRows(chart(ownOf(3000))).source).not.toHaveProperty('rows');
});
