import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';
import { describeTables } from './describe-tables.ts';

describeStores('describing tables', (open) => {
  test('tells of the present version of each, and leaves out resources that have none', async () => {
    const sql = await open();
    const { call, addResource } = await openTestDatastore(sql);
    const id = addResource();
    const fields = [
      { id: 'year', type: 'int', info: { role: 'time' } },
      { id: 'births', type: 'int', info: { label: 'Live births', unit: 'persons', notes: ' ' } },
    ];
    await call('datastore_create', {
      resource_id: id,
      fields,
      primary_key: ['year'],
      records: [{ year: 2011 }],
    });
    await call('datastore_upsert', { resource_id: id, records: [{ year: 2012 }] });
    const described = await describeTables({ sql: sql.as() }, [id, 'none']);
    const silent = { label: null, notes: null, unit: null, role: null };
    expect([...described]).toMatchObject([
      [
        id,
        {
          columns: [
            { ...silent, name: 'year', type: 'int', role: 'time' },
            { ...silent, name: 'births', type: 'int', label: 'Live births', unit: 'persons' },
          ],
          primaryKey: ['year'],
          rows: 2,
          version: 2,
        },
      ],
    ]);
    expect(await describeTables({ sql: sql.as() }, [])).toEqual(new Map());
  });
});
