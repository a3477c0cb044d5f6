import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import {
  count,
  districtColumn,
  type Isle,
  nameColumn,
  openIsle,
  rate,
  stateColumn,
  yearColumn,
} from './merge-testing.ts';
import type { Report } from './merge-report.contract.ts';
import type { Suggestion } from './merge-suggestion.contract.ts';

type Merged = { records: Record<string, unknown>[]; total: number; report: Report; download_url: string };

const people = [
  { district: '011', people: 100 },
  { district: '12', people: 50 },
  { district: '13', people: 30 },
  { district: '999', people: 7 },
];
const named = [
  { state_name: 'NORTH AND EAST', district_name: 'hill district', literacy: 80 },
  { state_name: 'North & East', district_name: 'Lake-Shore', literacy: 60 },
  { state_name: 'The West', district_name: 'Hill', literacy: 40 },
  { state_name: 'The West', district_name: 'Nowhere', literacy: 10 },
];

const codeTable = (isle: Isle) => isle.table([districtColumn, count('people')], people);
const nameTable = (isle: Isle) => isle.table([stateColumn, nameColumn, rate('literacy')], named);

async function merge(isle: Isle, input: object): Promise<Merged> {
  const { result, error } = await isle.call<Merged>('table_merge', input);
  expect(error).toBeUndefined();
  return result;
}

const side = (resource_id: string, more = {}) => ({ resource_id, ...more });
const codesOf = ({ report }: Merged) => report.warnings.map(({ code }) => code);

describeStores('a merge', (open) => {
  test('joins codes with names, which are found within what they lie in', async () => {
    const isle = await openIsle(await open());
    const [left, right] = [await codeTable(isle), await nameTable(isle)];
    const merged = await merge(isle, { left: side(left), right: side(right) });
    expect(merged.records).toEqual([
      { area_code: '011', area_name: 'Hill', district: '011', people: 100, literacy: 80 },
      { area_code: '012', area_name: 'Lake Shore', district: '12', people: 50, literacy: 60 },
      { area_code: '013', area_name: 'Moor', district: '13', people: 30, literacy: null },
      { area_code: '-2', area_name: null, district: '999', people: 7, literacy: null },
    ]);
    const { report } = merged;
    expect(report).toMatchObject({ rows_in: { left: 4, right: 4 }, rows_out: 4, level: 'district' });
    expect(report.left).toMatchObject({
      rows_resolved: 3,
      rows_matched: 2,
      match_rate: 0.5,
      resolve_rate: 0.75,
      unmatched: { places: 1, rows: 1, list: [{ value: '999', reason: 'unknown_code' }] },
      without_partner: { places: 1, list: [{ code: '013', name: 'Moor', rows: 1 }] },
    });
    expect(report.right.geo).toMatchObject({
      by: 'name',
      field: 'district_name',
      parent_field: 'state_name',
    });
    expect(report.right.unmatched.list).toEqual([
      { value: 'Nowhere', parent: 'The West', rows: 1, reason: 'unknown_name' },
    ]);
  });

  test('takes columns by names that its own lookups have', async () => {
    const isle = await openIsle(await open());
    const fields = [{ ...districtColumn, id: 'v' }, count('i'), { ...yearColumn, id: 't' }];
    const left = await isle.table(fields, [
      { v: '011', i: 1, t: 2001 },
      { v: '12', i: 2, t: 2001 },
    ]);
    const merged = await merge(isle, { left: side(left), right: side(await codeTable(isle)), how: 'outer' });
    expect(merged.records.map(({ area_code, i, people: some }) => [area_code, i, some])).toEqual([
      ['011', 1, 100],
      ['012', 2, 50],
      ['013', null, 30],
      ['-2', null, 7],
    ]);
  });

  test('keeps all rows, those with a partner, or all of both', async () => {
    const isle = await openIsle(await open());
    const [left, right] = [side(await codeTable(isle)), side(await nameTable(isle))];
    const inner = await merge(isle, { left, right, how: 'inner' });
    expect([inner.total, inner.records.length]).toEqual([2, 2]);
    const outer = await merge(isle, { left, right, how: 'outer' });
    expect([outer.total, outer.records.length]).toEqual([6, 6]);
    expect(outer.records.filter(({ area_code }) => area_code === '-2')).toHaveLength(2);
  });

  test('brings the finer side up: counts add up, rates need a weight, and nothing is lost', async () => {
    const isle = await openIsle(await open());
    const left = await isle.table(
      [{ id: 'state', type: 'int', info: { role: 'geo', level: 'state', scheme: 'isle' } }, count('schools')],
      [
        { state: 1, schools: 4 },
        { state: 2, schools: 5 },
      ],
    );
    const right = await isle.table(
      [districtColumn, count('people'), rate('literacy')],
      people.map((row, index) => ({ ...row, literacy: 50 + index * 10 })),
    );
    const plain = await merge(isle, { left: side(left), right: side(right), how: 'outer' });
    expect(plain.report.right.raised).toEqual({ from: 'district', to: 'state', rows: 2 });
    expect(plain.records).toEqual([
      expect.objectContaining({ area_code: '01', area_name: 'North & East', schools: 4, people: 180 }),
      expect.objectContaining({ area_code: '02', schools: 5, people: null }),
      expect.objectContaining({ area_code: '-2', people: 7 }),
    ]);
    expect(plain.report.warnings).toContainEqual({
      code: 'column_left_out',
      side: 'right',
      field: 'literacy',
      reason: 'needs_weight',
    });
    const weighted = await merge(isle, {
      left: side(left),
      right: side(right, { columns: [{ field: 'literacy', weight: 'people' }] }),
    });
    expect(weighted.records[0]?.['literacy']).toBeCloseTo((100 * 50 + 50 * 60 + 30 * 70) / 180);
    const summed = { field: 'literacy', aggregate: 'sum' };
    const { error } = await isle.call('table_merge', {
      left: side(left),
      right: side(right, { columns: [summed] }),
    });
    expect(error).toMatchObject({ 'right.columns.0.aggregate': [expect.stringContaining('is a rate')] });
  });

  test('does not bring up what lies in several areas, and says so', async () => {
    const isle = await openIsle(await open());
    const block = { id: 'block', type: 'int', info: { role: 'geo', level: 'block', scheme: 'isle' } };
    const left = await isle.table(
      [block, count('wells')],
      [901, 902, 903, 904].map((code) => ({ block: code, wells: 1 })),
    );
    const right = side(await codeTable(isle));
    const byDistrict = await merge(isle, { left: side(left), right });
    expect(byDistrict.records.map(({ area_code, wells }) => [area_code, wells])).toEqual([
      ['011', 1],
      ['022', 1],
      ['-2', 2],
    ]);
    expect(byDistrict.report.left.unmatched.list.map(({ reason }) => reason)).toEqual([
      'several_parents',
      'several_parents',
    ]);
    const byState = await merge(isle, { left: side(left), right, level: 'state' });
    expect(byState.records.map(({ area_code, wells }) => [area_code, wells])).toEqual([
      ['01', 2],
      ['02', 1],
      ['-2', 1],
    ]);
  });

  test('brings codes of an older scheme over, and never takes them for those of today', async () => {
    const isle = await openIsle(await open());
    const old = await isle.table(
      [{ id: 'code', type: 'int' }, { id: 'place', type: 'text' }, count('births')],
      [
        { code: 21, place: 'Hill', births: 1 },
        { code: 22, place: 'Lake Shore', births: 2 },
        { code: 24, place: 'Port', births: 3 },
        { code: 12, place: 'Marsh', births: 4 },
      ],
    );
    const geo = { field: 'code', scheme: 'isle-2001', level: 'district' };
    const merged = await merge(isle, { left: side(old, { geo }), right: side(await codeTable(isle)) });
    expect(merged.records.map(({ area_code, place }) => [area_code, place])).toEqual([
      ['011', 'Hill'],
      ['012', 'Lake Shore'],
      ['014', 'Port'],
      ['022', 'Marsh'],
    ]);
    expect(merged.report.warnings).toContainEqual({
      code: 'boundaries_changed',
      side: 'left',
      from: 'isle-2001',
      count: 1,
      areas: [{ code: '013', name: 'Moor', parent: '01' }],
    });
    expect(codesOf(merged)).toContain('crosswalk');
  });

  test('leads codes that were replaced to what took their place', async () => {
    const isle = await openIsle(await open());
    const left = await isle.table(
      [districtColumn, count('ships')],
      [
        { district: '14', ships: 1 },
        { district: '19', ships: 2 },
      ],
    );
    const right = side(await codeTable(isle));
    const kept = await merge(isle, { left: side(left), right });
    expect(kept.report.left.duplicates).toEqual({
      keys: 1,
      rows: 2,
      list: [{ code: '014', name: 'Port', period: null, rows: 2 }],
    });
    expect(kept.report.warnings).toContainEqual({ code: 'codes_replaced', side: 'left', codes: ['019'] });
    const joined = await merge(isle, { left: side(left), right, duplicates: 'aggregate' });
    expect(joined.records).toMatchObject([{ area_code: '014', ships: 3 }]);
  });

  test('a file of it has the same rows, and asks as little', async () => {
    const isle = await openIsle(await open());
    const [left, right] = [await codeTable(isle), await nameTable(isle)];
    const merged = await merge(isle, { left: side(left), right: side(right), how: 'inner' });
    const { pathname, search } = new URL(merged.download_url);
    const csv = await isle.server.inject(pathname + search);
    expect(csv.body).toBe(
      'area_code,area_name,district,people,literacy\n011,Hill,011,100,80.0\n012,Lake Shore,12,50,60.0\n',
    );
    const parquet = await isle.server.inject(pathname.replace('csv', 'parquet') + search);
    expect(parquet.rawPayload.subarray(0, 4).toString()).toBe('PAR1');
    const unknown = await isle.server.inject(pathname.replace('csv', 'doc') + search);
    expect(unknown.json().error.message).toContain('"doc" is not offered');
    const broken = await isle.server.inject(`${pathname}?left=x&right={}`);
    expect(broken.statusCode).toBe(400);
    const viaGet = await isle.server.inject(`/api/3/action/table_merge${search}&limit=1`);
    expect(viaGet.json().result).toMatchObject({ total: 2, records: [{ area_code: '011' }] });
  });

  test('suggests what fits, ready to be sent', async () => {
    const isle = await openIsle(await open());
    const [left, right] = [await codeTable(isle), await nameTable(isle)];
    const { result } = await isle.call<Suggestion>('table_merge_suggest', { left, right });
    expect(result.levels.map(({ level }) => level)).toEqual(['district', 'state']);
    expect(result.problems).toEqual([]);
    expect(result.right.columns.find(({ field }) => field === 'literacy')).toMatchObject({
      kind: 'rate',
      aggregate: null,
    });
    const merged = await merge(isle, result.merge ?? {});
    expect(merged.total).toBe(4);
    const lonely = await isle.table([count('a')], [{ a: 1 }]);
    const none = await isle.call<Suggestion>('table_merge_suggest', { left, right: lonely });
    expect(none.result).toMatchObject({ merge: null, problems: [{ code: 'no_places', side: 'right' }] });
  });

  test('is saved as a table by those who may edit, and by nobody else', async () => {
    const grants = [{ person: 'ada', relation: 'member', organization: 'statistics-office' }] as const;
    const isle = await openIsle(await open(), [...grants]);
    const input = {
      left: side(await codeTable(isle)),
      right: side(await nameTable(isle)),
      resource: { package_id: 'dataset', name: 'Merged' },
    };
    const saved = await isle.call<{ resource_id: string; rows: number }>('table_merge_save', input);
    expect(saved.result.rows).toBe(4);
    const found = await isle.call('datastore_search', { resource_id: saved.result.resource_id });
    expect(found.result.total).toBe(4);
    expect(found.result.fields[1]).toMatchObject({
      id: 'area_code',
      info: { role: 'geo', scheme: 'isle', level: 'district' },
    });
    const missing = { ...input, resource: { package_id: 'missing', name: 'x' } };
    expect((await isle.call('table_merge_save', missing)).status).toBe(404);
  });

  test('of a private table is one of a table that is not there', async () => {
    const isle = await openIsle(await open());
    const secret = await isle.table([districtColumn], people, { private: true });
    const right = side(await codeTable(isle));
    const { status, error } = await isle.call('table_merge', { left: side(secret), right }, 'ada');
    expect([status, error.message]).toEqual([404, `Resource "${secret}" was not found.`]);
    const missing = await isle.call('table_merge', { left: side('nothing'), right }, 'ada');
    expect(missing.error.message).toBe('Resource "nothing" was not found.');
  });

  test('refuses what cannot be merged, and names the part of the call', async () => {
    const isle = await openIsle(await open());
    const left = side(await codeTable(isle));
    const lonely = await isle.table([count('a'), yearColumn], [{ a: 1, year: 1 }]);
    const fieldsOf = async (input: object) => (await isle.call('table_merge', input)).error;
    expect(await fieldsOf({ left, right: side(lonely) })).toHaveProperty('right.geo');
    const geo = { field: 'a', scheme: 'mars', level: 'crater' };
    expect(await fieldsOf({ left, right: side(lonely, { geo }) })).toHaveProperty('right');
    expect(await fieldsOf({ left, right: left, level: 'village' })).toMatchObject({
      level: [expect.stringContaining('district, state')],
    });
    const columns = [{ field: 'colour' }];
    expect(await fieldsOf({ left, right: { ...left, columns } })).toHaveProperty('right.columns.0.field');
    const period = { field: 'people' };
    expect(await fieldsOf({ left: { ...left, period }, right: left })).toHaveProperty('left.period.field');
  });
});
