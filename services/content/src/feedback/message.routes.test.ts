import { unavailable } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { contact, feedback, openTestFeedback } from './feedback-testing.ts';

const requiredFeedback = {
  Name: 'Name is required',
  phone: 'Phone number is required',
  Email: 'Email is required',
  Subject: 'Subject is required',
  Message: 'Message is required',
};

describeStores('messages to the team', (open) => {
  const begin = async (options?: { isLimited?: boolean }) => openTestFeedback(await open(), options);

  it('are kept, and the team is told', async () => {
    const { send, inbox, mails } = await begin();
    expect((await send(feedback)).status).toBe(200);
    expect((await send(contact, { path: '/api/connect' })).status).toBe(200);
    const { data, meta } = await inbox();
    expect(meta).toEqual({ total_count: 2, filter_count: 2 });
    expect(data).toMatchObject([
      { ...contact, kind: 'contact', state: 'new', subject: null, page: null, suspicions: [], note: '' },
      { ...feedback, kind: 'feedback', state: 'new', language: 'en' },
    ]);
    expect(mails).toMatchObject([
      { kind: 'feedback', ...feedback },
      { kind: 'contact', ...contact, subject: null },
    ]);
    expect(mails.map(({ id }) => id)).toEqual(data.map(({ id }) => id).toReversed());
  });

  it('may come as a form, and their numbers as numbers', async () => {
    const { server, send, inbox } = await begin();
    const answer = await server.inject({
      method: 'POST',
      url: '/api/feedback',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(feedback).toString(),
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { recorded: true }]);
    await send({ ...contact, phone: 9876543210 }, { path: '/api/connect' });
    expect((await inbox()).data).toMatchObject([{ phone: '9876543210' }, feedback]);
  });

  it.each([
    [{}],
    [{ name: ' ', phone: null, email: '', subject: '\n' }],
    [{ name: { first: 'Asha' }, phone: ['1'], email: true, subject: [], message: {} }],
    [[]],
    [{ __proto__: { name: 'Asha' } }],
  ])('without their fields are refused field by field, in the words and order of the form (%#)', async (body) => {
    const { send, inbox } = await begin();
    const { status, body: answer } = await send(body);
    expect(status).toBe(400);
    expect(answer).toEqual({
      message: requiredFeedback,
      code: 'invalid_input',
      request_id: expect.any(String),
    });
    expect(Object.keys(answer.message)).toEqual(Object.keys(requiredFeedback));
    expect((await inbox()).data).toEqual([]);
  });

  it('of the contact form are refused under its own keys', async () => {
    const { send } = await begin();
    const empty = await send({}, { path: '/api/connect' });
    expect(Object.entries(empty.body.message)).toEqual([
      ['Name', 'Name is required'],
      ['Email', 'Email is required'],
      ['PhoneNumber', 'Phone number is required'],
      ['Message', 'Message is required'],
    ]);
    const wrong = await send({ ...contact, email: 'asha', phone: '123' }, { path: '/api/connect' });
    expect(wrong.body.message).toEqual({
      Email: 'Email address is invalid',
      PhoneNumber: 'Phone number is invalid',
    });
  });

  it('are refused in the language of the reader', async () => {
    const { send, inbox } = await begin();
    const headers = { 'accept-language': 'fr-FR, en;q=0.5' };
    const { body } = await send({ ...feedback, name: '' }, { headers });
    expect(body.message).toEqual({ Name: 'Indiquez votre nom' });
    await send(feedback, { headers });
    expect((await inbox()).data).toMatchObject([{ language: 'fr' }]);
  });

  it.each([
    ['{', 'application/json', 400],
    ['"text"', 'application/json', 400],
    ['a,b', 'text/csv', 415],
    [JSON.stringify({ ...feedback, message: 'x'.repeat(200_000) }), 'application/json', 413],
  ])('that are none are refused in one sentence or by field (%#)', async (payload, type, status) => {
    const { server } = await begin();
    const answer = await server.inject({
      method: 'POST',
      url: '/api/feedback',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.anything(), code: expect.any(String) });
  });

  it.each([
    ['{', 'application/json', 400, 'Le message est illisible'],
    ['a,b', 'text/csv', 415, 'Le message est illisible'],
    ['x'.repeat(200_000), 'application/json', 413, 'Le message est trop long'],
  ])('that are none are refused in the language of the reader (%#)', async (payload, type, status, text) => {
    const { server } = await begin();
    const headers = { 'content-type': type, 'accept-language': 'fr' };
    for (const url of ['/api/feedback', '/api/connect']) {
      const answer = await server.inject({ method: 'POST', url, headers, payload });
      expect(answer.statusCode).toBe(status);
      expect(answer.json<{ message: string }>().message).toContain(text);
    }
  });

  it.each([
    ['en', 'An error occurred on our side. Nothing was sent.'],
    ['fr', 'Une erreur s’est produite de notre côté. Rien n’a été envoyé.'],
  ])('that cannot be kept are answered in the language of the reader, without the cause (%s)', async (language, text) => {
    const { send, context } = await begin();
    context.team.send = async () => {
      throw new Error('the mail store is broken');
    };
    const headers = { 'accept-language': language };
    const { status, body } = await send(feedback, { headers });
    expect([status, body.code]).toEqual([500, 'internal_error']);
    expect(body.message).toContain(text);
    context.team.send = async () => {
      throw unavailable('the store is away');
    };
    const away = await send(feedback, { headers });
    expect([away.status, away.body.code]).toEqual([503, 'unavailable']);
    expect(away.body.message).toContain(language === 'fr' ? 'Rien n’a été envoyé' : 'Nothing was sent');
  });

  it('that a page of another site sends are refused', async () => {
    const { send, inbox } = await begin();
    const { status, body } = await send(feedback, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([status, body.code]).toEqual([403, 'access_denied']);
    expect(body.message).toContain('Nothing was sent');
    expect((await inbox()).data).toEqual([]);
  });

  it('sent again, because the answer got lost, are kept once', async () => {
    const { send, inbox, mails, wait } = await begin();
    await send(feedback);
    expect((await send(feedback)).status).toBe(200);
    expect([(await inbox()).data.length, mails.length]).toEqual([1, 1]);
    await send({ ...feedback, phone: '9876543211' });
    expect((await inbox()).data).toHaveLength(2);
    wait(25 * 60 * 60);
    await send(feedback);
    expect((await inbox()).data).toHaveLength(3);
  });

  it('sent twice at once from one form are kept once', async () => {
    const { send, begin: beginForm, inbox, mails } = await begin();
    const { token } = await beginForm();
    const sent = await Promise.all([1, 2, 3].map(() => send({ ...feedback, token })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([(await inbox()).data.length, mails.length]).toEqual([1, 1]);
  });

  it('are kept with what people may write, and tidied', async () => {
    const { send, inbox, mails } = await begin();
    const odd = {
      name: ' O’Brien\r\nBcc: x@example.org ',
      email: ' asha@example.org ',
      phone: '98765 43210',
      subject: `'); drop table content_feedback; --`,
      message: '<script>alert(1)</script>\r\n=1+1 🙂',
      page: '/p/rain\0fall',
    };
    expect((await send(odd)).status).toBe(200);
    const kept = {
      name: 'O’Brien Bcc: x@example.org',
      email: 'asha@example.org',
      phone: '9876543210',
      subject: odd.subject,
      message: '<script>alert(1)</script>\n=1+1 🙂',
      page: '/p/rainfall',
    };
    expect((await inbox()).data).toMatchObject([kept]);
    expect(mails).toMatchObject([kept]);
  });

  it('are not kept where the team cannot be told for a fault of ours, and nothing of the fault is told', async () => {
    const { context, send, inbox } = await begin();
    context.team.send = () => Promise.reject(new Error('secret detail'));
    const { status, body } = await send(feedback);
    expect([status, body.code]).toEqual([500, 'internal_error']);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect((await inbox()).data).toEqual([]);
  });

  it('belong to the account of who is signed in', async () => {
    const { send, sql } = await begin();
    await send(feedback, { as: 'ada' });
    await send(contact, { path: '/api/connect' });
    const rows = await sql.query
      .selectFrom('content_feedback')
      .select(['kind', 'owner_id'])
      .orderBy('created_at')
      .execute();
    expect(rows).toEqual([
      { kind: 'feedback', owner_id: 'ada' },
      { kind: 'contact', owner_id: null },
    ]);
  });

  it('and their forms are kept by nothing between', async () => {
    const { send, server } = await begin();
    expect((await send(feedback)).headers['cache-control']).toBe('no-store');
    const form = await server.inject('/api/feedback/form');
    expect(form.headers['cache-control']).toBe('no-store');
    expect(form.json()).toEqual({ token: expect.any(String), difficulty: 0, wait: 3 });
  });
});
