import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

const MOVED = 'https://data.example';

describeStores('the address of a table of this installation', (open) => {
  it('follows PUBLIC_URL in every answer, and those of others stay', async () => {
    const sql = await open();
    const before = await openCatalogue(async () => sql);
    const elsewhere = `${PUBLIC_URL}.example/datastore/dump/x`;
    const { id, resources } = await createDataset(before, {
      resources: [
        { name: 'Table', url_type: 'datastore' },
        { name: 'Elsewhere', url: elsewhere },
      ],
    });
    const [table] = resources;
    expect(table.url).toBe(`${PUBLIC_URL}/datastore/dump/${table.id}`);

    const after = await openCatalogue(async () => sql, { publicUrl: MOVED });
    const urls = [`${MOVED}/datastore/dump/${table.id}`, elsewhere];
    const addresses = (list: { url: string }[]) => list.map(({ url }) => url);
    const shown = (await after.get('package_show', { id })).result;
    expect(addresses(shown.resources)).toEqual(urls);
    expect((await after.get('resource_show', { id: table.id })).result.url).toBe(urls[0]);
    const found = (await after.get('package_search', { q: 'births' })).result.results;
    expect(addresses(found[0].resources)).toEqual(urls);
    const [listed] = (await after.get('current_package_list_with_resources')).result;
    expect(addresses(listed.resources)).toEqual(urls);
    const documents = await after.server.inject('/catalog.ttl?q=births');
    expect(documents.body).not.toContain(`${PUBLIC_URL}/datastore`);

    const written = await after.post('package_update', shown, 'ada');
    expect(written.result.metadata_modified).toBe(shown.metadata_modified);
    const patched = await after.post('resource_patch', { id: table.id, name: 'Renamed' }, 'ada');
    expect(patched.result).toMatchObject({ name: 'Renamed', url: urls[0] });
  });
});
