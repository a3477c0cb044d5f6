import type { ChartSpec } from '@gazetteer/charts';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../merge/report.ts';
import { joinSpec } from './join-spec.ts';

const report = {
  scheme: 'fips',
  level: 'county',
  left: {
    geo: {
      by: 'code',
      field: 'id',
      parent_field: null,
      parent: null,
      scheme: 'fips',
      level: 'county',
      detected: true,
    },
    columns: [
      { field: 'rate', as: 'rate_left', aggregate: null, weight: null },
      { field: 'state', as: 'state', aggregate: null, weight: null },
    ],
  },
  period: { left: { field: 'year', kind: 'year', min: null, max: null } },
} as unknown as Report;

const spec: ChartSpec = {
  version: 1,
  source: { kind: 'table', resource_id: 'a' },
  mark: 'choropleth',
  channels: {
    geo: { field: 'id', scheme: 'census', level: 'district' },
    colour: { field: 'rate', aggregate: 'mean' },
    y: { aggregate: 'count' },
    detail: [{ field: 'gone' }, { field: 'state' }, { field: 'gone' }],
    x: { field: 'year' },
    size: { field: 'double' },
  },
  computed: [{ id: 'double', expression: 'rate * 2' }],
  filters: [
    { field: 'state', kind: 'one_of', values: ['Goa'] },
    { field: 'gone', kind: 'range', from: 1 },
  ],
};

describe('a chart over two tables', () => {
  const source = { kind: 'merge' as const, merge: { left: {}, right: {} } };
  const joined = joinSpec(spec, source, report);

  test('shows what it showed, under the names of the merge', () => {
    expect(joined.source).toBe(source);
    expect(joined.channels).toEqual({
      geo: { field: 'area_code', scheme: 'fips', level: 'county' },
      colour: { field: 'rate_left', aggregate: 'mean' },
      y: { aggregate: 'count' },
      detail: [{ field: 'state' }],
      x: { field: 'period' },
      size: { field: 'double' },
    });
  });

  test('filters as before, but for what the merge leaves out', () => {
    expect(joined.filters).toEqual([{ field: 'state', kind: 'one_of', values: ['Goa'] }]);
  });

  test('leaves the chart before as it was', () => {
    expect(spec.channels.detail).toHaveLength(3);
  });
});
