import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestPermissions, readTupleText } from '../permissions-testing.ts';

const USERS = 'class User implements Namespace {}\n';
const LANGUAGE = `${USERS}class Doc implements Namespace { related: { owners: User[], in: Folder[] } }
class Folder implements Namespace { related: { owners: User[] } }`;

describeStores('tuples of a namespace that is declared no more', (open) => {
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
