import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestPermissions } from '../permissions-testing.ts';

const LANGUAGE = `
class User implements Namespace {}
class Doc implements Namespace {
  related: { up: (Doc | SubjectSet<Doc, "editors">)[], editors: User[] }
  permits = {
    near: (ctx) => this.related.up.traverse((x) => x.related.up.includes(ctx.subject)),
    far: (ctx) => this.related.up.traverse((x) => x.permits.near(ctx)),
  }
}`;

describeStores('a check', (open) => {
  it('follows a question whose tuples were read on the way to another', async () => {
    const { speak, relate, allows } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    await relate('Doc:a#up@Doc:b#', 'Doc:b#up@Doc:b#', 'Doc:b#up@Doc:b#editors', 'Doc:b#editors@ann');
    expect(await allows('Doc:a#far@ann')).toBe(true);
    expect(await allows('Doc:a#far@bob')).toBe(false);
  });

  it('allows nothing by tuples of a namespace that is declared no more', async () => {
    const { speak, relate, allows } = await openTestPermissions(await open());
    const group = 'class Group implements Namespace { related: { members: User[] } }';
    const doc = 'class Doc implements Namespace { related: { viewers: (User | Group)[] } }';
    await speak(`class User implements Namespace {} ${group} ${doc}`);
    await relate('Group:a#members@ann', 'Doc:b#viewers@Group:a#members', 'Doc:b#viewers@bob');
    expect(await allows('Doc:b#viewers@ann')).toBe(true);
    await speak(`class User implements Namespace {} ${doc.replace(' | Group', '')}`);
    expect(await allows('Group:a#members@ann')).toBe(false);
    expect(await allows('Doc:b#viewers@ann')).toBe(false);
    expect(await allows('Doc:b#viewers@bob')).toBe(true);
  });
});
