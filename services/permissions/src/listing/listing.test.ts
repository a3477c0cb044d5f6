import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestPermissions } from '../permissions-testing.ts';

const LANGUAGE = `
class User implements Namespace {}
class Group implements Namespace { related: { members: (User | SubjectSet<Group, "members">)[] } }
class Folder implements Namespace {
  related: { parents: Folder[], viewers: (User | SubjectSet<Group, "members">)[], banned: User[] }
  permits = {
    view: (ctx) => (this.related.viewers.includes(ctx.subject) || this.related.parents.traverse((p) => p.permits.view(ctx))) &&
      !this.related.banned.includes(ctx.subject),
    open: (ctx) => !this.related.banned.includes(ctx.subject),
  }
}`;

describeStores('lists of permissions', (open) => {
  it('name what somebody may reach and who may reach something, page by page', async () => {
    const { call, speak, relate } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    await relate(
      'Group:staff#members@ann',
      'Group:staff#members@bob',
      'Group:all#members@Group:staff#members',
      'Folder:top#viewers@Group:all#members',
      'Folder:a#parents@Folder:top',
      'Folder:b#parents@Folder:top',
      'Folder:b#banned@bob',
      'Folder:c#viewers@eve',
    );
    const objects = async (who: string, more = '') => {
      const { body } = await call(
        'GET',
        `/relation-tuples/objects?namespace=Folder&relation=view&${who}${more}`,
      );
      return body as { objects: string[]; next_page_token: string; complete: boolean };
    };
    expect(await objects('subject_id=ann')).toEqual({
      objects: ['a', 'b', 'top'],
      next_page_token: '',
      complete: true,
    });
    expect((await objects('subject_id=bob')).objects).toEqual(['a', 'top']);
    expect((await objects('subject_id=nobody')).objects).toEqual([]);
    const set = 'subject_set.namespace=Group&subject_set.object=staff&subject_set.relation=members';
    expect((await objects(set)).objects).toEqual(['a', 'b', 'top']);
    const first = await objects('subject_id=ann', '&page_size=2');
    expect(first.objects).toEqual(['a', 'b']);
    const second = await objects('subject_id=ann', `&page_size=2&page_token=${first.next_page_token}`);
    expect(second).toEqual({ objects: ['top'], next_page_token: '', complete: true });
    const torn = `&page_token=${first.next_page_token.slice(0, -2)}`;
    expect(await objects('subject_id=ann', torn)).toMatchObject({ error: { code: 400 } });

    const subjects = async (object: string) => {
      const { body } = await call(
        'GET',
        `/relation-tuples/subjects?namespace=Folder&object=${object}&relation=view`,
      );
      return (body as { subject_ids: string[] }).subject_ids;
    };
    expect(await subjects('top')).toEqual(['ann', 'bob']);
    expect(await subjects('b')).toEqual(['ann']);
    expect(await subjects('c')).toEqual(['eve']);
    expect(await subjects('nothing')).toEqual([]);
  });

  it('are refused for what may follow from what is not stated', async () => {
    const { call, speak } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    const asked = '/relation-tuples/objects?namespace=Folder&relation=open&subject_id=ann';
    const reason = expect.stringContaining('not stated');
    expect(await call('GET', asked)).toMatchObject({ status: 400, body: { error: { reason } } });
  });

  it('are given whatever many namespaces lead to each other', async () => {
    const { speak, relate, call } = await openTestPermissions(await open());
    const names = Array.from({ length: 12 }, (_name, index) => `C${index}`);
    const classes = names.map(
      (name) => `class ${name} implements Namespace {
        related: { up: (${names.join(' | ')})[], owners: User[] }
        permits = { view: (ctx) => this.related.owners.includes(ctx.subject) ||
          this.related.up.traverse((x) => x.permits.view(ctx)) }
      }`,
    );
    await speak(`class User implements Namespace {} ${classes.join(' ')}`);
    await relate('C3:top#owners@ann', 'C7:below#up@C3:top#');
    const { body } = await call('GET', '/relation-tuples/objects?namespace=C7&relation=view&subject_id=ann');
    expect(body).toMatchObject({ objects: ['below'] });
  });

  it('explain an answer by its path, or by all that refused', async () => {
    const { call, speak, relate } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    await relate(
      'Group:staff#members@ann',
      'Folder:top#viewers@Group:staff#members',
      'Folder:a#parents@Folder:top',
    );
    const explain = async (who: string) => {
      const query = `namespace=Folder&object=a&relation=view&subject_id=${who}&explain=true`;
      const { body } = await call('GET', `/relation-tuples/check/openapi?${query}`);
      return (body as { explanation: { steps: object[] } }).explanation.steps;
    };
    expect(await explain('ann')).toEqual([
      {
        relation: 'Folder:a#view',
        result: 'allowed',
        because: 'rule',
        next: ['Folder:top#view', 'Folder:a#banned'],
      },
      {
        relation: 'Folder:top#view',
        result: 'allowed',
        because: 'rule',
        next: ['Folder:top#viewers', 'Folder:top#banned'],
      },
      { relation: 'Folder:a#banned', result: 'denied', because: 'nothing', next: [] },
      {
        relation: 'Folder:top#viewers',
        result: 'allowed',
        because: 'subject set',
        next: ['Group:staff#members'],
      },
      { relation: 'Folder:top#banned', result: 'denied', because: 'nothing', next: [] },
      { relation: 'Group:staff#members', result: 'allowed', because: 'tuple', next: [] },
    ]);
    expect(await explain('eve')).toContainEqual({
      relation: 'Folder:top#viewers',
      result: 'denied',
      because: 'nothing',
      next: ['Group:staff#members'],
    });
    const query = 'namespace=Folder&object=top&relation=viewers&subject_id=eve&explain=true';
    expect((await call('GET', `/relation-tuples/check/openapi?${query}`)).body).toMatchObject({
      explanation: { steps: [{ relation: 'Folder:top#viewers', result: 'denied' }, { result: 'denied' }] },
    });
  });
});
