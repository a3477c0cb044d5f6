import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

describeStores('package_delete', (open) => {
  it('hides a dataset from all but editors of its organisation', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    expect(await catalogue.post('package_delete', { id: 'births' }, 'ada')).toMatchObject({
      status: 200,
      result: null,
    });
    expect((await catalogue.get('package_list')).result).toEqual([]);
    expect((await catalogue.get('package_show', { id: 'births' }, 'mo')).status).toBe(403);
    expect((await catalogue.get('package_show', { id: 'births' }, 'ada')).result.state).toBe('deleted');
    expect((await catalogue.get('package_search', { q: 'births' })).result.count).toBe(0);
  });

  it('can be taken back', async () => {
    const catalogue = await openCatalogue(open);
    const created = await createDataset(catalogue, { resources: [{ name: 'By district' }] });
    await catalogue.post('package_delete', { id: 'births' }, 'ada');
    await catalogue.post('package_patch', { id: 'births', state: 'active' }, 'ada');
    expect((await catalogue.get('package_show', { id: 'births' })).result.resources).toEqual(
      created.resources,
    );
    expect(catalogue.dropped).toEqual([]);
  });

  it('gives its name to whoever wants it, and the dataset can be taken back under another', async () => {
    const catalogue = await openCatalogue(open);
    const first = await createDataset(catalogue, { title: 'First' });
    await catalogue.post('package_delete', { id: first.id }, 'ada');
    const second = await createDataset(catalogue, { title: 'Second' });
    expect((await catalogue.get('package_show', { id: 'births' })).result.id).toBe(second.id);
    const freed = `births-${first.id.slice(0, 8)}`;
    await catalogue.post('package_patch', { id: first.id, state: 'active' }, 'ada');
    expect((await catalogue.get('package_show', { id: freed })).result).toMatchObject({ title: 'First' });
    expect((await catalogue.get('package_search', { q: 'first' })).result.results[0].name).toBe(freed);
  });

  it('is for editors of its organisation', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    expect((await catalogue.post('package_delete', { id: 'births' }, 'mo')).status).toBe(403);
    expect((await catalogue.post('package_delete', { id: 'births' }, '')).status).toBe(403);
  });

  it('says so when there is nothing to delete', async () => {
    const catalogue = await openCatalogue(open);
    expect((await catalogue.post('package_delete', { id: 'nothing' })).status).toBe(404);
    expect((await catalogue.post('package_delete')).error.id).toEqual(['Missing value']);
  });
});

describeStores('dataset_purge', (open) => {
  it('removes a dataset with its resources, tables and views, and frees its name', async () => {
    const catalogue = await openCatalogue(open);
    const { resources } = await createDataset(catalogue, { resources: [{ name: 'By district' }] });
    expect((await catalogue.post('dataset_purge', { id: 'births' })).result).toBeNull();
    expect((await catalogue.get('package_show', { id: 'births' }, 'administrator')).status).toBe(404);
    expect((await catalogue.get('resource_show', { id: resources[0].id })).status).toBe(404);
    expect((await catalogue.get('package_search', { q: 'births' })).result.count).toBe(0);
    expect(catalogue.dropped).toEqual([resources[0].id]);
    await createDataset(catalogue);
  });

  it('is for administrators only, whether or not the dataset exists', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    expect((await catalogue.post('dataset_purge', { id: 'births' }, 'ada')).status).toBe(403);
    expect((await catalogue.post('dataset_purge', { id: 'nothing' }, 'ada')).status).toBe(403);
    expect((await catalogue.post('dataset_purge', { id: 'nothing' })).status).toBe(404);
  });
});
