import { migrate, type Sql } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { expect, it } from 'vitest';
import { applicationMigrations } from './application-migrations.ts';
import { ownAddressMigrations } from './own-addresses.migrations.ts';

const OLD = 'http://localhost:3000';

type Tables = {
  catalogue_datasets: Record<string, unknown>;
  datastore_uploads: Record<string, unknown>;
  search_documents: { id: string; version: number; removed: number; body: string };
};

async function store(sql: Sql, id: string, resources: object[]): Promise<void> {
  const { query } = sql.as<Tables>();
  const document = JSON.stringify({ id, name: id, notes: `see ${OLD}/datastore/dump/a`, resources });
  const time = '2025-01-01T00:00:00.000000';
  await query
    .insertInto('catalogue_datasets')
    .values({
      id,
      name: id,
      title: id,
      owner_org: null,
      creator_user_id: null,
      private: 0,
      state: 'active',
      metadata_created: time,
      metadata_modified: time,
      document,
    })
    .execute();
  await query.insertInto('search_documents').values({ id, version: 1, removed: 0, body: document }).execute();
}

async function urlsIn(sql: Sql, table: string, column: string, id: string): Promise<string[]> {
  const { rows } = await rawSql<{ text: string }>`
    select ${rawSql.ref(column)} as text from ${rawSql.table(table)} where id = ${id}`.execute(sql.query);
  const { notes, resources } = JSON.parse(rows[0]?.text ?? '');
  expect(notes).toBe(`see ${OLD}/datastore/dump/a`);
  return resources.map(({ url }: { url: string }) => url);
}

describeStores('addresses stored with the PUBLIC_URL of their time', (_open, openNew) => {
  it('become paths where they are of this installation, and stay where they only look like it', async () => {
    const sql = await openNew();
    const earlier = applicationMigrations.filter((migration) => !ownAddressMigrations.includes(migration));
    await migrate(sql, earlier);
    const table = (id: string, url: string, more = {}) => ({
      id,
      url,
      url_type: 'datastore',
      datastore_active: true,
      ...more,
    });
    const file = (id: string, url: string) => table(id, url, { url_type: 'upload' });
    await store(sql, 'own', [
      table('a', `${OLD}/datastore/dump/a`),
      file('b', 'https://old.example/dataset/own/resource/b/download/rain.csv'),
      file('c', 'https://example.org/data.csv'),
    ]);
    await store(sql, 'copied', [
      table('d', 'https://other.example/datastore/dump/d', { datastore_active: false }),
      table('e', 'https://other.example/datastore/dump/d'),
      file('f', 'https://other.example/dataset/copied/resource/f/download/rain.csv'),
      file('g', 'https://other.example/dataset/copied/resource/g/download/another.csv'),
      table('h', 'https://other.example/datastore/dump/h', { url_type: null }),
    ]);
    const uploads = ['b', 'g'].map((resource_id) => ({
      resource_id,
      filename: 'rain.csv',
      object_key: 'x',
      byte_size: 1,
      created_at: 'x',
    }));
    await sql.as<Tables>().query.insertInto('datastore_uploads').values(uploads).execute();

    await migrate(sql, applicationMigrations);

    for (const [tableName, column] of [
      ['catalogue_datasets', 'document'],
      ['search_documents', 'body'],
    ] as const) {
      expect(await urlsIn(sql, tableName, column, 'own')).toEqual([
        '/datastore/dump/a',
        '/dataset/own/resource/b/download/rain.csv',
        'https://example.org/data.csv',
      ]);
      expect(await urlsIn(sql, tableName, column, 'copied')).toEqual([
        'https://other.example/datastore/dump/d',
        'https://other.example/datastore/dump/d',
        'https://other.example/dataset/copied/resource/f/download/rain.csv',
        'https://other.example/dataset/copied/resource/g/download/another.csv',
        'https://other.example/datastore/dump/h',
      ]);
    }
  });
});
