import type { ChartField } from '@gazetteer/charts';
import { fieldFor } from '@gazetteer/charts/testing';
import { expect, test } from 'vitest';
import { chooseSamples, type StripTable } from './choose-samples.ts';

const number = { type: 'float', kind: 'number', role: 'measure' } as const;
const people = fieldFor('people', { ...number, label: 'People', aggregate: 'sum', distinct: 90 });
const rate = fieldFor('rate', { ...number, label: 'Rate', unit: '%', aggregate: 'mean', distinct: 90 });
const year = fieldFor('year', { type: 'int', kind: 'time', role: 'dimension', distinct: 20 });
const town = fieldFor('town', { label: 'Town', distinct: 40 });
const kind = fieldFor('kind', { label: 'Kind', distinct: 8 });

function table(title: string, fields: ChartField[], rowCount: number): StripTable {
  return { source: { kind: 'table', resource_id: title }, title, fields, rowCount, places: [] };
}

test('each type of the strip is of a table whose own preview is of that type, and of few categories', () => {
  const series = table('Series', [year, rate], 20);
  const towns = table('Towns', [town, kind, people, rate], 40);
  const { line, bar, arc, point, table: list } = chooseSamples([towns, series]);
  expect(line).toMatchObject({ of: 'Series', spec: { channels: { x: { field: 'year' } } } });
  expect(bar?.of).toBe('Towns');
  expect([bar?.spec.channels.x, bar?.spec.channels.y]).toContainEqual(
    expect.objectContaining({ top: { count: 6, other: false } }),
  );
  expect(arc?.spec.channels.colour).toMatchObject({ field: 'kind', top: { count: 4, other: true } });
  expect(point?.spec.channels).toMatchObject({ x: { field: 'people' }, y: { field: 'rate' } });
  expect(list?.spec.channels.detail).toHaveLength(2);
});

test('a type that no table can be drawn as is left out, and a measure that has no sum has no slices', () => {
  const { line, arc, point } = chooseSamples([table('Rates', [town, rate], 40)]);
  expect({ line, arc, point }).toEqual({ line: undefined, arc: undefined, point: undefined });
  const kinds = chooseSamples([table('Rates', [kind, rate], 40)]);
  expect(kinds.arc?.spec.channels.theta?.field).not.toBe('rate');
});

test('codes are no tile, neither counted nor measured, and what is measured goes before what is counted', () => {
  const zip = fieldFor('zip_code', { label: 'ZIP code', distinct: 8 });
  const numbers = fieldFor('area', { label: 'Area', distinct: 8, top: [{ value: '01001', n: 9 }] });
  const lgd = fieldFor('lgd_code', { ...number, type: 'int', label: 'LGD code', distinct: 90 });
  const codes = chooseSamples([table('Codes', [zip, numbers, lgd], 400)]);
  expect(codes).toEqual({});
  const counted = table('Counted', [kind], 400);
  const measured = table('Measured', [town, people], 40);
  expect(chooseSamples([counted, measured]).bar?.of).toBe('Measured');
});
