import { migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { harvestMigrations } from './harvest-service.ts';
import { organizationSources } from './move-sources.ts';
import { listSourcesOf } from './organization-sources.store.ts';
import { insertSource } from './source.store.ts';
import type { SourceTables } from './source-tables.ts';

describeStores('the sources of organisations that are merged', (open) => {
  it('are those of the other, and the one of an address that it has already is paused', async () => {
    const store = await open();
    await migrate(store, harvestMigrations);
    const sql = store.as<SourceTables>();
    const source = (id: string, owner_org: string, url: string) =>
      insertSource(sql, {
        id,
        url,
        title: id,
        kind: 'auto',
        owner_org,
        schedule: 'daily',
        tables: 0,
        prune: 0,
        paused: 0,
        next_run_at: null,
        failures: 0,
        created_at: '2026-01-01T00:00:00.000Z',
        created_by: '',
        modified_at: '2026-01-01T00:00:00.000Z',
      });
    await source('1', 'board', 'https://a.example.org');
    await source('2', 'board', 'https://b.example.org');
    await source('3', 'ministry', 'https://b.example.org');
    const sources = organizationSources({ sql, clock: () => new Date('2026-02-01') });
    expect(await sources.count('board')).toBe(2);
    await sources.move('board', 'ministry');
    expect(await sources.count('board')).toBe(0);
    const moved = await listSourcesOf(sql, 'ministry');
    expect(moved.map(({ id, paused }) => [id, paused])).toEqual([
      ['1', 0],
      ['2', 1],
      ['3', 0],
    ]);
  });
});
