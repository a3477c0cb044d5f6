import { migrate, StoreFailure } from '@gazetteer/kernel';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { exampleDocument } from './example-documents.fixture.ts';
import { searchMigrations } from './index/search-migrations.ts';
import { publicOnly } from './match/visible-documents.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

async function filledIndex(open: OpenStore, names: readonly string[]): Promise<SearchIndex> {
  const sql = await open();
  await migrate(sql, searchMigrations);
  const index = createSearchIndex(sql);
  for (const name of names) await index.put(exampleDocument({ name, title: name }));
  return index;
}

/** The names of all datasets that everybody finds, in order. */
async function namesIn(index: SearchIndex): Promise<string[]> {
  const { bodies } = await index.find({
    q: '',
    filters: [],
    sort: 'name asc',
    start: 0,
    rows: 100,
    facets: { fields: [], limit: 50, minimumCount: 1, excludeOwnFilter: false },
    visibility: publicOnly,
    highlight: false,
    now: new Date('2025-06-01T00:00:00Z'),
  });
  return bodies.map((body) => (JSON.parse(body) as { name: string }).name);
}

describeStores('a search index', (open) => {
  test('is made anew in batches and loses what is no longer there', async () => {
    const index = await filledIndex(open, ['rainfall-district', 'crop-production']);
    async function* batches() {
      yield ['rainfall-district'];
      yield ['new', 'gone-meanwhile'];
    }
    const read = async (name: string) =>
      name === 'gone-meanwhile' ? undefined : exampleDocument({ name, title: name });
    expect(await index.rebuild(batches(), read)).toEqual({ count: 2, failures: [] });
    expect(await namesIn(index)).toEqual(['new', 'rainfall-district']);
  });

  test('is made anew without a dataset that fails, which is named and hinders no other', async () => {
    const index = await filledIndex(open, ['rainfall-district', 'crop-production']);
    const damaged = new Error('a column that nobody knows');
    async function* batches() {
      yield ['first', 'damaged', 'second'];
      yield ['third'];
    }
    const read = async (name: string) => {
      if (name === 'damaged') throw damaged;
      return exampleDocument({ name, title: name });
    };
    expect(await index.rebuild(batches(), read)).toEqual({
      count: 3,
      failures: [{ id: 'damaged', error: damaged }],
    });
    expect(await namesIn(index)).toEqual(['first', 'second', 'third']);
    expect(await index.readState()).toBe('incomplete');
    const mended = async (name: string) => exampleDocument({ name, title: name });
    expect(await index.rebuild(batches(), mended)).toEqual({ count: 4, failures: [] });
    expect(await index.readState()).toBe('fresh');
  });

  test('stays as stale as it was where the store is away in the middle of it', async () => {
    const index = await filledIndex(open, ['rainfall-district', 'crop-production']);
    const away = new StoreFailure('sql', 'away');
    async function* batches() {
      yield ['first'];
    }
    const read = async () => {
      throw away;
    };
    await expect(index.rebuild(batches(), read)).rejects.toBe(away);
    expect(await namesIn(index)).toEqual(['crop-production', 'rainfall-district']);
  });
});
