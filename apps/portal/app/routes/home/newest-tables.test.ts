import type { Client, Dataset } from '@gazetteer/client';
import { expect, test } from 'vitest';
import { newestTables } from './newest-tables.server.ts';

const dataset = (id: string) => ({ id, resources: [{ id, datastore_active: true }] }) as Dataset;

/** A catalogue that answers for some tables, fails for others and never ends measuring the rest. */
const client = {
  action: (_name: string, { id }: { id: string }) => {
    if (id === 'gone') return Promise.reject(new Error('gone'));
    return id === 'large' ? new Promise(() => undefined) : Promise.resolve({ id });
  },
} as unknown as Client;

const idsOf = async (...ids: string[]) => {
  const { tables, late } = await newestTables(client, ids.map(dataset), 20);
  return { ids: tables.map(({ resource }) => resource.id), late };
};

test('tables come in the order of their datasets, without those that cannot be read', async () => {
  expect(await idsOf('one', 'gone', 'two')).toEqual({ ids: ['one', 'two'], late: false });
});

test('a table that is still being measured does not keep the others', async () => {
  expect(await idsOf('large', 'one')).toEqual({ ids: ['one'], late: true });
});
