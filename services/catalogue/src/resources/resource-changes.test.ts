import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

const given = { name: 'By district', url: 'https://example.org/a.csv', size: 10, colour: 'blue' };

async function openWithResource(open: OpenStore) {
  const catalogue = await openCatalogue(open);
  const dataset = await createDataset(catalogue, { resources: [given, { name: 'Second' }] });
  return { catalogue, dataset, resource: dataset.resources[0] };
}

describeStores('resource_update', (open) => {
  it('empties what is not said and keeps id, sku, creation time and place', async () => {
    const { catalogue, resource } = await openWithResource(open);
    const { id, sku, created, package_id } = resource;
    const { result } = await catalogue.post('resource_update', { id, name: 'New' }, 'ada');
    expect(result).toMatchObject({
      id,
      sku,
      created,
      package_id,
      position: 0,
      name: 'New',
      url: '',
      size: null,
    });
    expect(result).not.toHaveProperty('colour');
  });

  it('changes nothing when it is sent what resource_show gave', async () => {
    const { catalogue, dataset, resource } = await openWithResource(open);
    expect((await catalogue.post('resource_update', resource, 'ada')).result).toEqual(resource);
    const shown = await catalogue.get('package_show', { id: 'births' });
    expect(shown.result.metadata_modified).toBe(dataset.metadata_modified);
  });

  it('has the media type of where it lies now', async () => {
    const { catalogue, resource } = await openWithResource(open);
    const { id } = resource;
    const change = async (said: object) =>
      (await catalogue.post('resource_update', { id, ...said }, 'ada')).result.mimetype;
    expect(await change({ url: resource.url })).toBe('text/csv');
    expect(await change({ url: 'https://example.org/a.json' })).toBe('application/json');
    expect(await change({ url: 'https://example.org/a' })).toBeNull();
  });

  it('notes that the data changed when it lies elsewhere, and not when only its name changes', async () => {
    const { catalogue, resource } = await openWithResource(open);
    const renamed = (await catalogue.post('resource_update', { ...resource, name: 'New' }, 'ada')).result;
    expect(renamed.last_modified).toBe(resource.last_modified);
    const moved = { ...resource, url: 'https://example.org/b.csv' };
    const { result } = await catalogue.post('resource_update', moved, 'ada');
    expect(result.last_modified > resource.last_modified).toBe(true);
  });

  it('does not let an editor change the sku', async () => {
    const { catalogue, resource } = await openWithResource(open);
    const { status, error } = await catalogue.post(
      'resource_patch',
      { id: resource.id, sku: 'other' },
      'ada',
    );
    expect(status).toBe(409);
    expect(error.sku).toEqual(['A sku does not change; only an administrator can issue another']);
  });

  it('lets an administrator issue another sku, and the old one leads to the resource still', async () => {
    const { catalogue, resource } = await openWithResource(open);
    const { id, sku } = resource;
    await catalogue.post('resource_patch', { id, sku: 'other' });
    for (const query of [{ sku }, { sku: 'other' }]) {
      expect((await catalogue.get('resource_show', query)).result).toMatchObject({ id, sku: 'other' });
    }
    expect((await catalogue.post('resource_patch', { id, sku })).result.sku).toBe(sku);
  });

  it('never gives an old sku to another resource', async () => {
    const { catalogue, dataset, resource } = await openWithResource(open);
    await catalogue.post('resource_patch', { id: resource.id, sku: 'other' });
    const second = dataset.resources[1].id;
    const { error } = await catalogue.post('resource_patch', { id: second, sku: resource.sku });
    expect(error.sku).toEqual(['That sku is already in use']);
  });

  it('is for editors of the organisation, and of what exists', async () => {
    const { catalogue, resource } = await openWithResource(open);
    expect((await catalogue.post('resource_update', { id: resource.id }, 'mo')).status).toBe(403);
    expect((await catalogue.post('resource_update', { id: 'nothing' }, 'ada')).status).toBe(404);
    expect((await catalogue.post('resource_update', {}, 'ada')).error.id).toEqual(['Missing value']);
  });
});

describeStores('resource_patch', (open) => {
  it('changes what is given and leaves the rest', async () => {
    const { catalogue, resource } = await openWithResource(open);
    const patch = { id: resource.id, title: 'New', idp_ready: true };
    const { result } = await catalogue.post('resource_patch', patch, 'ada');
    const { metadata_modified } = result;
    expect(result).toEqual({ ...resource, name: 'New', title: 'New', idp_ready: true, metadata_modified });
  });
});

describeStores('resource_delete', (open) => {
  it('removes a resource and its table, and the others move up', async () => {
    const { catalogue, resource } = await openWithResource(open);
    expect((await catalogue.post('resource_delete', { id: resource.id }, 'ada')).result).toBeNull();
    const { result } = await catalogue.get('package_show', { id: 'births' });
    expect(result).toMatchObject({
      num_resources: 1,
      size: null,
      resources: [{ name: 'Second', position: 0 }],
    });
    expect((await catalogue.get('resource_show', { id: resource.id })).status).toBe(404);
    expect(catalogue.dropped).toEqual([resource.id]);
  });

  it('is for editors of the organisation', async () => {
    const { catalogue, resource } = await openWithResource(open);
    expect((await catalogue.post('resource_delete', { id: resource.id }, 'mo')).status).toBe(403);
    expect((await catalogue.post('resource_delete', { id: 'nothing' })).status).toBe(404);
  });
});
