import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, LINK, openCatalogue, type TestCatalogue } from '../catalogue.fixture.ts';

const rename = async (catalogue: TestCatalogue, id: string, name: string) => {
  const { status, error } = await catalogue.post('organization_patch', { id, name });
  expect(error).toBeUndefined();
  expect(status).toBe(200);
};
const namesFound = async (catalogue: TestCatalogue, fq: string) => {
  const { result } = await catalogue.get('package_search', { fq });
  return result.results.map(({ name }: { name: string }) => name);
};

describeStores('an organisation that was renamed', (open) => {
  it('is found by the names it had, in calls, feeds and searches', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { resources: [LINK] });
    await rename(catalogue, 'health-board', 'ministry');
    await rename(catalogue, 'ministry', 'health-ministry');
    for (const id of ['health-board', 'ministry', 'health-ministry']) {
      const { result } = await catalogue.get('organization_show', { id });
      expect(result).toMatchObject({ name: 'health-ministry', package_count: 1 });
      expect(await namesFound(catalogue, `organization:"${id}"`)).toEqual(['births']);
      expect(await namesFound(catalogue, `organization:(x OR ${id}) AND -organization:y`)).toEqual([
        'births',
      ]);
      expect((await catalogue.server.inject(`/feeds/organization/${id}.atom`)).body).toContain('births');
      const listed = await catalogue.post('organization_list', { organizations: [id] }, '');
      expect(listed.result).toEqual(['health-ministry']);
    }
    expect(await namesFound(catalogue, '-organization:health-board')).toEqual([]);
  });

  it('keeps its people, who go on where they know it by its old name', async () => {
    const catalogue = await openCatalogue(open);
    await rename(catalogue, 'health-board', 'ministry');
    const made = await createDataset(catalogue, { name: 'deaths', owner_org: 'health-board' });
    expect(made.organization.name).toBe('ministry');
  });

  it('gives its old name to whoever takes it, and its own way back', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { resources: [LINK] });
    await rename(catalogue, 'health-board', 'ministry');
    await catalogue.post('organization_create', { name: 'health-board', title: 'Another board' });
    const shown = await catalogue.get('organization_show', { id: 'health-board' });
    expect(shown.result.title).toBe('Another board');
    expect(await namesFound(catalogue, 'organization:health-board')).toEqual([]);
    await rename(catalogue, 'health-board', 'other-board');
    await rename(catalogue, 'ministry', 'health-board');
    expect((await catalogue.get('organization_show', { id: 'ministry' })).result.name).toBe('health-board');
    expect(await namesFound(catalogue, 'organization:ministry')).toEqual(['births']);
    await catalogue.post('organization_delete', { id: 'other-board' });
    expect((await catalogue.post('organization_purge', { id: 'other-board' })).status).toBe(200);
  });

  it('is still listed where the portal is limited to it by its old name', async () => {
    const catalogue = await openCatalogue(open, { publishers: ['health-board'] });
    await createDataset(catalogue, { resources: [LINK] });
    await rename(catalogue, 'health-board', 'ministry');
    for (const [url, text] of [
      ['/sitemap-1.xml', '/p/births'],
      ['/sitemap-organizations.xml', '/organization/ministry'],
      ['/data.json', 'Births'],
      ['/feeds/dataset.atom', 'Births'],
    ] as const)
      expect((await catalogue.server.inject(url)).body).toContain(text);
    const { result } = await catalogue.post('organization_list', { ext_listed_only: true }, '');
    expect(result).toEqual(['ministry']);
    const standing = await catalogue.post('dataset_publication_show', { id: 'births' }, 'ada');
    expect(standing.result.not_listed_because).toBeNull();
  });

  it('leaves no name behind when it is refused the new one', async () => {
    const catalogue = await openCatalogue(open);
    await catalogue.post('organization_create', { name: 'railways' });
    const { status } = await catalogue.post('organization_patch', { id: 'railways', name: 'health-board' });
    expect(status).toBe(409);
    expect((await catalogue.get('organization_show', { id: 'railways' })).result.name).toBe('railways');
  });
});
