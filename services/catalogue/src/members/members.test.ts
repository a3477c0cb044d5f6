import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openCatalogue } from '../catalogue.fixture.ts';

/** An organisation and a group, of which alma is an admin. */
async function openWithAdmin(open: OpenStore) {
  const catalogue = await openCatalogue(open);
  const organization = (await catalogue.get('organization_show', { id: 'health-board' })).result.id as string;
  const group = (await catalogue.post('group_create', { name: 'children' })).result.id as string;
  for (const name of ['alma', 'eve']) {
    const account = { id: name, name, email: `${name}@example.org`, hasSignedIn: true };
    catalogue.people.accounts.set(name, account);
  }
  catalogue.grants.push({ person: 'alma', relation: 'admin', organization });
  catalogue.grants.push({ person: 'alma', relation: 'admin', group });
  const rolesOf = (person: string, id = organization) =>
    catalogue.grants
      .filter((grant) => grant.person === person && Object.values(grant).includes(id))
      .map(({ relation }) => relation);
  return { catalogue, organization, group, rolesOf };
}

describeStores('organization_member_create', (open) => {
  it('gives a role by id or address, in place of another', async () => {
    const { catalogue, organization, rolesOf } = await openWithAdmin(open);
    const give = (username: string, role: string) =>
      catalogue.post('organization_member_create', { id: 'health-board', username, role }, 'alma');
    expect((await give('eve', 'member')).result).toEqual({
      id: `${organization}:eve`,
      group_id: organization,
      table_name: 'user',
      table_id: 'eve',
      capacity: 'member',
      state: 'active',
    });
    await give('EVE@example.org', 'editor');
    expect(rolesOf('eve')).toEqual(['editor']);
    const dataset = { name: 'deaths', owner_org: 'health-board' };
    expect((await catalogue.post('package_create', dataset, 'eve')).status).toBe(200);
  });

  it('ends in exactly one role for somebody who is given two at once', async () => {
    const { catalogue, rolesOf } = await openWithAdmin(open);
    const give = (role: string) =>
      catalogue.post('organization_member_create', { id: 'health-board', username: 'eve', role }, 'alma');
    await Promise.all(['member', 'editor', 'admin'].map(give));
    expect(rolesOf('eve')).toHaveLength(1);
  });

  it.each(['', 'eve', 'mo', 'ada'])('is refused to %j, whoever is named', async (as) => {
    const { catalogue, rolesOf } = await openWithAdmin(open);
    for (const username of ['eve@example.org', 'nobody@example.org']) {
      const given = { id: 'health-board', username, role: 'member' };
      const { status, error } = await catalogue.post('organization_member_create', given, as);
      expect(status).toBe(403);
      expect(error.message).not.toContain('example.org');
    }
    expect(rolesOf('eve')).toEqual([]);
  });

  it('does not let an admin lose their own rights by a slip; an administrator may lower them', async () => {
    const { catalogue, rolesOf } = await openWithAdmin(open);
    const given = { id: 'health-board', username: 'alma', role: 'member' };
    const { status, error } = await catalogue.post('organization_member_create', given, 'alma');
    expect(status).toBe(403);
    expect(error.message).toContain('cannot revoke their own admin status');
    expect((await catalogue.post('organization_member_create', given)).status).toBe(200);
    expect(rolesOf('alma')).toEqual(['member']);
  });

  it.each([
    [{ username: 'nobody' }, 409, { username: ['User not found'] }],
    [{ role: 'king' }, 409, { role: expect.anything() }],
    [{ username: '' }, 409, { username: expect.anything() }],
    [{ id: 'nothing' }, 404, { message: 'Not found: Organization was not found.' }],
    [{ id: 'children' }, 404, { message: 'Not found: Organization was not found.' }],
  ])('refuses %j', async (wrong, status, error) => {
    const { catalogue } = await openWithAdmin(open);
    const given = { id: 'health-board', username: 'eve', role: 'member', ...wrong };
    const answer = await catalogue.post('organization_member_create', given, 'alma');
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject(error);
  });
});

describeStores('organization_member_delete', (open) => {
  it('takes a role, also the last admin’s, and says nothing where there was none', async () => {
    const { catalogue, rolesOf } = await openWithAdmin(open);
    const take = (username: string, as?: string) =>
      catalogue.post('organization_member_delete', { id: 'health-board', username }, as);
    expect((await take('alma', 'ada')).status).toBe(403);
    expect((await take('mo', 'alma')).result).toBeNull();
    expect((await take('mo', 'alma')).status).toBe(200);
    expect((await take('nobody', 'alma')).status).toBe(404);
    expect((await take('alma', 'alma')).status).toBe(200);
    expect([rolesOf('mo'), rolesOf('alma')]).toEqual([[], []]);
    expect((await take('ada', 'alma')).status).toBe(403);
    const missing = await catalogue.post('organization_member_delete', { id: 'health-board' });
    expect(missing.error.username).toEqual(['Missing value']);
  });

  it('also takes the role of somebody whose account is gone', async () => {
    const { catalogue, organization, rolesOf } = await openWithAdmin(open);
    catalogue.grants.push({ person: 'gone', relation: 'editor', organization });
    const given = { id: 'health-board', user_id: 'gone' };
    expect((await catalogue.post('organization_member_delete', given, 'alma')).status).toBe(200);
    expect(rolesOf('gone')).toEqual([]);
  });
});

describeStores('group_member_create and group_member_delete', (open) => {
  it('are for admins of the group, who may then change it', async () => {
    const { catalogue, group, rolesOf } = await openWithAdmin(open);
    const given = { id: 'children', username: 'eve', role: 'admin' };
    expect((await catalogue.post('group_member_create', given, 'ada')).status).toBe(403);
    expect((await catalogue.post('group_member_create', given, 'alma')).status).toBe(200);
    expect(rolesOf('eve', group)).toEqual(['admin']);
    const change = { id: 'children', title: 'Children and families' };
    expect((await catalogue.post('group_patch', change, 'ada')).status).toBe(403);
    expect((await catalogue.post('group_patch', change, 'eve')).result.title).toBe(change.title);
    await catalogue.post('group_member_delete', { id: 'children', username: 'eve' }, 'alma');
    expect((await catalogue.post('group_patch', change, 'eve')).status).toBe(403);
  });
});

describeStores('member_create and member_delete', (open) => {
  it('give and take roles of people in both, and refuse what is neither a person nor a dataset', async () => {
    const { catalogue, organization, group, rolesOf } = await openWithAdmin(open);
    const given = { id: group, object: 'eve', object_type: 'user', capacity: 'editor' };
    for (const id of ['health-board', group]) {
      const inIt = { ...given, id };
      expect((await catalogue.post('member_create', inIt, 'ada')).status).toBe(403);
      expect((await catalogue.post('member_create', inIt, 'alma')).result).toMatchObject({
        table_id: 'eve',
        capacity: 'editor',
      });
    }
    expect([rolesOf('eve', organization), rolesOf('eve', group)]).toEqual([['editor'], ['editor']]);
    const member = { id: group, object: 'eve', object_type: 'user' };
    expect((await catalogue.post('member_delete', member, 'alma')).result).toBeNull();
    expect(rolesOf('eve', group)).toEqual([]);
    const other = { ...member, object_type: 'group', capacity: 'member' };
    expect((await catalogue.post('member_create', other, 'alma')).error).toMatchObject({
      object_type: ['Must be user or package'],
    });
    const owner = { ...given, capacity: 'owner' };
    expect((await catalogue.post('member_create', owner, 'alma')).error).toMatchObject({
      capacity: ['Must be admin, editor or member'],
    });
    expect(
      (await catalogue.post('member_create', { ...member, object: 'x', capacity: 'member' })).status,
    ).toBe(404);
    expect((await catalogue.post('member_delete', { ...member, id: 'x' })).status).toBe(404);
  });
});

describeStores('user_invite', (open) => {
  it('makes an account with a role, and tells it is waited for', async () => {
    const { catalogue, rolesOf } = await openWithAdmin(open);
    const given = { email: 'Zoe@example.org', group_id: 'health-board', role: 'editor' };
    const { result } = await catalogue.post('user_invite', given, 'alma');
    expect(result).toMatchObject({ id: 'account-of-zoe', email: 'zoe@example.org', state: 'pending' });
    expect(rolesOf('account-of-zoe')).toEqual(['editor']);
    expect(catalogue.people.invited).toEqual([
      {
        email: 'Zoe@example.org',
        by: 'alma',
        role: 'editor',
        organization: { name: 'health-board', title: 'Health Board', type: 'organization' },
      },
    ]);
  });

  it('gives the role to the account that an address has', async () => {
    const { catalogue, group, rolesOf } = await openWithAdmin(open);
    const given = { email: 'eve@example.org', group_id: 'children', role: 'member' };
    expect((await catalogue.post('user_invite', given)).result).toMatchObject({ id: 'eve', state: 'active' });
    expect(rolesOf('eve', group)).toEqual(['member']);
    expect(catalogue.people.invited[0]).toMatchObject({ organization: { type: 'group' } });
  });

  it('writes to nobody for callers without the right, nor to an unknown organisation', async () => {
    const { catalogue } = await openWithAdmin(open);
    const given = { email: 'zoe@example.org', group_id: 'health-board', role: 'editor' };
    for (const as of ['', 'eve', 'mo', 'ada']) {
      expect((await catalogue.post('user_invite', given, as)).status).toBe(403);
    }
    expect((await catalogue.post('user_invite', { ...given, group_id: 'x' })).status).toBe(404);
    expect(catalogue.people.invited).toEqual([]);
  });
});

describeStores('organization_people_list', (open) => {
  it('gives members names and roles, admins also addresses, and others nothing', async () => {
    const { catalogue } = await openWithAdmin(open);
    const list = (as: string) => catalogue.get('organization_people_list', { id: 'health-board' }, as);
    const { people } = (await list('alma')).result;
    expect(people).toEqual([
      { id: 'ada', role: 'editor', name: 'Ada', email: 'ada@example.org', has_signed_in: true },
      { id: 'alma', role: 'admin', name: 'alma', email: 'alma@example.org', has_signed_in: true },
      { id: 'mo', role: 'member', name: 'Mo', email: 'mo@example.org', has_signed_in: true },
    ]);
    expect((await list('administrator')).result.people).toEqual(people);
    for (const as of ['mo', 'ada']) {
      const answer = await list(as);
      expect(answer.result.people[0]).toEqual({
        id: 'ada',
        role: 'editor',
        name: 'Ada',
        email: null,
        has_signed_in: null,
      });
      expect(JSON.stringify(answer.result)).not.toContain('example.org');
    }
    for (const as of ['', 'eve']) expect((await list(as)).status).toBe(403);
  });

  it('is given in pages', async () => {
    const { catalogue } = await openWithAdmin(open);
    const page = async (query: object) =>
      (await catalogue.get('organization_people_list', { id: 'health-board', limit: '2', ...query }, 'mo'))
        .result;
    const first = await page({});
    expect(first).toMatchObject({ people: [{ id: 'ada' }, { id: 'alma' }], next: 'alma' });
    expect(await page({ after: first.next })).toMatchObject({ people: [{ id: 'mo' }], next: null });
  });
});

describeStores('the people in organization_show and group_show', (open) => {
  it('are shown to members, with addresses to admins, and to nobody else', async () => {
    const { catalogue } = await openWithAdmin(open);
    const users = async (action: string, id: string, as: string) =>
      (await catalogue.get(action, { id }, as)).result.users;
    expect(await users('organization_show', 'health-board', 'alma')).toContainEqual({
      id: 'mo',
      name: 'mo',
      display_name: 'Mo',
      fullname: 'Mo',
      email: 'mo@example.org',
      state: 'active',
      capacity: 'member',
    });
    const plain = {
      id: 'mo',
      name: 'mo',
      display_name: 'Mo',
      fullname: 'Mo',
      state: 'active',
      capacity: 'member',
    };
    expect(await users('organization_show', 'health-board', 'ada')).toContainEqual(plain);
    expect(await users('group_show', 'children', 'alma')).toMatchObject([{ id: 'alma', capacity: 'admin' }]);
    for (const as of ['', 'eve']) {
      expect(await users('organization_show', 'health-board', as)).toEqual([]);
      expect(await users('group_show', 'children', as)).toEqual([]);
    }
    const without = { id: 'health-board', include_users: 'false' };
    expect((await catalogue.get('organization_show', without, 'alma')).result).not.toHaveProperty('users');
  });
});

describeStores('what is purged', (open) => {
  it('takes the roles in it along', async () => {
    const { catalogue, group } = await openWithAdmin(open);
    const { id } = (await catalogue.post('organization_create', { name: 'railways' })).result;
    catalogue.grants.push({ person: 'eve', relation: 'admin', organization: id });
    const dataset = (await catalogue.post('package_create', { name: 'trains', owner_org: id })).result;
    catalogue.grants.push({ person: 'eve', relation: 'member', dataset: dataset.id });
    const left = () => catalogue.grants.filter(({ person }) => person === 'eve');
    await catalogue.post('package_delete', { id: dataset.id });
    expect(left()).toHaveLength(2);
    await catalogue.post('dataset_purge', { id: dataset.id });
    expect(left()).toEqual([{ person: 'eve', relation: 'admin', organization: id }]);
    await catalogue.post('organization_purge', { id });
    expect(left()).toEqual([]);
    await catalogue.post('group_purge', { id: group });
    expect(catalogue.grants.filter((grant) => 'group' in grant)).toEqual([]);
  });
});
