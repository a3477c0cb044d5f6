import type { ChartColumn, ChartData, OwnSource } from '@gazetteer/charts';
import { expect, test } from 'vitest';
import { withOwnPlaceNames } from './name-own-places.ts';

const area = (code: string, name: string, parents: string[]) => ({
  code,
  name,
  aliases: [],
  parents,
  replaced_by: null,
});

const levels = { scheme: 'isle', title: '', parent_level: null };

const open = async () => ({
  lists: [
    {
      ...levels,
      level: 'district',
      areas: [area('011', 'Hill', ['01']), area('012', 'Moor', ['01']), area('021', 'Hill', ['02'])],
    },
    { ...levels, level: 'state', areas: [area('01', 'North', []), area('02', 'South', [])] },
  ],
});

const columns: OwnSource['columns'] = [
  { id: 'code', type: 'int', place: { by: 'code', scheme: 'isle', level: 'district' } },
  { id: 'name', type: 'text', place: { by: 'name', scheme: 'isle', level: 'district' } },
];

function dataOf(field: string, values: unknown[]): ChartData {
  const column = { name: 'x', field, kind: 'place', label: field } as ChartColumn;
  return { columns: [column], rows: values.map((x) => ({ x })), truncated: false, combined: false };
}

test('codes of own rows are read as the names of their places, as those of tables are', async () => {
  const { columns: named } = await withOwnPlaceNames(
    dataOf('code', [11, 12, 999, null]),
    { source: { columns } },
    open,
  );
  expect(named[0]).toMatchObject({ names: { 11: 'Hill', 12: 'Moor' }, level: 'district' });
});

test('names that several places have are told apart by what they lie in', async () => {
  const { columns: named } = await withOwnPlaceNames(dataOf('code', [11, 21]), { source: { columns } }, open);
  expect(named[0]?.names).toEqual({ 11: 'Hill, North', 21: 'Hill, South' });
});

test('a column of names stays as it is', async () => {
  const { columns: named } = await withOwnPlaceNames(dataOf('name', ['Hill']), { source: { columns } }, open);
  expect(named[0]?.names).toBeUndefined();
});

test('filters by code say names, too', async () => {
  const filtered = [{ field: 'code', label: 'Code', kind: 'place' as const }];
  const data = await withOwnPlaceNames(
    { ...dataOf('name', ['Hill']), filtered },
    { source: { columns }, filters: [{ field: 'code', kind: 'one_of', values: [12, null] }] },
    open,
  );
  expect(data.filtered?.[0]?.names).toEqual({ 12: 'Moor (012)' });
});
