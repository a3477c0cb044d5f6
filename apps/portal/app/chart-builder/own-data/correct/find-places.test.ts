import { expect, test } from 'vitest';
import { onlyBest, type PlaceCandidate, sureOf } from './find-places.ts';

const values = ['6037', '6073', '17031', '48201'];
const column = (id: string, cells: readonly string[] = values) => ({ id, values: cells });

function candidate(
  { by = 'code', scheme = 'fips', level = 'county' }: Partial<PlaceCandidate['place']>,
  matched: number,
  { total = 4, areas = 3000 } = {},
): PlaceCandidate {
  const known = { scheme, level, title: level, parent: null, areas, vintages: ['2017'] };
  return { place: { by, scheme, level }, level: known, total, matched, unmatched: [] };
}

test('a column called after places of which nearly all are known is sure', () => {
  const county = candidate({}, 4);
  expect(sureOf(column('County'), [county])).toBe(county);
  expect(sureOf(column('FIPS'), [county])).toBe(county);
  expect(sureOf(column('County'), [candidate({}, 2)])).toBeUndefined();
});

test('codes alone are sure only where they are most of a level, and count nothing', () => {
  expect(sureOf(column('x'), [candidate({}, 4)])).toBeUndefined();
  const few = candidate({}, 4, { areas: 6 });
  expect(sureOf(column('x'), [few])).toBe(few);
  expect(sureOf(column('x', ['1', '2', '3', '4']), [few])).toBeUndefined();
});

test('names are sure where the column is called after their level', () => {
  const named = candidate({ by: 'name', level: 'state' }, 3);
  expect(sureOf(column('state_name'), [named])).toBe(named);
  expect(sureOf(column('label'), [named])).toBeUndefined();
});

test('of several schemes that fit alike none is taken: the person chooses', () => {
  const rivals = [candidate({ scheme: 'lgd' }, 4), candidate({ scheme: 'census' }, 4)];
  expect(sureOf(column('county'), rivals)).toBeUndefined();
  expect(onlyBest(rivals)).toBeUndefined();
  expect(onlyBest([candidate({}, 4), candidate({ level: 'state' }, 1)])?.matched).toBe(4);
});
