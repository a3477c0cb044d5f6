import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestPermissions, readTupleText } from '../permissions-testing.ts';

const USERS = 'class User implements Namespace {}\n';
const LANGUAGE = `${USERS}class Doc implements Namespace { related: { owners: User[], in: Folder[] } }
class Folder implements Namespace { related: { owners: User[] } }`;

describeStores('tuples of a namespace that is declared no more', (open) => {
  it('are warned of by a check of the text and by its saving, as is a text that declares nothing', async () => {
    const { call, speak, relate } = await openTestPermissions(await open());
    const check = async (text: string) => (await call('POST', '/opl/syntax/check', text)).body;
    // Where nothing holds yet nothing is lost.
    expect(await check('// to come')).toEqual({});
    await speak(LANGUAGE);
    const without = `${USERS}class Folder implements Namespace { related: { owners: User[] } }`;
    expect(await check(without)).toEqual({});
    await relate('Doc:a#owners@ann');
    const warning = { drops: true, message: expect.stringContaining('"Doc"') };
    expect(await check(without)).toMatchObject({ warnings: [warning] });
    expect(await check('// gone')).toMatchObject({ warnings: [{ drops: true }] });
    const saved = await call('PUT', '/admin/opl', without);
    expect(saved).toMatchObject({ status: 200, body: { version: 2, warnings: [warning] } });
    // What is lost already is not lost again.
    expect(await check(without)).toEqual({});
  });

  it('are named by a batch of checks, whose other checks are answered', async () => {
    const { call, speak, relate } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    await relate('Folder:f#owners@ann');
    const tuples = ['Nothing:a#owners@ann', 'Folder:f#owners@ann'].map(readTupleText);
    expect((await call('POST', '/relation-tuples/batch/check', { tuples })).body).toEqual({
      results: [{ allowed: false, error: expect.stringContaining('"Nothing"') }, { allowed: true }],
    });
  });

  it('are found, named and removed, and none is added', async () => {
    const { call, speak, relate } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    await relate('Doc:a#owners@ann', 'Doc:b#owners@ann', 'Doc:b#owners@bob', 'Folder:f#owners@ann');
    await speak(`${USERS}class Folder implements Namespace { related: { owners: User[] } }`);
    const undeclared = async () => (await call('GET', '/namespaces?undeclared=true')).body;
    expect(await undeclared()).toEqual({ namespaces: [{ name: 'Doc' }] });
    expect((await call('GET', '/relation-tuples?namespace=Doc')).body).toMatchObject({
      relation_tuples: [{ object: 'a' }, { object: 'b' }, { object: 'b' }],
    });
    const change = (action: string, text: string) =>
      call('PATCH', '/admin/relation-tuples', [{ action, relation_tuple: readTupleText(text) }]);
    expect((await change('insert', 'Doc:a#owners@ann')).status).toBe(404);
    expect((await change('delete', 'Doc:a#owners@nobody')).status).toBe(404);
    expect((await change('delete', 'Doc:a#owners@ann')).status).toBe(204);
    expect((await call('DELETE', '/admin/relation-tuples?namespace=Doc')).status).toBe(204);
    expect(await undeclared()).toEqual({ namespaces: [] });
    expect((await call('GET', '/relation-tuples?namespace=Doc')).status).toBe(404);
    expect((await call('GET', '/relation-tuples')).body).toMatchObject({
      relation_tuples: [{ namespace: 'Folder' }],
    });
  });

  it('are removed where only the namespace of their subject is gone', async () => {
    const { call, speak, relate } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    await relate('Doc:a#in@Folder:f#');
    await speak(`${USERS}class Doc implements Namespace { related: { owners: User[] } }`);
    const relation_tuple = readTupleText('Doc:a#in@Folder:f#');
    const changes = [{ action: 'delete', relation_tuple }];
    expect((await call('PATCH', '/admin/relation-tuples', changes)).status).toBe(204);
    expect((await call('GET', '/relation-tuples')).body).toMatchObject({ relation_tuples: [] });
  });
});
