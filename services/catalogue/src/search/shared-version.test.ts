import { migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { exampleDocument } from './example-documents.fixture.ts';
import { searchDocumentsStore } from './index/search-documents.store.ts';
import { searchMigrations } from './index/search-migrations.ts';
import { createSearchIndex } from './search-index.ts';

describeStores('the version of the search index', (open) => {
  it('is raised only when the rest of a transaction is done, because all writers wait for its row', async () => {
    const sql = await open();
    await migrate(sql, searchMigrations);
    const index = createSearchIndex(sql);
    const { version, changesAfter } = searchDocumentsStore(sql);
    const document = exampleDocument({ name: 'tides', title: 'Tides' });
    const before = await version();
    await sql.transaction(async () => {
      await index.put(document);
      await index.remove(document.dataset.id);
      await index.put(document);
      expect(await version()).toBe(before);
    });
    expect(await version()).toBeGreaterThan(before);
    expect(await changesAfter(before, 10)).toEqual([{ ordinal: expect.any(Number), removed: 0 }]);
  });
});
