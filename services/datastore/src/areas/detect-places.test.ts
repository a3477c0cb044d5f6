import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openIsle } from '../merge/merge-testing.ts';
import type { Column } from '../tables/column.ts';
import type { AreaTables } from './area-tables.ts';
import { detectPlaces } from './detect-places.ts';
import { importAreas } from './import-areas.ts';
import { resolvePlaces } from './resolve-places.ts';

type Rows = Record<string, string>[];

/** Codes 11, 12, 21 and 22 are districts of both schemes, and each another one. */
const today: Rows = [
  { code: '11', place: 'Hill', state: 'North and East' },
  { code: '12', place: 'Lake Shore', state: 'North and East' },
  { code: '21', place: 'Hill', state: 'Westland' },
  { code: '22', place: 'Marsh', state: 'Westland' },
];
const earlier: Rows = today.map((row) => ({
  ...row,
  code: { 11: '21', 12: '22', 21: '11', 22: '12' }[row.code ?? ''] ?? '',
}));

const rename = (rows: Rows, name: string): Rows => rows.map(({ code = '' }) => ({ [name]: code }));

const column = (id: string, info: Column['info'] = {}): Column => ({ id, type: 'text', info });
const code = column('code', { role: 'geo', level: 'district' });
const place = column('place', { role: 'geo', level: 'district' });
const state = column('state', { role: 'geo', level: 'state' });

describeStores('the columns that say where', (open) => {
  const opened = async () => (await openIsle(await open())).datastore.context;
  type Context = Awaited<ReturnType<typeof opened>>;
  const detect = (context: Context, columns: Column[], rows: Rows) =>
    detectPlaces(context.sql.as<AreaTables>(), columns, async (names) =>
      rows.map((row) => names.map((name) => row[name] ?? '')),
    );

  test('are told by names where the same numbers are codes of two schemes', async () => {
    const context = await opened();
    const [now] = await detect(context, [code, place, state], today);
    expect(now).toMatchObject({ by: 'code', field: 'code', scheme: 'isle', ambiguous_with: [] });
    const [before] = await detect(context, [code, state], earlier);
    expect(before).toMatchObject({ by: 'code', field: 'code', scheme: 'isle-2001', ambiguous_with: [] });
  });

  test('are found beside texts of which there are too many to be places', async () => {
    const context = await opened();
    const remark = column('remark');
    const readDistinct = async (names: readonly string[], rows?: number) =>
      names.includes('remark') && rows === undefined
        ? undefined
        : today.map((row) => names.map((name) => row[name] ?? ''));
    const [found] = await detectPlaces(context.sql.as<AreaTables>(), [code, remark, place], readDistinct);
    expect(found).toMatchObject({ by: 'code', field: 'code', scheme: 'isle' });
  });

  test('are told among many rows, most of whose companions are no places', async () => {
    const context = await opened();
    const village = column('village');
    const rows = Array.from({ length: 15_000 }, (_, at) => ({
      ...today[at % today.length],
      village: `Village ${at}`,
    }));
    const found = await detect(context, [code, village, state], rows);
    expect(found[0]).toMatchObject({ by: 'code', field: 'code', scheme: 'isle', ambiguous_with: [] });
  });

  test('are left open where nothing tells, and not codes at all where names tell otherwise', async () => {
    const context = await opened();
    const [open] = await detect(context, [code], today.slice(0, 3));
    expect(open?.ambiguous_with).toHaveLength(1);
    const strange = today.map((row, index) => ({ ...row, code: String([12, 21, 14, 11][index]) }));
    const [named] = await detect(context, [code, place, state], strange);
    expect(named).toMatchObject({ by: 'name', field: 'place', parent_field: 'state', match_rate: 1 });
  });

  test('are not told by a scheme whose name begins as many words do', async () => {
    const context = await opened();
    await importAreas(context, {
      scheme: { id: 'di-code', title: 'di_code' },
      level: { id: 'district', title: 'District', codeWidth: 2 },
      rows: [11, 12, 21, 22, 31, 32, 33].map((code) => ({ code, name: `Place ${code}` })),
    });
    const named = column('District code', { role: 'geo', level: 'district' });
    const [found] = await detect(context, [named], rename(today, 'District code'));
    expect(found?.ambiguous_with).toHaveLength(2);
  });

  test('hold the level whose codes are nearly all there, where another has a few of the same', async () => {
    const context = await opened();
    await importAreas(context, {
      scheme: { id: 'isle-2001', title: 'Census of the isle' },
      level: { id: 'block', title: 'Block', codeWidth: 5 },
      rows: [...Array(40).keys()].map((at) => ({ code: 11 + at, name: `Field ${at}` })),
    });
    const [found] = await detect(context, [column('isle 2001 code')], rename(today, 'isle 2001 code'));
    expect(found).toMatchObject({ scheme: 'isle-2001', level: 'district' });
  });

  test('are those that the dictionary names', async () => {
    const context = await opened();
    const said = column('code', { role: 'geo', level: 'district', scheme: 'isle-2001' });
    const [found] = await detect(context, [said, state], today);
    expect(found).toMatchObject({ scheme: 'isle-2001', said: true });
    const none = column('code', { role: 'measure' });
    expect(await detect(context, [none], today)).toEqual([]);
  });
});

describeStores('areas that are imported twice', (open) => {
  test('keep what only one import says of them', async () => {
    const { datastore } = await openIsle(await open());
    const level = { id: 'district', title: 'District', codeWidth: 2 };
    const scheme = { id: 'isle', title: 'Codes of the isle' };
    const rows = [{ code: 22, aliases: ['Fen'] }];
    expect(await importAreas(datastore.context, { scheme, level, rows })).toMatchObject({ changed: 1 });
    expect(await importAreas(datastore.context, { scheme, level, rows })).toMatchObject({ changed: 0 });
    const sql = datastore.context.sql.as<AreaTables>();
    const byName = { by: 'name', scheme: 'isle', level: 'district' } as const;
    expect(await resolvePlaces(sql, byName, [{ value: 'FEN', parent: 'Westland' }])).toEqual([{ key: '22' }]);
    expect(await resolvePlaces(sql, byName, [{ value: 'FEN', parent: '1' }])).toEqual([
      { reason: 'unknown_name' },
    ]);
    const old = { by: 'code', scheme: 'isle-2001', level: 'district' } as const;
    const codes = [
      { value: '12', parent: null },
      { value: '99', parent: null },
    ];
    expect(await resolvePlaces(sql, old, codes, 'isle')).toEqual([{ key: '22' }, { reason: 'unknown_code' }]);
    const nameless = [{ code: 77 }];
    await expect(importAreas(datastore.context, { scheme, level, rows: nameless })).rejects.toMatchObject({
      fields: { rows: [expect.stringContaining('new and has no name')] },
    });
  });
});
