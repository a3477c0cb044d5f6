import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestPermissions } from './permissions-testing.ts';

const LANGUAGE = `
class User implements Namespace {}
class Group implements Namespace { related: { members: (User | SubjectSet<Group, "members">)[] } }
class Folder implements Namespace {
  related: { parents: Folder[], viewers: (User | SubjectSet<Group, "members">)[], banned: User[] }
  permits = {
    view: (ctx: Context) =>
      (this.related.viewers.includes(ctx.subject) || this.related.parents.traverse((p) => p.permits.view(ctx))) &&
      !this.related.banned.includes(ctx.subject),
  }
}`;

describeStores('permissions', (open) => {
  it('adds, lists, changes and removes tuples', async () => {
    const { call, speak } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    const tuple = { namespace: 'Group', object: 'staff', relation: 'members', subject_id: 'ann' };
    const added = await call('PUT', '/admin/relation-tuples', tuple);
    expect(added).toMatchObject({ status: 201, body: tuple });
    expect((await call('PUT', '/admin/relation-tuples', tuple)).status).toBe(201);
    const listed = await call('GET', '/relation-tuples?namespace=Group');
    expect(listed).toMatchObject({ status: 200, body: { relation_tuples: [tuple], next_page_token: '' } });
    expect(String(added.headers['location'])).toContain('subject_id=ann');

    const set = { namespace: 'Group', object: 'staff', relation: 'members' };
    const changes = [
      { action: 'insert', relation_tuple: { ...set, object: 'all', subject_set: set } },
      { action: 'delete', relation_tuple: tuple },
      { action: 'delete', relation_tuple: { ...tuple, subject_id: 'nobody' } },
    ];
    expect((await call('PATCH', '/admin/relation-tuples', changes)).status).toBe(204);
    expect((await call('GET', '/relation-tuples')).body).toMatchObject({
      relation_tuples: [{ ...set, object: 'all', subject_set: set }],
    });
    expect((await call('DELETE', '/admin/relation-tuples?namespace=Group&object=all')).status).toBe(204);
    expect((await call('GET', '/relation-tuples')).body).toMatchObject({ relation_tuples: [] });
  });

  it('finds tuples by any part, page by page, each once', async () => {
    const { call, speak, relate } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    const people = Array.from({ length: 7 }, (_, index) => `Group:g${index % 2}#members@p${index}`);
    await relate(...people, 'Folder:g1#viewers@Group:g1#members', 'Folder:g1#viewers@p1');
    const all = async (filter: string) => {
      const found: unknown[] = [];
      let token = '';
      do {
        const { body } = await call('GET', `/relation-tuples?page_size=2&page_token=${token}&${filter}`);
        const page = body as { relation_tuples: unknown[]; next_page_token: string };
        found.push(...page.relation_tuples);
        token = page.next_page_token;
      } while (token !== '');
      expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(found.length);
      return found.length;
    };
    expect(await all('')).toBe(9);
    expect(await all('namespace=Group')).toBe(7);
    expect(await all('object=g1')).toBe(5);
    expect(await all('relation=members')).toBe(7);
    expect(await all('subject_id=p1')).toBe(2);
    const set = 'subject_set.namespace=Group&subject_set.object=g1&subject_set.relation=members';
    expect(await all(set)).toBe(1);
    expect(await all(`namespace=Folder&object=g1&relation=viewers&${set}`)).toBe(1);
  });

  it('checks by tuples, sets and rules, and says it by the status in one group of calls', async () => {
    const { call, speak, relate, allows } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    await relate(
      'Group:staff#members@ann',
      'Group:all#members@Group:staff#members',
      'Folder:top#viewers@Group:all#members',
      'Folder:sub#parents@Folder:top',
      'Folder:sub#banned@bob',
      'Group:staff#members@bob',
    );
    expect(await allows('Group:staff#members@ann')).toBe(true);
    expect(await allows('Group:all#members@ann')).toBe(true);
    expect(await allows('Folder:top#view@ann')).toBe(true);
    expect(await allows('Folder:sub#view@ann')).toBe(true);
    expect(await allows('Folder:sub#view@bob')).toBe(false);
    expect(await allows('Folder:top#view@bob')).toBe(true);
    expect(await allows('Folder:sub#view@eve')).toBe(false);
    expect(await allows('Folder:top#view@Group:staff#members')).toBe(true);
    expect(await allows('Nothing:sub#view@ann')).toBe(false);
    const query = (who: string) => `namespace=Folder&object=sub&relation=view&subject_id=${who}`;
    expect(await call('GET', `/relation-tuples/check?${query('ann')}`)).toMatchObject({
      status: 200,
      body: { allowed: true },
    });
    expect(await call('GET', `/relation-tuples/check?${query('eve')}`)).toMatchObject({
      status: 403,
      body: { allowed: false },
    });
    expect(await call('GET', `/relation-tuples/check/openapi?${query('eve')}`)).toMatchObject({
      status: 200,
    });
    expect(
      (await call('GET', '/relation-tuples/check?namespace=Folder&object=sub&relation=nothing&subject_id=a'))
        .status,
    ).toBe(400);
  });

  it('looks as deep as it is asked to, and takes what is hidden for denied, under ! too', async () => {
    const { speak, relate, allows } = await openTestPermissions(await open());
    await speak(LANGUAGE.replace('banned: User[]', 'banned: SubjectSet<Group, "members">[]'));
    await relate(...[0, 1, 2, 3, 4, 5].map((level) => `Group:g${level}#members@Group:g${level + 1}#members`));
    await relate(
      'Group:g5#members@ann',
      'Group:g6#members@bob',
      'Folder:f#viewers@eve',
      'Folder:f#banned@Group:g1#members',
    );
    expect(await allows('Group:g0#members@ann')).toBe(true);
    expect(await allows('Group:g0#members@ann', 'max-depth=4')).toBe(false);
    expect(await allows('Group:g0#members@bob')).toBe(false);
    expect(await allows('Group:g1#members@bob')).toBe(true);
    // Whether eve is banned lies beyond the depth.
    expect(await allows('Folder:f#view@eve')).toBe(false);
    expect(await allows('Group:g0#members@Group:g1#members', 'max-depth=1')).toBe(true);
  });

  it('ends at cycles, which allow nobody', async () => {
    const { speak, relate, allows } = await openTestPermissions(await open());
    await speak(`
class User implements Namespace {}
class Group implements Namespace { related: { members: (User | SubjectSet<Group, "members">)[] } }
class Doc implements Namespace {
  related: { up: Doc[], owner: User[] }
  permits = {
    a: (ctx) => this.permits.b(ctx) || this.related.owner.includes(ctx.subject),
    b: (ctx) => this.permits.a(ctx),
    never: (ctx) => !this.permits.never(ctx),
    above: (ctx) => this.related.up.traverse((x) => x.permits.above(ctx)) || this.related.owner.includes(ctx.subject),
  }
}`);
    await relate('Group:a#members@Group:b#members', 'Group:b#members@Group:a#members', 'Group:b#members@ann');
    await relate('Doc:x#up@Doc:y', 'Doc:y#up@Doc:x', 'Doc:y#owner@ann', 'Doc:x#up@Doc:x');
    expect(await allows('Group:a#members@ann')).toBe(true);
    expect(await allows('Group:a#members@eve')).toBe(false);
    expect(await allows('Doc:y#b@ann')).toBe(true);
    expect(await allows('Doc:y#b@eve')).toBe(false);
    expect(await allows('Doc:y#never@ann')).toBe(false);
    expect(await allows('Doc:x#above@ann')).toBe(true);
    expect(await allows('Doc:x#above@eve')).toBe(false);
  });

  it('keeps projects apart', async () => {
    const { call, speak, relate } = await openTestPermissions(await open());
    const other = { host: 'other.portal.test' };
    await speak(LANGUAGE);
    await speak('class Group implements Namespace { related: { members: Group[] } }', other.host);
    await relate('Group:staff#members@ann');
    const query = 'namespace=Group&object=staff&relation=members&subject_id=ann';
    expect((await call('GET', `/relation-tuples/check?${query}`, undefined, other)).status).toBe(403);
    expect((await call('GET', '/relation-tuples', undefined, other)).body).toMatchObject({
      relation_tuples: [],
    });
    expect((await call('DELETE', `/admin/relation-tuples?namespace=Group`, undefined, other)).status).toBe(
      204,
    );
    expect((await call('GET', `/relation-tuples/check?${query}`)).status).toBe(200);
    expect((await call('GET', '/namespaces', undefined, other)).body).toEqual({
      namespaces: [{ name: 'Group' }],
    });
    expect((await call('GET', '/namespaces?relations=true', undefined, other)).body).toEqual({
      namespaces: [{ name: 'Group', relations: ['members'] }],
    });
    expect((await call('GET', '/namespaces?relations=true')).body).toMatchObject({
      namespaces: [
        { name: 'User', relations: [] },
        { name: 'Group', relations: ['members'] },
        { name: 'Folder', relations: expect.arrayContaining(['parents', 'viewers', 'banned', 'view']) },
      ],
    });
    expect((await call('GET', '/namespaces?relations=true&undeclared=true', undefined, other)).body).toEqual({
      namespaces: [],
    });
  });

  it('takes a new language at once, in another process too, and none with faults', async () => {
    const sql = await open();
    const one = await openTestPermissions(sql);
    const another = await openTestPermissions(sql);
    await one.speak(LANGUAGE);
    await one.relate('Folder:f#viewers@ann');
    expect(await another.allows('Folder:f#view@ann')).toBe(true);
    await one.speak(LANGUAGE.replace('!this.related.banned', 'this.related.banned'));
    expect(await another.allows('Folder:f#view@ann')).toBe(false);
    const refused = await one.call('PUT', '/admin/opl', 'class Folder {}');
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { reason: expect.stringContaining('line 1, column 7') } },
    });
    expect(await another.call('GET', '/admin/opl')).toMatchObject({ body: { version: 2 } });
    expect(await another.call('GET', '/admin/opl?version=1')).toMatchObject({ body: { source: LANGUAGE } });
    expect(await one.call('GET', '/admin/opl/versions')).toMatchObject({
      body: [{ version: 2 }, { version: 1 }],
    });
  });

  it('shows who stands in a set as a tree, and tells what it leaves out', async () => {
    const { call, speak, relate } = await openTestPermissions(await open(), { expandWidth: 2 });
    await speak(LANGUAGE);
    await relate(
      'Group:all#members@Group:staff#members',
      'Group:staff#members@ann',
      'Group:staff#members@Group:all#members',
    );
    const expand = async (parameters: string) => call('GET', `/relation-tuples/expand?${parameters}`);
    const set = (object: string) => ({
      namespace: '',
      object: '',
      relation: '',
      subject_set: { namespace: 'Group', object, relation: 'members' },
    });
    const leaf = (id: string) => ({
      type: 'leaf',
      tuple: { namespace: '', object: '', relation: '', subject_id: id },
    });
    expect(await expand('namespace=Group&object=all&relation=members')).toMatchObject({
      status: 200,
      body: {
        type: 'union',
        tuple: set('all'),
        children: [
          {
            type: 'union',
            tuple: set('staff'),
            children: [leaf('ann'), { type: 'leaf', tuple: set('all') }],
          },
        ],
      },
    });
    expect((await expand('namespace=Group&object=all&relation=members&max-depth=2')).body).toMatchObject({
      children: [{ type: 'leaf', tuple: set('staff'), truncated: true }],
    });
    await relate('Group:staff#members@bob');
    expect((await expand('namespace=Group&object=staff&relation=members')).body).toMatchObject({
      children: [leaf('ann'), leaf('bob')],
      truncated: true,
    });
    expect((await expand('namespace=Group&object=nobody&relation=members')).status).toBe(404);
    expect((await expand('namespace=Nothing&object=all&relation=members')).status).toBe(404);
    expect((await expand('namespace=Group&object=all')).status).toBe(400);
  });
});
