import { migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import {
  importMigrations,
  type HarvestTables,
  listVanishedRecords,
  readImportRecords,
  readImportSource,
  saveImportRecord,
  saveImportSource,
  touchImportRecords,
} from './harvest.store.ts';

describeStores('what a harvest remembers', (openStore) => {
  async function open() {
    const sql = await openStore();
    await migrate(sql, importMigrations);
    return sql.as<HarvestTables>();
  }

  const source = { location: 'a', version: null, run: 1, running: 1, cursor: '7', report: '{}' };
  const record = { location: 'a', foreign_id: 'one', dataset_id: 'd', fingerprint: 'f', run: 1, pruned: 0 };

  it('keeps how far a source was read', async () => {
    const sql = await open();
    expect(await readImportSource(sql, 'a')).toBeUndefined();
    await saveImportSource(sql, source);
    await saveImportSource(sql, { ...source, cursor: null, running: 0 });
    expect(await readImportSource(sql, 'a')).toEqual({ ...source, cursor: null, running: 0 });
  });

  it('keeps which dataset is which, by source', async () => {
    const sql = await open();
    await saveImportRecord(sql, record);
    await saveImportRecord(sql, { ...record, fingerprint: 'g' });
    await saveImportRecord(sql, { ...record, location: 'b' });
    expect(await readImportRecords(sql, 'a', ['one', 'two'])).toEqual(
      new Map([['one', { ...record, fingerprint: 'g' }]]),
    );
    expect(await readImportRecords(sql, 'a', [])).toEqual(new Map());
  });

  it('lists page by page what a run did not see, but for what is deleted already', async () => {
    const sql = await open();
    for (const foreign_id of ['1', '2', '3', '4']) await saveImportRecord(sql, { ...record, foreign_id });
    await saveImportRecord(sql, { ...record, foreign_id: '5', pruned: 1 });
    const run = { location: 'a', run: 2 };
    await touchImportRecords(sql, run, ['2']);
    await touchImportRecords(sql, run, []);
    const page = async (after: string) =>
      (await listVanishedRecords(sql, run, { after, limit: 2 })).map(({ foreign_id }) => foreign_id);
    expect([await page(''), await page('3')]).toEqual([['1', '3'], ['4']]);
  });
});
