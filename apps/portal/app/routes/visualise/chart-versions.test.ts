import type { ChartSpec } from '@gazetteer/charts';
import { expect, test } from 'vitest';
import { withoutVersions } from './chart-versions.ts';

const chart = { version: 1, mark: 'bar', channels: {} } as const;

test('a chart of a table lets go of the version it was made from', () => {
  const spec: ChartSpec = { ...chart, source: { kind: 'table', resource_id: 'rain', version: 3 } };
  expect(withoutVersions(spec).source).toEqual({ kind: 'table', resource_id: 'rain' });
});

test('a chart of two tables lets go of both versions and of nothing else', () => {
  const side = (resource_id: string) => ({ resource_id, version: 2, key: 'district' });
  const merge = { left: side('rain'), right: side('crops'), join: 'inner' };
  expect(withoutVersions({ ...chart, source: { kind: 'merge', merge } }).source).toEqual({
    kind: 'merge',
    merge: {
      left: { resource_id: 'rain', key: 'district' },
      right: { resource_id: 'crops', key: 'district' },
      join: 'inner',
    },
  });
});

test('a chart of own rows stays as it is', () => {
  const spec: ChartSpec = { ...chart, source: { kind: 'own', name: 'a.csv', columns: [], rows: [] } };
  expect(withoutVersions(spec)).toBe(spec);
});
