import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue, type TestCatalogue } from '../catalogue.fixture.ts';

async function openThree(open: Parameters<typeof openCatalogue>[0]): Promise<TestCatalogue> {
  const catalogue = await openCatalogue(open);
  await catalogue.post('organization_create', {
    name: 'zebras',
    title: 'aa Zebras',
    description: '100% striped',
  });
  const { result } = await catalogue.post('organization_create', { name: 'railways', title: 'Railways' });
  catalogue.grants.push({ person: 'ada', relation: 'admin', organization: result.id });
  await createDataset(catalogue, { owner_org: 'railways' });
  await createDataset(catalogue, { name: 'trains', owner_org: 'railways' });
  await createDataset(catalogue, { name: 'hidden', owner_org: 'railways', private: true });
  await createDataset(catalogue, { name: 'deaths' });
  return catalogue;
}

describeStores('organization_list', (open) => {
  it('gives names in order of titles', async () => {
    const catalogue = await openThree(open);
    expect((await catalogue.get('organization_list')).result).toEqual(['zebras', 'health-board', 'railways']);
  });

  it.each([
    ['name asc', ['health-board', 'railways', 'zebras']],
    ['name desc', ['zebras', 'railways', 'health-board']],
    ['package_count', ['railways', 'health-board', 'zebras']],
    ['packages asc', ['zebras', 'health-board', 'railways']],
  ])('sorts by %s', async (sort, names) => {
    const catalogue = await openThree(open);
    expect((await catalogue.get('organization_list', { sort })).result).toEqual(names);
  });

  it.each([
    ['colour', 'Cannot sort by field `colour`'],
    ['toString', 'Cannot sort by field `toString`'],
    ['name, title', 'Too many sort criteria sent'],
    ['name up', 'The sort direction must be asc or desc'],
  ])('refuses to sort by %s', async (sort, text) => {
    const catalogue = await openCatalogue(open);
    const { status, error } = await catalogue.get('organization_list', { sort });
    expect(status).toBe(409);
    expect(error.sort).toEqual([text]);
  });

  it('gives whole dictionaries that count public datasets', async () => {
    const catalogue = await openThree(open);
    const { result } = await catalogue.get('organization_list', {
      all_fields: 'true',
      sort: 'package_count',
    });
    expect(result[0]).toEqual({
      id: expect.any(String),
      name: 'railways',
      title: 'Railways',
      display_name: 'Railways',
      description: '',
      image_url: '',
      image_display_url: '',
      created: expect.stringMatching(/^2026-01-01T/),
      is_organization: true,
      approval_status: 'approved',
      type: 'organization',
      state: 'active',
      package_count: 2,
      num_followers: 0,
      requires_review: false,
    });
  });

  it.each([
    [{ q: '100%' }, ['zebras']],
    [{ q: '%' }, ['zebras']],
    [{ q: 'RAIL' }, ['railways']],
    [{ organizations: 'railways,zebras' }, ['zebras', 'railways']],
    [{ limit: '1', offset: '1' }, ['health-board']],
  ])('narrows the list by %j', async (query, names) => {
    const catalogue = await openThree(open);
    expect((await catalogue.get('organization_list', query as Record<string, string>)).result).toEqual(names);
  });

  it('never gives more than 25 dictionaries', async () => {
    const catalogue = await openCatalogue(open);
    for (let number = 0; number < 26; number++) {
      await catalogue.post('organization_create', { name: `body-${number}` });
    }
    const { result } = await catalogue.get('organization_list', { all_fields: 'true', limit: '100' });
    expect(result).toHaveLength(25);
    expect((await catalogue.get('organization_list')).result).toHaveLength(27);
  });
});

describeStores('organization_show', (open) => {
  it('finds an organisation by name or id, with what was asked for', async () => {
    const catalogue = await openThree(open);
    const { result } = await catalogue.get('organization_show', { id: 'railways' });
    expect(result).toMatchObject({ package_count: 2, extras: [], users: [], groups: [], tags: [] });
    expect(result).not.toHaveProperty('packages');
    expect((await catalogue.get('organization_show', { id: result.id })).result).toEqual(result);
  });

  it('lists its datasets, private ones for members only', async () => {
    const catalogue = await openThree(open);
    const query = { id: 'railways', include_datasets: 'true' };
    const names = async (as: string) => {
      const { result } = await catalogue.get('organization_show', query, as);
      return result.packages.map(({ name }: { name: string }) => name).toSorted();
    };
    expect(await names('')).toEqual(['births', 'trains']);
    expect(await names('ada')).toEqual(['births', 'hidden', 'trains']);
  });

  it('does not know groups, nor what does not exist', async () => {
    const catalogue = await openCatalogue(open);
    await catalogue.post('group_create', { name: 'children' });
    expect((await catalogue.get('organization_show', { id: 'children' })).status).toBe(404);
    expect((await catalogue.get('organization_show', { id: 'nothing' })).error.message).toBe('Not found');
    expect((await catalogue.get('organization_show')).error.id).toEqual(['Missing value']);
  });
});

describeStores('group_list and group_show', (open) => {
  it('count and list the datasets in a group', async () => {
    const catalogue = await openCatalogue(open);
    const group = (await catalogue.post('group_create', { name: 'children', title: 'Children' })).result;
    expect(group).toMatchObject({ type: 'group', is_organization: false, package_count: 0 });
    const dataset = await createDataset(catalogue, { groups: [{ name: 'children' }, { id: group.id }] });
    expect(dataset.groups).toMatchObject([{ id: group.id, name: 'children', display_name: 'Children' }]);
    expect((await catalogue.get('group_list')).result).toEqual(['children']);
    const { result } = await catalogue.get('group_show', { id: 'children', include_datasets: 'true' });
    expect(result).toMatchObject({ package_count: 1, packages: [{ name: 'births' }] });
  });
});
