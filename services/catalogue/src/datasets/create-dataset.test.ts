import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

describeStores('package_create', (open) => {
  it('answers with the whole dataset, its organisation and what follows from what was said', async () => {
    const catalogue = await openCatalogue(open);
    const created = await createDataset(catalogue, {
      license_id: 'CC-BY-4.0',
      tag_string: 'birth, mother',
      sector: ['Health'],
      resources: [{ name: 'By district', url: 'example.org/births.csv', size: 10 }, { size: 5 }],
    });
    expect(created).toMatchObject({
      name: 'births',
      type: 'dataset',
      state: 'active',
      private: false,
      notes: null,
      license_title: 'Creative Commons Attribution 4.0',
      isopen: true,
      num_resources: 2,
      num_tags: 2,
      size: 15,
      organization: { name: 'health-board', is_organization: true },
      groups: [],
      extras: [],
      similar_datasets: [],
    });
    expect(created.tags.map((tag: { name: string }) => tag.name)).toEqual(['birth', 'mother']);
    expect(created.resources[0]).toMatchObject({
      url: 'http://example.org/births.csv',
      format: 'CSV',
      position: 0,
    });
    expect(created.metadata_modified).toMatch(/^2026-01-01T00:00:\d\d\.\d{6}$/);
  });
});
