import type { Sql } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import type { ContentTables } from '../model/content-tables.ts';
import { ITEMS, openTestContent, ownChart } from '../content-testing.ts';

/** Gives a person so many charts more, without asking whether that is too many. */
async function fill(store: Sql, charts: number, change: { deleted_at?: string; own_bytes?: number } = {}) {
  const sql = store.as<ContentTables>();
  const pattern = await sql.query.selectFrom('content_visualisations').selectAll().executeTakeFirstOrThrow();
  for (let made = 0; made < charts; made += 100) {
    const rows = Array.from({ length: Math.min(100, charts - made) }, (_, index) => {
      const name = `${change.deleted_at ?? 'kept'}-${made + index}`;
      return { ...pattern, ...change, id: name, vis_id: name };
    });
    await sql.query.insertInto('content_visualisations').values(rows).execute();
  }
}

async function countKept(store: Sql): Promise<number> {
  const sql = store.as<ContentTables>();
  const rows = await sql.query.selectFrom('content_visualisations').select('id').execute();
  return rows.length;
}

describeStores('what one person may save', (open) => {
  const begin = async () => openTestContent(await open());

  it('is a thousand charts, also when several come at once', async () => {
    const { save, call, sql } = await begin();
    await save('ada');
    await fill(sql, 998);
    const body = { visJSON: ownChart(), title: 'one more' };
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', ITEMS, 'ada', body)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'LIMIT_EXCEEDED', 'LIMIT_EXCEEDED']);
    expect(answers.find(({ code }) => code)).toMatchObject({
      status: 403,
      message: 'You have 1000 charts, which is the most. Delete one first.',
    });
    expect((await call('POST', ITEMS, 'bob', body)).status).toBe(200);
  });

  it('counts what can still be restored, which gives way to what is new', async () => {
    const { save, call, sql } = await begin();
    const { id } = await save('ada');
    await fill(sql, 990);
    await fill(sql, 9, { deleted_at: '2026-11-22T10:00:00.000Z' });
    expect(await countKept(sql)).toBe(1000);
    await call('DELETE', `${ITEMS}/${id}`, 'ada');
    await save('ada');
    await save('ada');
    expect(await countKept(sql)).toBe(1000);
    expect((await call('POST', `${ITEMS}/${id}/restore`, 'ada')).status).toBe(200);
  });

  it('is 50 MB of own data in all', async () => {
    const { save, call, sql } = await begin();
    const { id } = await save('ada');
    await fill(sql, 1, { own_bytes: 50 * 1024 * 1024 - 100 });
    expect((await call('POST', ITEMS, 'ada', { visJSON: ownChart() })).status).toBe(200);
    const rows = Array.from({ length: 50 }, () => ['Goa', 3]);
    const large = { visJSON: ownChart(rows) };
    for (const [method, address] of [
      ['POST', ITEMS],
      ['PATCH', `${ITEMS}/${id}`],
    ] as const) {
      const answer = await call(method, address, 'ada', large);
      expect([answer.status, answer.code]).toEqual([403, 'LIMIT_EXCEEDED']);
    }
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).data.visJSON.source.kind).toBe('table');
  });
});
