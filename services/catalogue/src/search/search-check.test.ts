import { describeStores } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';
import { inspectSearchIndex } from './index/index-inspection.store.ts';
import { searchCheck } from './search-check.ts';

describeStores('the search index', (open) => {
  it('is not ready while it lacks datasets and is to be made anew', async () => {
    const sql = await open();
    const test = await openCatalogue(async () => sql);
    await createDataset(test, { name: 'births' });
    await createDataset(test, { name: 'deaths' });
    const isReady = searchCheck(sql);
    expect(await inspectSearchIndex(sql)).toEqual({ state: 'fresh', missing: 0 });
    await expect(isReady()).resolves.toBeUndefined();

    await rawSql`update search_state set stale = 1`.execute(sql.query);
    await expect(isReady()).resolves.toBeUndefined();
    await rawSql`update search_documents set removed = 1`.execute(sql.query);
    expect(await inspectSearchIndex(sql)).toEqual({ state: 'stale', missing: 2 });
    await expect(isReady()).rejects.toThrow('the search index lacks 2 datasets');

    // What failed for itself is told by `gazetteer doctor` and holds nobody back.
    await rawSql`update search_state set stale = 2`.execute(sql.query);
    expect(await inspectSearchIndex(sql)).toEqual({ state: 'incomplete', missing: 2 });
    await expect(isReady()).resolves.toBeUndefined();
  });
});
