import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { contact, feedback } from '../feedback-testing.ts';
import { forgetFeedback } from '../forget-feedback.ts';
import { openTestThread, tokenIn } from './thread-testing.ts';

const DAY = 24 * 60 * 60;

describeStores('whoever wrote to the team', (open) => {
  const begin = async (options?: Parameters<typeof openTestThread>[1]) =>
    openTestThread(await open(), options);

  it('reads their thread by the address in the mail: their words and the answers, and nothing else', async () => {
    const { answer, note, readOwn, token } = await begin();
    await note('They are rude.');
    await answer('Here it is.', { seen: 1 });
    const { status, headers, body } = await readOwn(token());
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(body).toEqual({
      subject: feedback.subject,
      closed: false,
      entries: [
        { from: 'writer', text: feedback.message, at: expect.any(String) },
        { from: 'team', text: 'Here it is.', at: expect.any(String) },
      ],
    });
  });

  it('writes back, which opens the thread again and tells the team', async () => {
    const { act, answer, id, mails, read, readOwn, token, writeBack } = await begin();
    await answer('Here it is.', { seen: 0 });
    await act('PATCH', `/${id}`, { state: 'closed' });
    expect((await readOwn(token())).body.closed).toBe(true);
    expect(await writeBack(token(), ' <b>Not</b> there.\r\nLook! ')).toMatchObject({
      status: 200,
      body: { recorded: true },
    });
    expect(await read()).toMatchObject({
      state: 'open',
      written_back_at: expect.any(String),
      thread: [{ kind: 'answer' }, { kind: 'reply', text: '<b>Not</b> there.\nLook!' }],
    });
    expect(mails.at(-1)).toMatchObject({
      id,
      kind: 'reply',
      name: feedback.name,
      message: '<b>Not</b> there.\nLook!',
    });
    expect((await readOwn(token())).body).toMatchObject({
      closed: false,
      entries: [{}, {}, { from: 'writer' }],
    });
    await answer('Now it is.', { seen: 2 });
    expect(await read()).toMatchObject({ state: 'answered', written_back_at: null });
  });

  it('is done with once an editor says so, whatever was written back', async () => {
    const { act, answer, id, read, token, writeBack } = await begin();
    await answer('Here it is.', { seen: 0 });
    await writeBack(token(), 'Thanks');
    await act('PATCH', `/${id}`, { state: 'closed' });
    expect(await read()).toMatchObject({ state: 'closed', written_back_at: null });
  });

  it('gets by their address to their own thread alone', async () => {
    const { act, answer, answers, inbox, readOwn, send, writeBack, read } = await begin({ isLimited: false });
    await send(contact, { path: '/api/connect' });
    const [other] = (await inbox('?kind=contact')).data;
    await act('POST', `/${other?.id}/answers`, { text: 'We have.', seen: 0 });
    await answer('Here it is.', { seen: 0 });
    const [first = '', second = ''] = answers.map(({ url }) => tokenIn(url));
    expect((await readOwn(first)).body).toMatchObject({
      subject: null,
      entries: [{ text: contact.message }, { text: 'We have.' }],
    });
    await writeBack(second, 'For the second');
    expect((await readOwn(first)).body.entries).toHaveLength(2);
    expect((await read()).thread).toHaveLength(2);
  });

  it('finds nothing by a token that was made up, is another thing’s, has ended or leads to spam', async () => {
    const { act, answer, context, id, readOwn, sql, token, wait, writeBack } = await begin();
    await answer('Here it is.', { seen: 0 });
    const rows = await sql.query.selectFrom('content_feedback_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token());
    const refused = async (tried: string) => {
      const answered = [await readOwn(tried), await writeBack(tried, 'Let me in')];
      expect(answered.map(({ status, body }) => [status, body.code])).toEqual([
        [404, 'not_found'],
        [404, 'not_found'],
      ]);
    };
    for (const tried of ['x', 'x'.repeat(43), id, rows[0]?.token_hash ?? '', `${token()}x`])
      await refused(tried);
    await act('PATCH', `/${id}`, { state: 'spam' });
    await refused(token());
    await act('PATCH', `/${id}`, { state: 'answered' });
    expect((await readOwn(token())).status).toBe(200);
    wait(90 * DAY);
    await refused(token());
    await forgetFeedback(context);
    expect(await sql.query.selectFrom('content_feedback_links').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['', 400, 'Rédigez un message'],
    [' \n', 400, 'Rédigez un message'],
    [undefined, 400, 'Rédigez un message'],
    [{ text: 'x' }, 400, 'Rédigez un message'],
    ['x'.repeat(10_001), 400, 'trop long'],
  ])('is told in their language what is wrong with what they write (%#)', async (text, status, reason) => {
    const { answer, read, token, writeBack } = await begin();
    await answer('Here it is.', { seen: 0 });
    const refused = await writeBack(token(), text, { 'accept-language': 'fr' });
    expect([refused.status, refused.body.code]).toEqual([status, 'invalid_input']);
    expect(JSON.stringify(refused.body.message)).toContain(reason);
    expect((await read()).thread).toHaveLength(1);
  });

  it('writes back as often as people do, once each time, and not from a page of another site', async () => {
    const { answer, mails, read, token, wait, writeBack } = await begin();
    await answer('Here it is.', { seen: 0 });
    const { status } = await writeBack(token(), 'One', { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
    const sent = await Promise.all(['One', 'One', 'One'].map((text) => writeBack(token(), text)));
    expect(sent.map((one) => one.status)).toEqual([200, 200, 200]);
    expect([(await read()).thread.length, mails.length]).toEqual([2, 2]);
    for (const text of ['Two', 'Three', 'Four', 'Five'])
      expect((await writeBack(token(), text)).status).toBe(200);
    const refused = await writeBack(token(), 'Six', { 'accept-language': 'fr' });
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_messages']);
    expect(refused.body.message).toContain('dans un quart d’heure');
    wait(11 * 60);
    expect((await writeBack(token(), 'Six')).status).toBe(200);
  });

  it('writes back as a form does without script, too', async () => {
    const { answer, read, server, token } = await begin();
    await answer('Here it is.', { seen: 0 });
    const { statusCode } = await server.inject({
      method: 'POST',
      url: `/api/messages/${token()}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'message=Thank+you',
    });
    expect(statusCode).toBe(200);
    expect((await read()).thread.at(-1)?.text).toBe('Thank you');
  });

  it('leaves nothing of the thread behind when the message is deleted or too old', async () => {
    const { answer, context, id, act, sql, token, wait, writeBack } = await begin();
    const left = async () => {
      const tables = [
        'content_feedback_entries',
        'content_feedback_links',
        'content_feedback_words',
      ] as const;
      return Promise.all(
        tables.map(async (table) => (await sql.query.selectFrom(table).selectAll().execute()).length),
      );
    };
    await answer('Here it is.', { seen: 0 });
    await writeBack(token(), 'Thanks');
    expect((await left()).every((count) => count > 0)).toBe(true);
    await act('DELETE', `/${id}`);
    expect(await left()).toEqual([0, 0, 0]);
    await sql.query.deleteFrom('content_feedback').execute();
    wait(731 * DAY);
    await forgetFeedback(context);
    expect(await left()).toEqual([0, 0, 0]);
  });

  it('is known for two years from the last word on', async () => {
    const { answer, context, inbox, token, wait, writeBack } = await begin();
    wait(700 * DAY);
    await answer('Here it is.', { seen: 0 });
    await writeBack(token(), 'Thanks');
    wait(100 * DAY);
    await forgetFeedback(context);
    expect((await inbox()).data).toMatchObject([{ state: 'open' }]);
    wait(631 * DAY);
    await forgetFeedback(context);
    expect((await inbox()).data).toEqual([]);
  });
});
