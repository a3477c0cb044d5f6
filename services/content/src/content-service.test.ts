import { migrate, type Sql } from '@gazetteer/kernel';
import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentMigrations } from './content-migrations.ts';
import type { ContentTables } from './model/content-tables.ts';
import { ITEMS, openTestContent, ownChart } from './content-testing.ts';
import { personalContent } from './personal-content.ts';

const MAPPING = '/api/content/items/ckan_ory_mapping';

async function countRows(store: Sql): Promise<number[]> {
  const { query } = store.as<ContentTables>();
  const charts = await query.selectFrom('content_visualisations').select('id').execute();
  const rows = await query.selectFrom('content_visualisation_rows').select('visualisation_id').execute();
  return [charts.length, rows.length];
}

describeStores('the content service', (open, openNew) => {
  const begin = async () => openTestContent(await open());

  it('says in one shape what is wrong', async () => {
    const { call } = await begin();
    const asked = [
      await call('GET', '/api/content/nothing', 'ada'),
      await call('PUT', `${ITEMS}/1`, 'ada', {}),
      await call('GET', '/api/content/items/nothing', 'ada'),
      await call('GET', `${ITEMS}/nothing`, 'ada'),
      await call('GET', `${ITEMS}/${'x'.repeat(200)}`, 'ada'),
      await call('DELETE', `${ITEMS}/a%00b`, 'ada'),
      await call('GET', `${ITEMS}/${'x'.repeat(2000)}`, 'ada'),
      await call('GET', `${ITEMS}?limit=1&limit=2`, 'ada'),
      await call('GET', `${ITEMS}?filter[title][_eq]=a' or 1=1 --&sort=title'`, 'ada'),
      await call('GET', `${ITEMS}?filter[title"; drop table content_visualisations; --][_eq]=a`, 'ada'),
    ];
    expect(asked.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '404 ROUTE_NOT_FOUND',
      '403 FORBIDDEN',
      '403 FORBIDDEN',
      '403 FORBIDDEN',
      '403 FORBIDDEN',
      '403 FORBIDDEN',
      '403 FORBIDDEN',
      '400 INVALID_QUERY',
      '400 INVALID_QUERY',
      '400 INVALID_QUERY',
    ]);
    for (const { text } of asked) {
      expect(JSON.parse(text)).toEqual({
        errors: [
          {
            message: expect.any(String),
            extensions: expect.objectContaining({ code: expect.any(String), request_id: expect.any(String) }),
          },
        ],
      });
    }
  });

  it.each([
    ['{', 'application/json', 400, 'INVALID_PAYLOAD'],
    ['[1]', 'application/json', 400, 'INVALID_PAYLOAD'],
    ['a=b', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [`{"visJSON":"${'x'.repeat(11_000_000)}"}`, 'application/json', 413, 'CONTENT_TOO_LARGE'],
    ['{"__proto__":{"admin":1}}', 'application/json', 400, 'INVALID_PAYLOAD'],
  ])('refuses bodies that are none (%#)', async (payload, type, status, code) => {
    const { server } = await begin();
    const headers = { authorization: 'ada', 'content-type': type };
    const answer = await server.inject({ method: 'POST', url: ITEMS, headers, payload });
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([status, code]);
  });

  it('takes what looks like SQL for what it is: text', async () => {
    const { save, call } = await begin();
    const title = `'); drop table content_visualisations; -- %_"`;
    await save('ada', { title });
    await save('ada', { title: 'another' });
    for (const operator of ['_eq', '_contains', '_icontains', '_starts_with', '_ends_with']) {
      const filter = encodeURIComponent(JSON.stringify({ title: { [operator]: title } }));
      expect((await call('GET', `${ITEMS}?filter=${filter}`, 'ada')).list).toMatchObject([{ title }]);
    }
    const search = encodeURIComponent("content_visualisations; '); %_");
    expect((await call('GET', `${ITEMS}?search=${search}`, 'ada')).list).toMatchObject([{ title }]);
  });

  it('is not kept by anything between', async () => {
    const { call, save } = await begin();
    await save('ada');
    expect((await call('GET', ITEMS, 'ada')).headers['cache-control']).toBe('private, no-cache');
  });

  it('says for administrators which account is which user of the catalogue, each once', async () => {
    const { call } = await begin();
    const pair = { ckan_user_id: 'ckan-1', identity_id: 'ada' };
    const made = await call('POST', MAPPING, 'administrator', pair);
    expect([made.status, made.data]).toEqual([200, expect.objectContaining(pair)]);
    for (const other of [pair, { ...pair, ckan_user_id: 'ckan-2' }, { ...pair, identity_id: 'bob' }]) {
      const again = await call('POST', MAPPING, 'administrator', other);
      expect([again.status, again.code]).toEqual([400, 'RECORD_NOT_UNIQUE']);
    }
    expect((await call('GET', MAPPING, 'administrator')).list).toMatchObject([pair]);
    expect((await call('POST', MAPPING, 'administrator', { ckan_user_id: '' })).code).toBe('INVALID_PAYLOAD');
    expect((await call('POST', MAPPING, 'administrator', { ...pair, ckan_user_id: 'a\0' })).code).toBe(
      'INVALID_PAYLOAD',
    );
  });

  it('lets nobody but administrators at the mapping', async () => {
    const { call } = await begin();
    const pair = { ckan_user_id: 'ckan-1', identity_id: 'ada' };
    for (const [as, status, code] of [
      ['ada', 403, 'FORBIDDEN'],
      ['', 401, 'INVALID_CREDENTIALS'],
    ] as const) {
      for (const method of ['GET', 'POST']) {
        const answer = await call(method, MAPPING, as, method === 'POST' ? pair : undefined);
        expect([answer.status, answer.code]).toEqual([status, code]);
      }
    }
  });

  it('gives people along what is theirs, whole, and removes it', async () => {
    const { save, call, sql } = await begin();
    const { personal, first } = { personal: personalContent(sql, PUBLIC_URL), first: await save('ada') };
    await save('ada', { title: 'Own', visJSON: ownChart([['Goa', 3]]) });
    await save('bob', { visJSON: ownChart() });
    await call('POST', MAPPING, 'administrator', { ckan_user_id: 'ckan-1', identity_id: 'ada' });
    const message = 'Where is the rainfall of 1995?';
    const written = { name: 'Ada', email: 'ada@example.org', phone: '9876543210', message };
    expect((await call('POST', '/api/connect', 'ada', written)).status).toBe(200);
    const exported = (await personal.export('ada')) as { visualisations: { visJSON: string }[] };
    expect(exported).toMatchObject({
      visualisations: [{ title: 'Rain', visURL: first['visURL'] }, { title: 'Own' }],
      ckan_ory_mapping: { ckan_user_id: 'ckan-1' },
      feedback: [{ kind: 'contact', ...written }],
    });
    expect(JSON.parse(exported.visualisations[1]?.visJSON ?? '')).toMatchObject({
      source: { rows: [['Goa', 3]] },
    });
    await call('DELETE', `${ITEMS}/${first.id}`, 'ada');
    await personal.remove('ada');
    expect(await personal.export('ada')).toEqual({
      visualisations: [],
      ckan_ory_mapping: null,
      feedback: [],
      feedback_answers: [],
      questions: [],
      question_revisions: [],
      article_revisions: [],
      front_page_revisions: [],
    });
    expect(await countRows(sql)).toEqual([1, 1]);
  });

  it('has a schema that is made once', async () => {
    const sql = await openNew();
    expect(await migrate(sql, contentMigrations)).toHaveLength(contentMigrations.length);
    expect(await migrate(sql, contentMigrations)).toEqual([]);
  });
});

describeStores('deleted charts', (open) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('are removed for good behind the requests, with their rows, when nobody can restore them any more', async () => {
    const { save, call, wait, content, sql } = await openTestContent(await open());
    const [task] = content.tasks;
    const { id } = await save('ada', { visJSON: ownChart() });
    await save('ada');
    await call('DELETE', `${ITEMS}/${id}`, 'ada');
    const cleanUp = async () => {
      task?.start();
      vi.advanceTimersByTime(5 * 60_000);
      await task?.stop();
    };
    wait(29);
    await cleanUp();
    expect(await countRows(sql)).toEqual([2, 1]);
    wait(2);
    await cleanUp();
    expect(await countRows(sql)).toEqual([1, 0]);
    expect((await call('POST', `${ITEMS}/${id}/restore`, 'ada')).code).toBe('FORBIDDEN');
  });
});
