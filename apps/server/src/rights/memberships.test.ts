import { migrate } from '@gazetteer/kernel';
import { openPermissionContext } from '@gazetteer/permissions';
import { describeStores, person } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { applicationMigrations } from '../application-migrations.ts';
import { createAuthorizer } from './authorizer.ts';
import { createMemberships } from './memberships.ts';
import { installOwnRights } from './own-rights.ts';
import { personalRoles } from './personal-roles.ts';

const ministry = { type: 'organization', id: 'ministry' } as const;
const transport = { type: 'organization', id: 'transport' } as const;
const births = { type: 'dataset', id: 'births' } as const;

describeStores('roles of people', (open) => {
  const setUp = async () => {
    const sql = await open();
    await migrate(sql, applicationMigrations);
    const permissions = openPermissionContext({ sql });
    await installOwnRights(permissions);
    return {
      sql,
      memberships: createMemberships(permissions),
      authorizer: createAuthorizer(permissions),
      personal: personalRoles(permissions),
    };
  };

  it('are rights at once, and end when they are withdrawn', async () => {
    const { memberships, authorizer } = await setUp();
    const mayEdit = () => authorizer.allows(person('ada'), 'editor', ministry);
    await memberships.assign(ministry, 'ada', 'editor');
    expect(await mayEdit()).toBe(true);
    expect(await memberships.roleOf(ministry, 'ada')).toBe('editor');
    expect(await memberships.withdraw(ministry, 'ada')).toBe(true);
    expect(await mayEdit()).toBe(false);
    expect(await memberships.withdraw(ministry, 'ada')).toBe(false);
  });

  it('take the place of each other', async () => {
    const { memberships } = await setUp();
    await memberships.assign(ministry, 'ada', 'member');
    await memberships.assign(ministry, 'ada', 'admin');
    await memberships.assign(ministry, 'ada', 'admin');
    expect(await memberships.list(ministry, { limit: 10 })).toEqual([{ person: 'ada', role: 'admin' }]);
  });

  it('are exactly one of each person, when several are given at once', async () => {
    const { memberships } = await setUp();
    const given = ['admin', 'editor', 'member', 'editor', 'admin', 'member'] as const;
    await Promise.all(given.map((role) => memberships.assign(ministry, 'ada', role)));
    expect(await memberships.list(ministry, { limit: 10 })).toHaveLength(1);
  });

  it('are listed by page in the order of the people, whatever their roles', async () => {
    const { memberships } = await setUp();
    await memberships.assign(ministry, 'cai', 'admin');
    await memberships.assign(ministry, 'ada', 'member');
    await memberships.assign(ministry, 'bo', 'editor');
    await memberships.assign(transport, 'ann', 'editor');
    const first = await memberships.list(ministry, { limit: 2 });
    expect(first.map(({ person: name }) => name)).toEqual(['ada', 'bo']);
    expect(await memberships.list(ministry, { after: 'bo', limit: 2 })).toEqual([
      { person: 'cai', role: 'admin' },
    ]);
  });

  it('are listed by page in the order of what somebody has them in', async () => {
    const { memberships } = await setUp();
    await memberships.assign(transport, 'ada', 'admin');
    await memberships.assign(ministry, 'ada', 'member');
    await memberships.assign(births, 'ada', 'editor');
    expect(await memberships.of('ada', 'organization', { limit: 1 })).toEqual([
      { id: 'ministry', role: 'member' },
    ]);
    expect(await memberships.of('ada', 'organization', { after: 'ministry', limit: 5 })).toEqual([
      { id: 'transport', role: 'admin' },
    ]);
    expect(await memberships.of('ada', 'dataset', { limit: 5 })).toEqual([{ id: 'births', role: 'editor' }]);
  });

  it('are forgotten with what they are in, and only there', async () => {
    const { memberships } = await setUp();
    for (const object of [ministry, transport]) await memberships.assign(object, 'ada', 'admin');
    await memberships.forget(ministry);
    expect(await memberships.of('ada', 'organization', { limit: 5 })).toEqual([
      { id: 'transport', role: 'admin' },
    ]);
  });

  it('stay, when what gave them is rolled back', async () => {
    const { memberships, sql } = await setUp();
    await memberships.assign(ministry, 'ada', 'admin');
    const failing = sql.transaction(async () => {
      await memberships.forget(ministry);
      throw new Error('something else failed');
    });
    await expect(failing).rejects.toThrow('something else failed');
    expect(await memberships.roleOf(ministry, 'ada')).toBe('admin');
  });

  it('are told to the person with the rest of their data, and go with the account', async () => {
    const { memberships, personal } = await setUp();
    await memberships.assign(ministry, 'ada', 'admin');
    await memberships.assign(births, 'ada', 'member');
    await memberships.assign(ministry, 'bo', 'editor');
    expect(await personal.export('ada')).toEqual({
      roles: [
        { in: 'Dataset', id: 'births', role: 'members' },
        { in: 'Organization', id: 'ministry', role: 'admins' },
      ],
    });
    await personal.remove('ada');
    expect(await personal.export('ada')).toEqual({ roles: [] });
    expect(await memberships.list(ministry, { limit: 5 })).toEqual([{ person: 'bo', role: 'editor' }]);
  });
});
