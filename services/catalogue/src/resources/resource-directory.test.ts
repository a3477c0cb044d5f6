import { anonymous } from '@gazetteer/kernel';
import { administrator, describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, directoryOf, openCatalogue } from '../catalogue.fixture.ts';
import { listColumns } from '../model/column.store.ts';

async function openDirectory(open: OpenStore) {
  const sql = await open();
  const catalogue = await openCatalogue(async () => sql);
  const directory = directoryOf(catalogue, sql);
  return { catalogue, directory, sql };
}

describeStores('the directory of resources', (open) => {
  it('tells where a resource is and who may see it', async () => {
    const { catalogue, directory } = await openDirectory(open);
    const dataset = await createDataset(catalogue, {
      private: true,
      source_name: 'Census of India',
      years_covered: '2001-2011',
      resources: [{ url_type: 'datastore' }],
    });
    const { id } = dataset.resources[0];
    expect(await directory.find(id)).toMatchObject({
      id,
      title: dataset.title,
      packageId: dataset.id,
      organizationId: dataset.owner_org,
      private: true,
      hidden: false,
      urlType: 'datastore',
      attribution: { source: 'Census of India', years: '2001-2011' },
    });
    expect(await directory.find('nothing')).toBeUndefined();
  });

  it('names the organisation where no source is named, and years only of the only table', async () => {
    const { catalogue, directory } = await openDirectory(open);
    const dataset = await createDataset(catalogue, {
      source_name: '',
      years_covered: '1955-2005',
      resources: [{}, { years_covered: '2010' }],
    });
    const [first, second] = dataset.resources.map(({ id }: { id: string }) => id);
    const source = dataset.organization.title;
    expect(source).not.toBe('');
    const attribution = async (id: string) => (await directory.find(id))?.attribution;
    const outline = { measures: 1, keyColumns: [], columns: [] };
    await directory.setTable(anonymous, first, outline);
    expect(await attribution(first)).toEqual({ source, years: '1955-2005' });
    await directory.setTable(anonymous, second, outline);
    expect(await attribution(first)).toEqual({ source, years: null });
    expect(await attribution(second)).toEqual({ source, years: '2010' });
  });

  it('says where the figures of a resource come from, and lists the resources of a dataset', async () => {
    const { catalogue, directory } = await openDirectory(open);
    const dataset = await createDataset(catalogue, { resources: [{ name: 'By district' }, {}] });
    const [first, second] = dataset.resources;
    expect(await directory.cite(first.id)).toEqual({
      dataset: { id: dataset.id, name: dataset.name, title: dataset.title },
      organization: {
        id: dataset.organization.id,
        name: dataset.organization.name,
        title: dataset.organization.title,
      },
      sku: first.sku,
      name: 'By district',
    });
    expect(await directory.cite('nothing')).toBeUndefined();
    expect(await directory.listResources(dataset.name)).toEqual([first.id, second.id]);
    expect(await directory.listResources('nothing')).toEqual([]);
    await catalogue.post('package_delete', { id: dataset.id }, 'ada');
    expect(await directory.listResources(dataset.id)).toEqual([]);
  });

  it('counts a deleted dataset as private', async () => {
    const { catalogue, directory } = await openDirectory(open);
    const { resources } = await createDataset(catalogue, { state: 'deleted', resources: [{}] });
    expect(await directory.find(resources[0].id)).toMatchObject({ private: true, hidden: true });
  });

  it('makes resources for those who may', async () => {
    const { catalogue, directory } = await openDirectory(open);
    await createDataset(catalogue);
    const { id } = await directory.create(administrator, { package_id: 'births', name: 'Table' });
    expect((await catalogue.get('resource_show', { id })).result.name).toBe('Table');
    await expect(directory.create({ kind: 'anonymous' }, { package_id: 'births' })).rejects.toThrow(
      'Access denied',
    );
  });

  it('takes back what it made', async () => {
    const { catalogue, directory } = await openDirectory(open);
    await createDataset(catalogue);
    const { id } = await directory.create(administrator, { package_id: 'births', name: 'Table' });
    await directory.remove(administrator, id);
    expect((await catalogue.get('package_show', { id: 'births' })).result.num_resources).toBe(0);
  });

  it('notes what table a resource has, and that its data changed', async () => {
    const { catalogue, directory } = await openDirectory(open);
    const { resources } = await createDataset(catalogue, { resources: [{ name: 'Table' }] });
    const { id, last_modified } = resources[0];
    const outline = { measures: 2, keyColumns: ['district', 'year'], columns: [] };
    expect(await directory.setTable(anonymous, id, outline)).toBe(true);
    const { result } = await catalogue.get('resource_show', { id });
    expect(result).toMatchObject({
      datastore_active: true,
      no_indicators: 2,
      key_columns: ['district', 'year'],
    });
    expect(result.last_modified).not.toBe(last_modified);
    expect(await directory.setTable(anonymous, id, null)).toBe(true);
    const gone = await catalogue.get('resource_show', { id });
    expect(gone.result).toMatchObject({ datastore_active: false, no_indicators: 0, key_columns: [] });
    expect(await directory.setTable(anonymous, 'nothing', outline)).toBe(false);
  });

  it('leaves what a publisher wrote of a table, and keeps what the table said of itself in step', async () => {
    const { catalogue, directory } = await openDirectory(open);
    const { resources } = await createDataset(catalogue, {
      resources: [{ no_indicators: 7, key_columns: ['lgd_code'] }, {}],
    });
    const [written, said] = resources.map(({ id }: { id: string }) => id);
    const column = { label: null, description: null, unit: null, type: 'int' };
    const outline = (...measures: string[]) => ({
      measures: measures.length,
      keyColumns: ['year'],
      columns: [
        { ...column, name: 'year', role: 'time' },
        ...measures.map((name) => ({ ...column, name, role: 'measure' })),
      ],
    });
    const facts = async (id: string) => {
      const { no_indicators, key_columns } = (await catalogue.get('resource_show', { id })).result;
      return [no_indicators, key_columns];
    };
    for (const id of [written, said]) await directory.setTable(anonymous, id, outline('births'));
    expect([await facts(written), await facts(said)]).toEqual([
      [7, ['lgd_code']],
      [1, ['year']],
    ]);
    for (const id of [written, said]) await directory.setTable(anonymous, id, outline('births', 'deaths'));
    expect([await facts(written), await facts(said)]).toEqual([
      [7, ['lgd_code']],
      [2, ['year']],
    ]);
    await directory.setTable(anonymous, said, null);
    expect(await facts(said)).toEqual([0, []]);
  });

  it('keeps the columns of a table until it, its resource or its dataset goes', async () => {
    const { catalogue, directory, sql } = await openDirectory(open);
    const { resources } = await createDataset(catalogue, { resources: [{}, {}, {}] });
    const ids: string[] = resources.map(({ id }: { id: string }) => id);
    const births = {
      name: 'births',
      label: 'Live births',
      description: null,
      unit: 'persons',
      role: 'measure',
      type: 'int',
    };
    const year = { name: 'year', label: null, description: null, unit: null, role: 'time', type: 'int' };
    const outline = { measures: 1, keyColumns: ['year'], columns: [year, births] };
    for (const id of ids) await directory.setTable(anonymous, id, outline);
    const held = async () =>
      (await listColumns(sql.as(), ids))
        .map(({ resourceId, name }) => `${ids.indexOf(resourceId)} ${name}`)
        .sort();
    expect(await listColumns(sql.as(), ids.slice(0, 1))).toEqual(
      [year, births].map((column) => ({ resourceId: ids[0], ...column })),
    );
    await directory.setTable(anonymous, ids[0] ?? '', { ...outline, columns: [births] });
    expect(await held()).toEqual(['0 births', '1 births', '1 year', '2 births', '2 year']);
    await directory.setTable(anonymous, ids[0] ?? '', null);
    await catalogue.post('resource_delete', { id: ids[1] }, 'ada');
    expect(await held()).toEqual(['2 births', '2 year']);
    await catalogue.post('dataset_purge', { id: 'births' });
    expect(await held()).toEqual([]);
  });
});
