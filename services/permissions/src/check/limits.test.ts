import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestPermissions } from '../permissions-testing.ts';

const LANGUAGE = `
class User implements Namespace {}
class Group implements Namespace { related: { members: (User | SubjectSet<Group, "members">)[] } }
class Doc implements Namespace {
  related: { viewers: (User | SubjectSet<Group, "members">)[], banned: User[] }
  permits = { view: (ctx) => this.related.viewers.includes(ctx.subject) && !this.related.banned.includes(ctx.subject) }
}`;

describeStores('how far checks of a project look', (open) => {
  it('is as deep as the project sets it, from the next check on', async () => {
    const { allows, call, limit, relate, speak } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    const steps = Array.from(
      { length: 20 },
      (_, step) => `Group:g${step}#members@Group:g${step + 1}#members`,
    );
    await relate(...steps, 'Group:g20#members@ann');
    expect(await allows('Group:g0#members@ann')).toBe(false);
    await limit({ depth: 20 });
    await speak(LANGUAGE);
    expect(await allows('Group:g0#members@ann')).toBe(true);
    expect(await allows('Group:g0#members@ann', 'max-depth=19')).toBe(false);
    const { body } = await call('GET', '/relation-tuples/expand?namespace=Group&object=g10&relation=members');
    expect(JSON.stringify(body)).toContain('ann');
    const listed = await call('GET', '/relation-tuples/subjects?namespace=Group&object=g0&relation=members');
    expect(listed.body).toMatchObject({ subject_ids: ['ann'], complete: true });
    await limit({ depth: 4 });
    await speak(LANGUAGE);
    expect(await allows('Group:g0#members@ann')).toBe(false);
  });

  it('is as wide as the project sets it, and what it hides is told', async () => {
    const { allows, call, limit, relate, speak } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    const groups = Array.from({ length: 250 }, (_, index) => `Group:g${index}#members`);
    await relate(
      ...groups.map((group) => `Doc:x#viewers@${group}`),
      ...groups.map((group, index) => `${group}@p${index}`),
      'Doc:x#banned@eve',
    );
    const explained = async (who: string) => {
      const query = `namespace=Doc&object=x&relation=view&subject_id=${who}&explain=true`;
      const { body } = await call('GET', `/relation-tuples/check/openapi?${query}`);
      return (body as { explanation: { complete: boolean; steps: { result: string }[] } }).explanation;
    };
    expect(await explained('nobody')).toMatchObject({ complete: false });
    // Whoever is banned is denied for certain, whatever groups there are.
    expect((await explained('eve')).steps[0]).toMatchObject({ result: 'denied' });
    const list = async () => {
      const query = 'namespace=Doc&object=x&relation=viewers&page_size=500';
      const { body } = await call('GET', `/relation-tuples/subjects?${query}`);
      const { subject_ids: ids, complete } = body as { subject_ids: string[]; complete: boolean };
      return [ids.length, complete];
    };
    expect(await list()).toEqual([100, false]);
    await limit({ width: 250 });
    await speak(LANGUAGE);
    expect(await explained('nobody')).toMatchObject({ complete: true });
    expect(await list()).toEqual([250, true]);
    expect(await allows('Doc:x#view@p249')).toBe(true);
  });
});
