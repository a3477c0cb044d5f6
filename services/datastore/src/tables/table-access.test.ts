import { describeStores, type Grant, person } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';
import { requireImporter } from '../jobs/job-rights.ts';

const grants: Grant[] = [
  { person: 'mo', relation: 'member', organization: 'statistics-office' },
  { person: 'ada', relation: 'editor', organization: 'statistics-office' },
  { person: 'cora', relation: 'member', dataset: 'dataset' },
  { person: 'cedric', relation: 'editor', dataset: 'dataset' },
  { person: 'otto', relation: 'admin', organization: 'registrar' },
  { person: 'olga', relation: 'admin', dataset: 'another' },
];
const everybody = ['', 'stranger', 'otto', 'olga', 'mo', 'cora', 'ada', 'cedric', 'administrator'];
const editors = ['ada', 'cedric', 'administrator'];

describeStores('a table has the rights of its dataset', (open) => {
  test.each([
    [{}, everybody],
    [{ private: true }, ['mo', 'cora', ...editors]],
    [{ private: true, hidden: true }, editors],
    [{ private: true, organizationId: null }, ['cora', 'cedric', 'administrator']],
  ])('with %j it is read by its readers and changed by its editors', async (dataset, readers) => {
    const { addResource, call } = await openTestDatastore(await open(), grants);
    const resource_id = addResource();
    const records = [{ a: 1 }];
    await call('datastore_create', { resource_id, records, primary_key: ['a'] });
    addResource({ id: resource_id, ...dataset });
    const answers = new Map<string, number>();
    const changed: string[] = [];
    for (const as of everybody) {
      answers.set(as, (await call('datastore_search', { resource_id }, as)).status);
      const change = { resource_id, records, method: 'upsert' };
      if ((await call('datastore_upsert', change, as)).status === 200) changed.push(as);
    }
    const expected = everybody.map((as) => [as, readers.includes(as) ? 200 : 404]);
    expect([...answers]).toEqual(expected);
    expect(changed).toEqual(
      editors
        .filter((as) => readers.includes(as))
        .filter((as) => as !== 'ada' || !('organizationId' in dataset)),
    );
  });

  test('a collaborator who edits imports into it, a member does not', async () => {
    const { datastore } = await openTestDatastore(await open(), grants);
    const ask = (as: string) => requireImporter(datastore.context, person(as), { package_id: 'dataset' });
    await expect(ask('cora')).rejects.toMatchObject({ code: 'access_denied' });
    expect(await ask('cedric')).toEqual({ resourceId: null, packageId: 'dataset' });
  });
});
