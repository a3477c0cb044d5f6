import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { contact, feedback, openTestFeedback } from './feedback-testing.ts';

const PATH = '/api/content/feedback';

type Answer = {
  data?: Record<string, unknown>;
  errors?: { message: string; extensions: { code: string; fields?: Record<string, string[]> } }[];
};

describeStores('the inbox', (open) => {
  const begin = async () => {
    const test = await openTestFeedback(await open(), { isLimited: false });
    const call = async (method: string, path: string, as = 'administrator', payload?: object) => {
      const answer = await test.server.inject({
        method: method as 'GET',
        url: PATH + path,
        headers: as === '' ? {} : { authorization: as },
        ...(payload ? { payload } : {}),
      });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      const body = isJson ? answer.json<Answer>() : {};
      const [error] = body.errors ?? [];
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        data: body.data,
        code: error?.extensions.code,
        fields: error?.extensions.fields,
      };
    };
    const idOf = async (query = '') => (await test.inbox(query)).data[0]?.id ?? '';
    return { ...test, call, idOf };
  };

  it('is for editors only', async () => {
    const { call, send, idOf } = await begin();
    await send(feedback);
    const id = await idOf();
    for (const [as, status, code] of [
      ['', 401, 'INVALID_CREDENTIALS'],
      ['ada', 403, 'FORBIDDEN'],
    ] as const) {
      const tries = [
        await call('GET', '', as),
        await call('GET', '.csv', as),
        await call('GET', `/${id}`, as),
        await call('PATCH', `/${id}`, as, { state: 'closed' }),
        await call('DELETE', `/${id}`, as),
      ];
      expect(tries.map((one) => [one.status, one.code])).toEqual(tries.map(() => [status, code]));
      expect(tries.map(({ text }) => text).join('')).not.toContain('Asha');
    }
    expect((await call('GET', `/${id}`)).data).toMatchObject({ state: 'new' });
  });

  it('lists by kind, state and words, a page at a time, the newest first', async () => {
    const { send, inbox, call, idOf } = await begin();
    await send(feedback);
    await send({
      ...feedback,
      name: 'Élodie Ångström',
      subject: 'Pluie',
      message: 'Où sont les données de pluie ?',
    });
    await send(contact, { path: '/api/connect' });
    await call('PATCH', `/${await idOf('?kind=contact')}`, 'administrator', { state: 'answered' });
    const found = async (query: string) => {
      const { data, meta } = await inbox(query);
      return [data.map(({ name, kind }) => `${kind} ${name}`), meta['filter_count'], meta['total_count']];
    };
    const [one, elodie, asked] = ['feedback Asha Rao', 'feedback Élodie Ångström', 'contact Asha Rao'];
    expect(await found('')).toEqual([[asked, elodie, one], 3, 3]);
    expect(await found('?limit=1&offset=1')).toEqual([[elodie], 3, 3]);
    expect(await found('?kind=feedback')).toEqual([[elodie, one], 2, 3]);
    expect(await found('?state=answered')).toEqual([[asked], 1, 3]);
    expect(await found('?kind=feedback&state=answered')).toEqual([[], 0, 3]);
    expect(await found('?search=elod')).toEqual([[elodie], 1, 3]);
    expect(await found('?search=RAIN+asha')).toEqual([[asked, one], 2, 3]);
    expect(await found('?search=98765')).toEqual([[asked, elodie, one], 3, 3]);
    expect(await found('?search=asha%40example.org')).toEqual([[asked, elodie, one], 3, 3]);
    expect(await found('?search=%25_%27%3B--')).toEqual([[], 0, 3]);
    expect(await found('?search=+')).toEqual([[asked, elodie, one], 3, 3]);
    expect(await found('?limit=0')).toEqual([[], 3, 3]);
  });

  it.each([
    ['?state=gone', 'state'],
    ['?kind=letter', 'kind'],
    ['?limit=101', 'limit'],
    ['?limit=-1', 'limit'],
    ['?offset=x', 'offset'],
    [`?search=${'x'.repeat(201)}`, 'search'],
  ])('refuses %s and names the field', async (query, field) => {
    const { call } = await begin();
    const { status, code, fields } = await call('GET', query);
    expect([status, code, Object.keys(fields ?? {})]).toEqual([400, 'INVALID_QUERY', [field]]);
  });

  it('keeps what became of a message, and what was noted', async () => {
    const { call, send, idOf } = await begin();
    await send(feedback);
    const id = await idOf();
    const before = (await call('GET', `/${id}`)).data;
    const noted = await call('PATCH', `/${id}`, 'administrator', { note: 'Asked the ministry.' });
    expect([noted.status, noted.data]).toMatchObject([200, { note: 'Asked the ministry.', state: 'new' }]);
    for (const state of ['open', 'waiting', 'answered', 'closed', 'spam', 'new']) {
      const { data } = await call('PATCH', `/${id}`, 'administrator', { state });
      expect(data).toMatchObject({ id, state, note: 'Asked the ministry.' });
    }
    const after = (await call('GET', `/${id}`)).data;
    expect(String(after?.['updated_at']) > String(before?.['updated_at'])).toBe(true);
    expect(after?.['created_at']).toBe(before?.['created_at']);
  });

  it.each([
    [{}],
    [{ state: 'gone' }],
    [{ note: 'x'.repeat(5001) }],
    [{ note: 7 }],
  ])('refuses a change that is none (%#)', async (change) => {
    const { call, send, idOf } = await begin();
    await send(feedback);
    const id = await idOf();
    const { status, code } = await call('PATCH', `/${id}`, 'administrator', change);
    expect([status, code]).toEqual([400, 'INVALID_PAYLOAD']);
    expect((await call('GET', `/${id}`)).data).toMatchObject({ state: 'new', note: '' });
  });

  it('tells no message that is not there from one that is none of the caller’s business', async () => {
    const { call } = await begin();
    for (const id of ['nothing', 'x'.repeat(200), 'a%00b']) {
      for (const [method, payload] of [
        ['GET', undefined],
        ['PATCH', { state: 'closed' }],
        ['DELETE', undefined],
      ] as const) {
        const { status, code } = await call(method, `/${id}`, 'administrator', payload);
        expect([status, code]).toEqual([403, 'FORBIDDEN']);
      }
    }
  });

  it('removes a message for good, and the words it was found by', async () => {
    const { call, send, idOf, inbox, sql } = await begin();
    await send(feedback);
    expect((await call('DELETE', `/${await idOf()}`)).status).toBe(204);
    expect((await inbox()).meta['total_count']).toBe(0);
    expect(await sql.query.selectFrom('content_feedback_words').selectAll().execute()).toEqual([]);
  });

  it('is taken along as CSV that no spreadsheet runs', async () => {
    const { call, send } = await begin();
    await send({ ...feedback, name: '=HYPERLINK("https://evil.test")', subject: '+1', message: 'a "b",\nc' });
    await send({ ...contact, name: '@SUM(A1)', message: '-2+3' }, { path: '/api/connect' });
    const { status, headers, text } = await call('GET', '.csv');
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename=feedback.csv',
    ]);
    const [head, first, second, ...rest] = text.split('\r\n');
    expect(head).toBe(
      'id,created_at,updated_at,kind,state,name,email,phone,subject,message,page,language,note,suspicions',
    );
    expect(first).toContain(`,contact,new,'@SUM(A1),asha@example.org,9876543210,,'-2+3,,en,,`);
    expect(second).toContain(
      `,feedback,spam,"'=HYPERLINK(""https://evil.test"")",asha@example.org,9876543210,'+1,"a ""b"",\nc",/p/rainfall,en,,links`,
    );
    expect(rest).toEqual(['']);
  });

  it('is taken along as asked for: with a byte order mark, and only what fits', async () => {
    const { call, send } = await begin();
    await send(feedback);
    await send(contact, { path: '/api/connect' });
    const marked = await call('GET', '.csv?bom=true&kind=contact');
    expect(marked.text).toMatch(/^\uFEFFid,/);
    expect(marked.text.split('\r\n')).toHaveLength(3);
    expect((await call('GET', '.csv?search=nowhere')).text.split('\r\n')).toHaveLength(2);
    expect((await call('GET', '.csv?state=gone')).code).toBe('INVALID_QUERY');
  });

  it('is taken along whole, however long it is', async () => {
    const { call, send, sql } = await begin();
    await send(feedback);
    const [row] = await sql.query.selectFrom('content_feedback').selectAll().execute();
    if (!row) throw new Error('nothing was kept');
    // Some of one moment, so that pages cannot be told apart by time alone.
    const copies = Array.from({ length: 1100 }, (_, number) => ({
      ...row,
      id: `copy-${number}`,
      message: `number ${number}`,
      created_at: new Date(Date.parse(row.created_at) - Math.floor(number / 7)).toISOString(),
    }));
    for (let from = 0; from < copies.length; from += 300) {
      await sql.query
        .insertInto('content_feedback')
        .values(copies.slice(from, from + 300))
        .execute();
    }
    const lines = (await call('GET', '.csv')).text.trim().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1101);
    const times = lines.map((line) => line.split(',')[1] ?? '');
    expect(times).toEqual(times.toSorted((one, other) => (one < other ? 1 : -1)));
  });
});
