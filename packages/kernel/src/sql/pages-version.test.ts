import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { migrate, type Migration } from './migrations.ts';
import { pagesVersionOf, pagesVersionStep } from './pages-version.ts';
import type { Sql } from './sql.ts';

type Tables = { shown: { id: number; text: string }; charts: { id: number; visibility: string } };

const steps: Migration[] = [
  {
    name: 'shown/0001',
    up: async (query) => {
      await query.schema.createTable('shown').addColumn('id', 'integer').addColumn('text', 'text').execute();
      await query.schema
        .createTable('charts')
        .addColumn('id', 'integer')
        .addColumn('visibility', 'text')
        .execute();
    },
  },
  { name: 'shown/0002', up: pagesVersionStep([{ table: 'shown' }]) },
  {
    name: 'shown/0003',
    up: pagesVersionStep([{ table: 'charts', shown: (row) => `${row}.visibility <> 'private'` }]),
  },
];

describeStores('the version of what pages show', (open) => {
  async function begin() {
    const sql = await open();
    await migrate(sql, steps);
    const version = pagesVersionOf(sql);
    const store: Sql<Tables> = sql.as<Tables>();
    const raises = async (work: () => Promise<unknown>) => {
      const before = await version();
      await work();
      return (await version()) - before;
    };
    return { store, version, raises };
  }

  it('rises with every change, whoever makes it, and with nothing else', async () => {
    const { store, raises } = await begin();
    const { query } = store;
    expect(await raises(() => query.insertInto('shown').values({ id: 1, text: 'a' }).execute())).toBe(1);
    expect(await raises(() => query.updateTable('shown').set({ text: 'b' }).execute())).toBe(1);
    expect(await raises(() => query.selectFrom('shown').selectAll().execute())).toBe(0);
    expect(await raises(() => query.deleteFrom('shown').execute())).toBe(1);
  });

  it('rises with the commit of a transaction, and not if it is rolled back', async () => {
    const { store, raises } = await begin();
    const insert = (id: number) => store.query.insertInto('shown').values({ id, text: 'a' }).execute();
    const changes = () =>
      store.transaction(async () => {
        for (const id of [1, 2, 3]) await insert(id);
      });
    expect(await raises(changes)).toBeGreaterThan(0);
    expect(await raises(changes)).toBeGreaterThan(0);
    const failing = () =>
      store.transaction(async () => {
        await insert(4);
        throw new Error('changed my mind');
      });
    expect(await raises(() => failing().catch(() => undefined))).toBe(0);
  });

  it('rises when a row begins or ceases to be shown, and not for what nobody sees', async () => {
    const { store, raises } = await begin();
    const { query } = store;
    const make = (visibility: string) => query.insertInto('charts').values({ id: 1, visibility }).execute();
    const set = (visibility: string) => query.updateTable('charts').set({ visibility }).execute();
    expect(await raises(() => make('private'))).toBe(0);
    expect(await raises(() => set('private'))).toBe(0);
    expect(await raises(() => set('link'))).toBe(1);
    expect(await raises(() => set('private'))).toBe(1);
    expect(await raises(() => query.deleteFrom('charts').execute())).toBe(0);
    await make('public');
    expect(await raises(() => query.deleteFrom('charts').execute())).toBe(1);
  });

  it('loses no change when many are made at once', async () => {
    const { store, raises } = await begin();
    const insert = (id: number) => store.query.insertInto('shown').values({ id, text: 'x' }).execute();
    const work = () =>
      Promise.all(
        Array.from({ length: 20 }, (_, id) => store.transaction(async () => void (await insert(id)))),
      );
    expect(await raises(work)).toBe(20);
  });

  it('is asked of the store once for all who ask at the same time, and again by who asks after a change', async () => {
    const { store, version } = await begin();
    const first = version();
    const second = version();
    expect(version()).toBe(second);
    const before = await first;
    await store.query.insertInto('shown').values({ id: 1, text: 'a' }).execute();
    expect(await version()).toBe(before + 1);
  });
});
