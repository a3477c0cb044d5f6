import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestPermissions, readTupleText } from '../permissions-testing.ts';

const LANGUAGE = `
class User implements Namespace {}
class Doc implements Namespace {
  related: { owners: User[] }
  permits = { read: (ctx: Context) => this.related.owners.includes(ctx.subject) }
}`;

describeStores('test cases of a permission language', (open) => {
  it('say which of them hold, and why one cannot be asked', async () => {
    const { call, speak, relate } = await openTestPermissions(await open());
    const expectAnswer = async (text: string, expected: boolean) =>
      call('PUT', '/admin/opl/tests', { relation_tuple: readTupleText(text), expected });
    // Before there is a language: a test case may come first.
    expect((await expectAnswer('Doc:x#read@ann', true)).status).toBe(200);
    await expectAnswer('Doc:x#read@User:bob#', false);
    await expectAnswer('Doc:x#write@ann', false);
    await speak(LANGUAGE);
    const results = async () => {
      const { body } = await call('GET', '/admin/opl/tests?run=true');
      return (body as { tests: { result: unknown }[] }).tests.map(({ result }) => result);
    };
    const unasked = { holds: false, allowed: false, error: expect.stringContaining('"write"') };
    expect(await results()).toEqual([
      { holds: false, allowed: false },
      { holds: true, allowed: false },
      unasked,
    ]);
    await relate('Doc:x#owners@ann', 'Doc:x#owners@User:bob#');
    expect(await results()).toEqual([
      { holds: true, allowed: true },
      { holds: false, allowed: true },
      unasked,
    ]);
  });

  it('are kept once a question, by project, until they are deleted', async () => {
    const { call } = await openTestPermissions(await open());
    const relation_tuple = readTupleText('Doc:x#read@ann');
    const put = async (expected: boolean) => call('PUT', '/admin/opl/tests', { relation_tuple, expected });
    await put(true);
    await put(false);
    const list = async (host: string) => (await call('GET', '/admin/opl/tests', undefined, { host })).body;
    expect(await list('portal.test')).toEqual({ tests: [{ relation_tuple, expected: false }] });
    expect(await list('other.portal.test')).toEqual({ tests: [] });
    const query = new URLSearchParams(relation_tuple as never);
    const elsewhere = { host: 'other.portal.test' };
    expect((await call('DELETE', `/admin/opl/tests?${query}`, undefined, elsewhere)).status).toBe(404);
    expect((await call('DELETE', `/admin/opl/tests?${query}`)).status).toBe(204);
    expect(await list('portal.test')).toEqual({ tests: [] });
  });

  it('are 200 at most, of which each can still be changed', async () => {
    const { call } = await openTestPermissions(await open());
    const put = async (index: number, expected = true) =>
      call('PUT', '/admin/opl/tests', { relation_tuple: readTupleText(`Doc:d${index}#read@ann`), expected });
    for (let index = 0; index < 200; index += 1) await put(index);
    expect(await put(200)).toMatchObject({
      status: 409,
      body: { error: { reason: expect.stringContaining('at most 200') } },
    });
    expect((await put(7, false)).status).toBe(200);
  });
});
