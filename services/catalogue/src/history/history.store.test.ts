import { migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openCatalogue } from '../catalogue.fixture.ts';
import { catalogueMigrations } from '../catalogue-service.ts';
import type { DatasetsTable } from '../model/catalogue-tables.ts';

describeStores('the history of datasets', (_open, openNew) => {
  it('begins with how they stood when it began to be recorded', async () => {
    const sql = await openNew();
    const before = catalogueMigrations.findIndex(({ name }) => name === 'catalogue/0013-activities');
    await migrate(sql, catalogueMigrations.slice(0, before));
    const dataset = {
      id: 'd1',
      name: 'births',
      title: 'Births',
      owner_org: null,
      creator_user_id: 'ada',
      private: 0,
      state: 'active',
      metadata_created: '2024-01-01T00:00:00.000000',
      metadata_modified: '2025-01-01T00:00:00.000000',
    };
    const document = JSON.stringify({
      ...dataset,
      private: false,
      resources: [],
      groups: [],
      tags: [],
      extras: [],
    });
    await sql
      .as<{ catalogue_datasets: Omit<DatasetsTable, 'listed'> }>()
      .query.insertInto('catalogue_datasets')
      .values({ ...dataset, document })
      .execute();
    const catalogue = await openCatalogue(async () => sql);
    const { result } = await catalogue.get('dataset_history', { id: 'births' }, 'administrator');
    expect(result).toMatchObject({
      count: 1,
      entries: [{ version: 1, kind: 'found', user_id: null, timestamp: '2025-01-01T00:00:00.000000' }],
    });
  });
});
