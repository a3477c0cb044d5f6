import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, LINK, openCatalogue } from '../catalogue.fixture.ts';

/** Two datasets of the organisation that the portal is limited to, and one of another. */
async function openLimited(open: Parameters<typeof openCatalogue>[0]) {
  const test = await openCatalogue(open, { publishers: ['archive'] });
  const { result: archive } = await test.post('organization_create', { name: 'archive', title: 'Archive' });
  test.grants.push({ person: 'ada', relation: 'editor', organization: archive.id });
  await createDataset(test, { name: 'papers', owner_org: 'archive', resources: [LINK] });
  await createDataset(test, { name: 'nothing-in-it', owner_org: 'archive' });
  await createDataset(test, { name: 'births', resources: [LINK] });
  return test;
}

describeStores('a portal that is limited to one organisation', (open) => {
  it.each([
    '/sitemap-1.xml',
    '/catalog.ttl',
    '/catalog.ttl?q=births+papers',
    '/data.json',
    '/feeds/dataset.atom',
    '/sitemap-organizations.xml',
  ])('names nothing of others in %s', async (url) => {
    const { body } = await (await openLimited(open)).server.inject(url);
    expect(body).toContain(url.includes('organizations') ? '/archive' : 'papers');
    expect(body).not.toMatch(/\/births|health-board/);
  });

  it('lists that organisation with what visitors find, and all with all to whoever asks as CKAN does', async () => {
    const test = await openLimited(open);
    const list = async (query: object) => {
      const { result } = await test.post('organization_list', { all_fields: true, ...query }, '');
      return result.map(({ name, package_count }: { name: string; package_count: number }) => [
        name,
        package_count,
      ]);
    };
    expect(await list({ ext_listed_only: true })).toEqual([['archive', 1]]);
    expect(await list({ ext_listed_only: true, organizations: ['health-board'] })).toEqual([]);
    expect(await list({})).toEqual([
      ['archive', 2],
      ['health-board', 1],
    ]);
  });

  it('tells editors of others why visitors do not find their datasets', async () => {
    const test = await openLimited(open);
    const why = async (id: string) =>
      (await test.post('dataset_publication_show', { id }, 'ada')).result.not_listed_because;
    expect(await Promise.all(['papers', 'nothing-in-it', 'births'].map(why))).toEqual([
      null,
      'no_resources',
      'other_publisher',
    ]);
  });
});
