import { fieldsOfRows, type OwnSource } from '@gazetteer/charts';
import { createPlaceMatcher } from '@gazetteer/tabular';
import { expect, test } from 'vitest';
import { matchOwnPlaces } from './match-own-places.ts';
import { ownUnplaced } from './own-unplaced.ts';

const area = (code: string) => ({ code, name: `Area ${code}`, aliases: [], parents: [], replaced_by: null });
const matcher = createPlaceMatcher([{ level: 'district', areas: [area('01'), area('02')] }]);

test('a map of own rows counts what it leaves out of the rows that pass its filters', () => {
  const place = { by: 'code' as const, scheme: 'isle', level: 'district' };
  const columns: OwnSource['columns'] = [
    { id: 'place', type: 'text', place },
    { id: 'rate', type: 'float', role: 'measure' },
    { id: 'year', type: 'int' },
  ];
  const rows = [
    ['1', 4, 2020],
    ['77', 6, 2020],
    ['88', 6, 2021],
    [null, 8, 2020],
    [' ', 8, 2021],
  ];
  const source = { kind: 'own' as const, name: 'mine.csv', columns, rows };
  const matched = matchOwnPlaces(source, rows, { field: 'place', place }, { matcher });
  const count = (values: number[]) =>
    ownUnplaced(
      {
        version: 1,
        source,
        mark: 'choropleth',
        channels: { geo: { field: 'place' }, colour: { field: 'rate', aggregate: 'mean' } },
        filters: [{ field: 'year', kind: 'one_of', values }],
      },
      fieldsOfRows(columns, rows),
      rows,
      { place, matched },
    );
  expect(count([2020])).toEqual({ places: 1, first: ['77'], rows_without: 1 });
  expect(count([2020, 2021])).toEqual({ places: 2, first: ['77', '88'], rows_without: 2 });
  expect(count([1999])).toBeUndefined();
});
