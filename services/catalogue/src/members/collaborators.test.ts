import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

/** A private dataset of Health Board, of which alma is an admin; cora belongs to nothing. */
async function openPrivate(open: OpenStore) {
  const catalogue = await openCatalogue(open);
  const dataset = await createDataset(catalogue, { private: true });
  catalogue.grants.push({ person: 'alma', relation: 'admin', organization: dataset.owner_org });
  const cora = { id: 'cora', name: 'Cora', email: 'cora@example.org', hasSignedIn: true };
  catalogue.people.accounts.set('cora', cora);
  const share = (capacity: string, as = 'alma', user_id = 'cora') =>
    catalogue.post('package_collaborator_create', { id: 'births', user_id, capacity }, as);
  const show = async (as = 'cora') => (await catalogue.get('package_show', { id: 'births' }, as)).status;
  const patch = async (change: object, as = 'cora') =>
    (await catalogue.post('package_patch', { id: 'births', ...change }, as)).status;
  return { catalogue, dataset, share, show, patch };
}

describeStores('package_collaborator_create', (open) => {
  it('lets a member read a private dataset, and an editor change it', async () => {
    const { dataset, share, show, patch } = await openPrivate(open);
    expect([await show(), await patch({ notes: 'a' })]).toEqual([403, 403]);
    expect((await share('member')).result).toEqual({
      package_id: dataset.id,
      user_id: 'cora',
      capacity: 'member',
      modified: null,
    });
    expect([await show(), await patch({ notes: 'a' })]).toEqual([200, 403]);
    await share('editor', 'alma', 'CORA@example.org');
    expect([await show(), await patch({ notes: 'a' })]).toEqual([200, 200]);
  });

  it('is for admins of the organisation and of the dataset, whoever is named', async () => {
    const { catalogue, share } = await openPrivate(open);
    for (const as of ['', 'stranger', 'mo', 'ada', 'cora']) {
      const answers = [await share('member', as), await share('member', as, 'nobody@example.org')];
      expect(answers.map(({ status }) => status)).toEqual([403, 403]);
      expect(answers[0]?.error.message).toBe(answers[1]?.error.message);
    }
    await share('admin');
    expect((await share('editor', 'cora', 'mo')).status).toBe(200);
    const named = { id: 'births', user_id: 'mo' };
    expect((await catalogue.post('package_collaborator_delete', named, 'cora')).status).toBe(200);
  });

  it.each([
    [{ id: 'nothing' }, 404, {}],
    [{ user_id: 'nobody' }, 404, { message: 'Not found: User not found' }],
    [{ capacity: 'king' }, 409, { capacity: expect.anything() }],
  ])('refuses %j', async (wrong, status, error) => {
    const { catalogue } = await openPrivate(open);
    const given = { id: 'births', user_id: 'cora', capacity: 'member', ...wrong };
    const answer = await catalogue.post('package_collaborator_create', given);
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject(error);
  });
});

describeStores('an editor of one dataset', (open) => {
  it('changes its resources and views, and what it sends back whole', async () => {
    const { catalogue, share } = await openPrivate(open);
    await share('editor');
    const resource = { package_id: 'births', url: 'https://example.org/a.csv' };
    const { result } = await catalogue.post('resource_create', resource, 'cora');
    const view = { resource_id: result.id, title: 'x', view_type: 'table' };
    expect((await catalogue.post('resource_view_create', view, 'cora')).status).toBe(200);
    const shown = (await catalogue.get('package_show', { id: 'births' }, 'cora')).result;
    expect((await catalogue.post('package_update', shown, 'cora')).status).toBe(200);
    const byName = { id: 'births', owner_org: 'health-board', notes: 'b' };
    expect((await catalogue.post('package_patch', byName, 'cora')).status).toBe(200);
  });

  it('makes no other in its organisation, and gives it to no other', async () => {
    const { catalogue, share, patch } = await openPrivate(open);
    const { result } = await catalogue.post('organization_create', { name: 'registrar' });
    await share('admin');
    catalogue.grants.push({ person: 'cora', relation: 'admin', organization: result.id });
    const another = { name: 'another', owner_org: 'health-board' };
    expect((await catalogue.post('package_create', another, 'cora')).status).toBe(403);
    expect(await patch({ owner_org: 'registrar' })).toBe(403);
    const moved = { id: 'births', organization_id: 'registrar' };
    expect((await catalogue.post('package_owner_org_update', moved, 'cora')).status).toBe(403);
    expect((await catalogue.post('package_owner_org_update', moved)).status).toBe(200);
  });

  it('is no member of its organisation', async () => {
    const { catalogue, share } = await openPrivate(open);
    await createDataset(catalogue, { name: 'secret', private: true });
    await share('admin');
    expect((await catalogue.get('package_show', { id: 'secret' }, 'cora')).status).toBe(403);
    const list = await catalogue.get('organization_people_list', { id: 'health-board' }, 'cora');
    expect(list.status).toBe(403);
    expect((await catalogue.get('organization_list_for_user', {}, 'cora')).result).toEqual([]);
  });
});

describeStores('package_collaborator_delete', (open) => {
  it('takes the role at once, and says so where there is none', async () => {
    const { catalogue, share, show } = await openPrivate(open);
    await share('member');
    const named = { id: 'births', user_id: 'cora' };
    const take = (as: string) => catalogue.post('package_collaborator_delete', named, as);
    expect((await take('ada')).status).toBe(403);
    expect((await take('alma')).result).toBeNull();
    expect(await show()).toBe(403);
    const again = await take('alma');
    expect([again.status, again.error.message]).toEqual([
      404,
      'Not found: User cora is not a collaborator on this package',
    ]);
  });
});

describeStores('package_collaborator_list', (open) => {
  it('tells admins of the dataset who works on it', async () => {
    const { catalogue, dataset, share } = await openPrivate(open);
    await share('editor');
    await share('member', 'alma', 'mo');
    const list = (query: object, as: string) =>
      catalogue.get('package_collaborator_list', { id: 'births', ...query }, as);
    const cora = {
      package_id: dataset.id,
      user_id: 'cora',
      capacity: 'editor',
      modified: null,
      name: 'Cora',
      email: 'cora@example.org',
    };
    expect((await list({}, 'alma')).result).toMatchObject([cora, { user_id: 'mo', capacity: 'member' }]);
    expect((await list({ capacity: 'editor' }, 'alma')).result).toEqual([cora]);
    for (const as of ['', 'stranger', 'mo', 'cora', 'ada']) expect((await list({}, as)).status).toBe(403);
  });
});

describeStores('package_collaborator_list_for_user', (open) => {
  it('tells people of themselves, administrators of anybody, and strangers of nobody', async () => {
    const { catalogue, dataset, share } = await openPrivate(open);
    await share('editor');
    const list = (id: string, as: string, query = {}) =>
      catalogue.get('package_collaborator_list_for_user', { id, ...query }, as);
    const held = [{ package_id: dataset.id, user_id: 'cora', capacity: 'editor', modified: null }];
    expect((await list('cora', 'cora')).result).toEqual(held);
    expect((await list('cora', 'cora', { capacity: 'member' })).result).toEqual([]);
    expect((await list('cora@example.org', 'administrator')).result).toEqual(held);
    const answers = await Promise.all(['cora', 'cora@example.org', 'x'].map((id) => list(id, 'mo')));
    const told = answers.map(({ status, error }) => [status, error.message]);
    expect(new Set(told.map(String)).size).toBe(1);
    expect(told[0]?.[0]).toBe(403);
  });
});
