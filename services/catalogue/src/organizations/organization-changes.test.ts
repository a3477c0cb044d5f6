import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

describeStores('organization_create', (open) => {
  it('answers with the organisation; its title is its name unless said', async () => {
    const catalogue = await openCatalogue(open);
    const given = {
      name: 'railways',
      description: 'Trains',
      image_url: '/logo.png',
      extras: [{ key: 'a', value: 1 }],
    };
    const { result } = await catalogue.post('organization_create', given);
    expect(result).toMatchObject({
      title: 'railways',
      description: 'Trains',
      image_url: 'http://portal.test/logo.png',
      extras: [{ key: 'a', value: '1' }],
      package_count: 0,
    });
  });

  it.each([
    [{}, { name: ['Missing value'] }],
    [{ name: 'health-board' }, { name: ['Group name already exists in database'] }],
    [{ name: 'Railways' }, { name: [expect.stringContaining('lowercase')] }],
    [{ name: 'railways', title: 'a\0' }, { title: ['Must not contain the character NUL'] }],
    [{ name: 'railways', image_url: 'javascript:x' }, { image_url: ['Please provide a valid URL'] }],
  ])('refuses %j', async (given, problems) => {
    const catalogue = await openCatalogue(open);
    const { status, error } = await catalogue.post('organization_create', given);
    expect(status).toBe(409);
    expect(error).toMatchObject(problems);
  });

  it.each(['organization_create', 'group_create'])('is for administrators only: %s', async (action) => {
    const catalogue = await openCatalogue(open);
    expect((await catalogue.post(action, { name: 'railways' }, 'ada')).status).toBe(403);
    expect((await catalogue.post(action, { name: 'railways' }, '')).status).toBe(403);
  });

  it('gives a name to one of two who want it at the same time', async () => {
    const catalogue = await openCatalogue(open);
    const create = () => catalogue.post('organization_create', { name: 'railways' });
    const answers = await Promise.all([create(), create()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });
});

describeStores('organization_update', (open) => {
  it('is for admins of the organisation, and shows in its datasets and in search', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    const change = { id: 'health-board', name: 'ministry', title: 'Ministry' };
    expect((await catalogue.post('organization_update', change, 'ada')).status).toBe(403);
    const organization = (await catalogue.get('organization_show', { id: 'health-board' })).result.id;
    catalogue.grants.push({ person: 'alma', relation: 'admin', organization });
    const { result } = await catalogue.post('organization_update', change, 'alma');
    expect(result).toMatchObject({ id: organization, name: 'ministry', package_count: 1 });
    const shown = await catalogue.get('package_show', { id: 'births' });
    expect(shown.result.organization).toMatchObject({ name: 'ministry', title: 'Ministry' });
    const found = await catalogue.get('package_search', { fq: 'organization:ministry' });
    expect(found.result.results).toMatchObject([{ organization: { title: 'Ministry' } }]);
  });

  it('refuses the name of another', async () => {
    const catalogue = await openCatalogue(open);
    await catalogue.post('organization_create', { name: 'railways' });
    const { error } = await catalogue.post('organization_update', { id: 'railways', name: 'health-board' });
    expect(error.name).toEqual(['Group name already exists in database']);
  });

  it('needs an id, and one that exists', async () => {
    const catalogue = await openCatalogue(open);
    expect((await catalogue.post('organization_update', { title: 'x' })).error.id).toEqual(['Missing value']);
    expect((await catalogue.post('organization_update', { id: 'nothing' })).status).toBe(404);
  });
});

describeStores('organization_patch and group_patch', (open) => {
  it.each(['organization', 'group'])('change only what is given of a %s', async (kind) => {
    const catalogue = await openCatalogue(open);
    const given = { name: 'railways', title: 'Railways', extras: [{ key: 'a', value: '1' }] };
    const { result: made } = await catalogue.post(`${kind}_create`, given);
    const change = { id: 'railways', description: 'Trains' };
    const { result } = await catalogue.post(`${kind}_patch`, change);
    expect(result).toEqual({ ...made, description: 'Trains' });
  });

  it('are for those who may update', async () => {
    const catalogue = await openCatalogue(open);
    const change = { id: 'health-board', title: 'Mine' };
    expect((await catalogue.post('organization_patch', change, 'ada')).status).toBe(403);
    expect((await catalogue.post('organization_patch', { title: 'Mine' })).error.id).toEqual([
      'Missing value',
    ]);
    expect((await catalogue.post('group_patch', { id: 'nothing' })).status).toBe(404);
  });
});

describeStores('organization_delete and organization_purge', (open) => {
  it.each([
    ['organization_delete', 'Organization cannot be deleted while it still has datasets'],
    ['organization_purge', 'Organization cannot be purged while it still has datasets'],
  ])('refuse an organisation that has datasets: %s', async (action, text) => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    const { status, error } = await catalogue.post(action, { id: 'health-board' });
    expect(status).toBe(409);
    expect(error.id).toEqual([text]);
  });

  it('take an organisation out of sight, but for administrators, who can bring it back', async () => {
    const catalogue = await openCatalogue(open);
    expect((await catalogue.post('organization_delete', { id: 'health-board' })).result).toBeNull();
    expect((await catalogue.get('organization_list')).result).toEqual([]);
    expect((await catalogue.get('organization_show', { id: 'health-board' })).status).toBe(404);
    const shown = await catalogue.get('organization_show', { id: 'health-board' }, 'administrator');
    expect(shown.result.state).toBe('deleted');
    const refused = await catalogue.post('package_create', { name: 'births', owner_org: 'health-board' });
    expect(refused.error.owner_org).toEqual(['Organization does not exist']);
    await catalogue.post('organization_update', { id: 'health-board' });
    expect((await catalogue.get('organization_list')).result).toEqual(['health-board']);
  });

  it('remove an organisation for good, and leave its deleted datasets to administrators', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { state: 'deleted' });
    expect((await catalogue.post('organization_purge', { id: 'health-board' })).status).toBe(200);
    expect((await catalogue.get('organization_show', { id: 'health-board' }, 'administrator')).status).toBe(
      404,
    );
    const { result } = await catalogue.get('package_show', { id: 'births' }, 'administrator');
    expect(result).toMatchObject({ owner_org: null, organization: null });
    expect((await catalogue.get('package_show', { id: 'births' }, 'ada')).status).toBe(403);
  });

  it('remove a group from the datasets in it', async () => {
    const catalogue = await openCatalogue(open);
    await catalogue.post('group_create', { name: 'children' });
    await createDataset(catalogue, { groups: [{ name: 'children' }] });
    await catalogue.post('group_delete', { id: 'children' });
    expect((await catalogue.get('package_show', { id: 'births' })).result.groups).toEqual([]);
    await catalogue.post('group_purge', { id: 'children' });
    expect((await catalogue.get('package_show', { id: 'births' })).result.groups).toEqual([]);
  });

  it('are for admins of the organisation, and for administrators', async () => {
    const catalogue = await openCatalogue(open);
    expect((await catalogue.post('organization_delete', { id: 'health-board' }, 'ada')).status).toBe(403);
    expect((await catalogue.post('organization_purge', { id: 'health-board' }, 'ada')).status).toBe(403);
    expect((await catalogue.post('organization_purge', { id: 'nothing' })).status).toBe(404);
  });
});
