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
});
