import type { ChartSpec, Suggestion } from '@gazetteer/charts';
import { fieldFor } from '@gazetteer/charts/testing';
import { expect, test } from 'vitest';
import { listSuggestions } from './list-suggestions.ts';

const once = ['Montpelier', 'Vermont'].map((value) => ({ value, n: 1 }));
const degrees = { type: 'float', kind: 'number', role: 'measure', aggregate: 'mean' } as const;
const fields = [
  fieldFor('city', { distinct: 50, top: once }),
  fieldFor('state', { kind: 'place', scheme: 'fips', level: 'state', distinct: 50, top: once }),
  fieldFor('longitude', { ...degrees, coordinate: 'longitude', distinct: 50 }),
  fieldFor('latitude', { ...degrees, coordinate: 'latitude', distinct: 50 }),
];
const nameOf = ({ reason }: Suggestion) => reason;
const source = { kind: 'table', resource_id: 't' } as const;

test('no two charts are offered that are called the same and look the same', () => {
  const map: ChartSpec = {
    version: 1,
    source,
    mark: 'point_map',
    channels: {
      longitude: { field: 'longitude' },
      latitude: { field: 'latitude' },
      detail: [{ field: 'city' }],
    },
  };
  const offered = listSuggestions(map, fields, nameOf).map(({ spec, reason }) => `${reason}: ${spec.mark}`);
  expect(offered).toContain('figures: table');
  expect(new Set(offered).size).toBe(offered.length);
});
