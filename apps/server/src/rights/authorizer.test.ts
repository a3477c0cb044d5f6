import { anonymous, type Authorizer, type Caller, installation, type Relation } from '@gazetteer/kernel';
import { changeTuples, openPermissionContext } from '@gazetteer/permissions';
import { administrator, countStatements, describeStores, person } from '@gazetteer/testing';
import { migrate } from '@gazetteer/kernel';
import { expect, it } from 'vitest';
import { applicationMigrations } from '../application-migrations.ts';
import { createAuthorizer } from './authorizer.ts';
import { installOwnRights, OWN_RIGHTS } from './own-rights.ts';
import { setSiteEditor } from './site-editors.ts';

const roles = ['admin', 'editor', 'member'] as const;
const ministry = { type: 'organization', id: 'ministry' } as const;
const births = { type: 'dataset', id: 'births', organization: 'ministry' } as const;
const roads = { type: 'dataset', id: 'roads', organization: 'transport' } as const;

describeStores('rights by relationship tuples', (open) => {
  /** People by what they are, and an authorizer over them. */
  const setUp = async () => {
    const sql = await open();
    await migrate(sql, applicationMigrations);
    const permissions = openPermissionContext({ sql });
    await installOwnRights(permissions);
    const relate = (namespace: string, object: string, relation: string, id: string) =>
      changeTuples(permissions, OWN_RIGHTS, [
        { action: 'insert', tuple: { namespace, object, relation, subject: { id } } },
      ]);
    for (const role of roles) {
      await relate('Organization', 'ministry', `${role}s`, `${role} of the ministry`);
      await relate('Dataset', 'roads', `${role}s`, `${role} of the roads`);
    }
    await setSiteEditor(permissions, 'editor of the site', true);
    const authorizer = createAuthorizer(permissions);
    return { sql, authorizer, permissions, relate };
  };

  /** The relations to an object that somebody has. */
  const held = async (authorizer: Authorizer, name: string, object: typeof ministry | typeof births) => {
    const relations: Relation[] = [];
    for (const relation of roles) {
      if (await authorizer.allows(person(name), relation, object)) relations.push(relation);
    }
    return relations;
  };

  it('let admins do what editors may, and editors what members may', async () => {
    const { authorizer } = await setUp();
    expect(await held(authorizer, 'admin of the ministry', ministry)).toEqual(['admin', 'editor', 'member']);
    expect(await held(authorizer, 'editor of the ministry', ministry)).toEqual(['editor', 'member']);
    expect(await held(authorizer, 'member of the ministry', ministry)).toEqual(['member']);
    expect(await held(authorizer, 'stranger', ministry)).toEqual([]);
  });

  it('reach from an organisation to its datasets, and to no others', async () => {
    const { authorizer } = await setUp();
    for (const role of roles) {
      const name = `${role} of the ministry`;
      expect(await held(authorizer, name, births)).toEqual(await held(authorizer, name, ministry));
      expect(await authorizer.allows(person(name), 'member', roads)).toBe(false);
    }
  });

  it('reach no further than the dataset that was shared', async () => {
    const { authorizer } = await setUp();
    const editor = person('editor of the roads');
    expect(await authorizer.allows(editor, 'editor', roads)).toBe(true);
    expect(await authorizer.allows(editor, 'admin', roads)).toBe(false);
    expect(await authorizer.allows(editor, 'member', { type: 'organization', id: 'transport' })).toBe(false);
    expect(await authorizer.allows(editor, 'member', { ...roads, id: 'rails' })).toBe(false);
  });

  it('belong to administrators everywhere, and to nobody without a name', async () => {
    const { authorizer } = await setUp();
    for (const object of [installation, ministry, births, roads]) {
      expect(await authorizer.allows(administrator, 'admin', object)).toBe(true);
      expect(await authorizer.allows(anonymous, 'member', object)).toBe(false);
    }
    expect(await authorizer.organizationsOf(administrator, 'admin')).toBe('all');
    expect(await authorizer.organizationsOf(anonymous, 'member')).toEqual([]);
  });

  it('say who edits the site', async () => {
    const { authorizer } = await setUp();
    expect(await authorizer.allows(person('editor of the site'), 'editor', installation)).toBe(true);
    expect(await authorizer.allows(person('editor of the site'), 'administrator', installation)).toBe(false);
    expect(
      await authorizer.allows(person('editor of the site'), 'editor', { type: 'article', id: '1' }),
    ).toBe(true);
    expect(
      await authorizer.allows(person('editor of the ministry'), 'editor', { type: 'article', id: '1' }),
    ).toBe(false);
    expect(await authorizer.allows(person('editor of the ministry'), 'editor', installation)).toBe(false);
  });

  it('of an editor of the site are given and taken once', async () => {
    const { authorizer, permissions } = await setUp();
    const mayEdit = () => authorizer.allows(person('editor of the site'), 'editor', installation);
    expect(await setSiteEditor(permissions, 'editor of the site', true)).toBe(false);
    expect(await setSiteEditor(permissions, 'editor of the site', false)).toBe(true);
    expect(await mayEdit()).toBe(false);
    expect(await setSiteEditor(permissions, 'editor of the site', false)).toBe(false);
  });

  it('give no dataset of nobody to who has a role in an organisation without a name', async () => {
    const { authorizer, relate } = await setUp();
    await relate('Organization', '', 'admins', 'ada');
    expect(await authorizer.allows(person('ada'), 'member', { ...births, organization: '' })).toBe(false);
  });

  it('list the organisations and the datasets that somebody may edit', async () => {
    const { authorizer, relate } = await setUp();
    await relate('Organization', 'transport', 'members', 'editor of the ministry');
    await relate('Dataset', 'births', 'admins', 'editor of the roads');
    const ada = person('editor of the ministry');
    expect(await authorizer.organizationsOf(ada, 'member')).toEqual(['ministry', 'transport']);
    expect(await authorizer.organizationsOf(ada, 'editor')).toEqual(['ministry']);
    expect(await authorizer.organizationsOf(ada, 'admin')).toEqual([]);
    expect(await authorizer.datasetsOf(person('editor of the roads'), 'editor')).toEqual(['births', 'roads']);
    expect(await authorizer.datasetsOf(person('editor of the roads'), 'admin')).toEqual(['births']);
  });

  it('cost one statement, whether they allow or refuse, and none for administrators and strangers', async () => {
    const { sql, authorizer } = await setUp();
    const asking = async (caller: Caller) => {
      const ask = () => authorizer.allows(caller, 'member', births);
      await ask();
      return countStatements(sql, ask);
    };
    const program: Caller = { kind: 'access-token', client: 'gauge', administrator: false, scopes: [] };
    expect(await asking(person('admin of the ministry'))).toBe(1);
    expect(await asking(person('stranger'))).toBe(1);
    expect(await asking(program)).toBe(1);
    expect(await asking(administrator)).toBe(0);
    expect(await asking(anonymous)).toBe(0);
  });

  it('end with the tuple, from the next question on', async () => {
    const { authorizer, permissions } = await setUp();
    const tuple = { namespace: 'Organization', object: 'ministry', relation: 'editors' };
    await changeTuples(permissions, OWN_RIGHTS, [
      { action: 'delete', tuple: { ...tuple, subject: { id: 'editor of the ministry' } } },
    ]);
    expect(await held(authorizer, 'editor of the ministry', births)).toEqual([]);
  });
});
