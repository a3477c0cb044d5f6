import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { feedback } from '../feedback-testing.ts';
import { openTestThread } from './thread-testing.ts';

const DAY = 24 * 60 * 60;

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describeStores('the thread of a message', (open) => {
  const begin = async (options?: Parameters<typeof openTestThread>[1]) =>
    openTestThread(await open(), options);

  it('has answers, notes and replies in their order, each with who wrote it', async () => {
    const { answer, note, read, token, writeBack } = await begin();
    await note('Asked the ministry.', 'cleo');
    const sent = await answer('It is there now.\r\nThank you.', { seen: 1 });
    expect([sent.status, sent.data.state]).toEqual([201, 'answered']);
    await writeBack(token(), 'I see it.');
    expect((await read()).thread).toMatchObject([
      { number: 1, kind: 'note', text: 'Asked the ministry.', author: 'Cleo Editor', mail: null },
      {
        number: 2,
        kind: 'answer',
        text: 'It is there now.\nThank you.',
        author: 'Bert Editor',
        mail: 'waiting',
      },
      { number: 3, kind: 'reply', text: 'I see it.', author: null, mail: null },
    ]);
  });

  it('names keys as authors, and nobody for an account that is no more', async () => {
    const { sql, answer, note, read } = await begin();
    await note('By a program.', 'administrator');
    await answer('Hello', { seen: 1 });
    await sql.query
      .updateTable('content_feedback_entries')
      .set({ author_id: 'gone' })
      .where('number', '=', 2)
      .execute();
    expect((await read()).thread.map(({ author }) => author)).toEqual(['admin', null]);
  });

  it('is for editors: nobody else answers, notes, assigns, sends again or learns who may', async () => {
    const { act, answer, answers, id, read } = await begin();
    await answer('Hello', { seen: 0 });
    for (const [as, status] of [
      ['', 401],
      ['ada', 403],
    ] as const) {
      const tries = [
        await act('POST', `/${id}/answers`, { text: 'Mine', seen: 1 }, as),
        await act('POST', `/${id}/answers/1/send`, undefined, as),
        await act('POST', `/${id}/notes`, { text: 'Mine' }, as),
        await act('PATCH', `/${id}`, { assignee: 'bert' }, as),
        await act('GET', '/staff', undefined, as),
        await act('GET', '/counts', undefined, as),
      ];
      expect(tries.map((one) => one.status)).toEqual(tries.map(() => status));
    }
    expect([answers.length, (await read()).thread.length]).toEqual([1, 1]);
  });

  it('goes to the writer with the words before it, the newest first, and without notes', async () => {
    const { answer, answers, note, token, writeBack } = await begin({ language: 'fr' });
    await note('Do not tell them that.');
    await answer('Which table?', { seen: 1, state: 'waiting' });
    await writeBack(token(), 'Of 1995.');
    await answer('Here it is.', { seen: 3 });
    expect(answers.at(-1)).toEqual({
      recipient: feedback.email,
      language: 'fr',
      subject: feedback.subject,
      text: 'Here it is.',
      url: expect.stringMatching(/^http.*\/messages\/[\w-]{43}\?lng=fr$/),
      until: expect.stringMatching(/^2027-02-20T/),
      earlier: [
        { from: 'writer', text: 'Of 1995.', at: expect.any(String) },
        { from: 'team', text: 'Which table?', at: expect.any(String) },
        { from: 'writer', text: feedback.message, at: expect.any(String) },
      ],
    });
  });

  it('tells the second of two who answer at once, and sends nothing of theirs', async () => {
    const { answer, answers } = await begin();
    const both = await Promise.all([
      answer('From Bert', { seen: 0, as: 'bert' }),
      answer('From Cleo', { seen: 0, as: 'cleo' }),
    ]);
    expect(statusesOf(both)).toEqual([201, 409]);
    expect(answers).toHaveLength(1);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.code).toBe('CONFLICT');
    expect(refused?.data).toMatchObject({ entries: 1, thread: [{ text: answers[0]?.text }] });
    const again = await answer('Once more', { seen: refused?.data.entries ?? 0, as: 'cleo' });
    expect([again.status, answers.length]).toEqual([201, 2]);
  });

  it.each([
    [{ text: '', seen: 0 }, 'INVALID_PAYLOAD'],
    [{ text: ' \n ', seen: 0 }, 'INVALID_PAYLOAD'],
    [{ text: 'x'.repeat(10_001), seen: 0 }, 'INVALID_PAYLOAD'],
    [{ text: 'Hello' }, 'INVALID_PAYLOAD'],
    [{ text: 'Hello', seen: 0, state: 'spam' }, 'INVALID_PAYLOAD'],
    [{ text: 'Hello', seen: 1 }, 'CONFLICT'],
  ])('refuses an answer that is none (%#)', async (payload, code) => {
    const { act, answers, id, read } = await begin();
    expect((await act('POST', `/${id}/answers`, payload)).code).toBe(code);
    expect(answers).toEqual([]);
    expect(await read()).toMatchObject({ state: 'new', thread: [], assignee: null });
  });

  it('keeps no answer to an address that takes no mail', async () => {
    const { answer, read, sql } = await begin();
    await sql.query.updateTable('content_feedback').set({ email: 'a@x.org,b@x.org' }).execute();
    const { code, error } = await answer('Hello', { seen: 0 });
    expect([code, Object.keys(error?.extensions.fields ?? {})]).toEqual(['INVALID_PAYLOAD', ['email']]);
    expect(await read()).toMatchObject({ state: 'new', entries: 0, thread: [] });
  });

  it('says that a mail was given up, and sends it again with another address, once', async () => {
    const { act, answer, answers, fates, id, read, token, readOwn } = await begin();
    await answer('Hello', { seen: 0 });
    const resend = () => act('POST', `/${id}/answers/1/send`);
    expect((await resend()).code).toBe('CONFLICT');
    fates.set('mail-1', 'sent');
    expect([(await read()).thread[0]?.mail, (await resend()).code]).toEqual(['sent', 'CONFLICT']);
    fates.set('mail-1', 'failed');
    expect((await read()).thread[0]?.mail).toBe('failed');
    const tried = await Promise.all([resend(), resend()]);
    expect(statusesOf(tried)).toEqual([200, 409]);
    expect(answers.map(({ text, earlier }) => [text, earlier.length])).toEqual([
      ['Hello', 1],
      ['Hello', 1],
    ]);
    expect((await read()).thread).toMatchObject([{ number: 1, mail: 'waiting' }]);
    expect((await readOwn(token())).status).toBe(200);
  });

  it.each([
    ['2', 'of an answer that is not there'],
    ['1', 'of a note'],
    ['x', 'of no number'],
  ])('sends nothing again for %s: %s', async (number) => {
    const { act, answers, id, note } = await begin();
    await note('For us');
    expect((await act('POST', `/${id}/answers/${number}/send`)).code).toBe('FORBIDDEN');
    expect(answers).toEqual([]);
  });

  it('belongs to whoever answers first, unless somebody looks after it', async () => {
    const { act, answer, id, read } = await begin();
    await answer('Hello', { seen: 0, as: 'cleo' });
    expect((await read()).assignee).toEqual({ id: 'cleo', name: 'Cleo Editor' });
    await answer('And', { seen: 1, as: 'bert' });
    expect((await read()).assignee?.id).toBe('cleo');
    await act('PATCH', `/${id}`, { assignee: null });
    expect((await read()).assignee).toBeNull();
  });

  it('is given to editors only, is in work from then on, and names who may have it', async () => {
    const { act, id, read } = await begin();
    const { data } = await act('GET', '/staff');
    expect(data).toEqual([
      { id: 'bert', name: 'Bert Editor' },
      { id: 'cleo', name: 'Cleo Editor' },
    ]);
    for (const assignee of ['ada', 'eve', '']) {
      const { code, error } = await act('PATCH', `/${id}`, { assignee });
      expect([code, Object.keys(error?.extensions.fields ?? {})]).toEqual(['INVALID_PAYLOAD', ['assignee']]);
    }
    await act('PATCH', `/${id}`, { assignee: 'cleo' });
    expect(await read()).toMatchObject({ state: 'open', assignee: { id: 'cleo' } });
  });

  it('is found by what was answered and noted, with right counts by state and by editor', async () => {
    const { act, answer, id, inbox, note, send } = await begin({ isLimited: false });
    await send({ ...feedback, subject: 'Another', message: 'Wells' });
    await answer('Look into the gazette.', { seen: 0, as: 'cleo' });
    await note('Checked with hydrology.');
    for (const word of ['gazette', 'hydrol']) {
      expect((await inbox(`?search=${word}`)).data.map((one) => one.id)).toEqual([id]);
    }
    const listed = async (query: string, as?: string) => {
      const { data } = await act('GET', `?${query}`, undefined, as);
      return (data as unknown as { subject: string }[]).map(({ subject }) => subject);
    };
    expect(await listed('assignee=mine', 'cleo')).toEqual(['Rainfall']);
    expect(await listed('assignee=cleo')).toEqual(['Rainfall']);
    expect(await listed('assignee=mine')).toEqual([]);
    expect(await listed('assignee=mine', 'administrator')).toEqual([]);
    expect(await listed('assignee=nobody')).toEqual(['Another']);
    const counts = async (query: string) => (await act('GET', `/counts${query}`, undefined, 'cleo')).data;
    expect(await counts('')).toEqual({
      states: { new: 1, open: 0, waiting: 0, answered: 1, closed: 0, spam: 0 },
      assignees: { mine: 1, nobody: 1, all: 2 },
    });
    expect(await counts('?assignee=mine&state=new')).toMatchObject({
      states: { new: 0, answered: 1 },
      assignees: { mine: 0, nobody: 1, all: 1 },
    });
    expect(await counts('?search=gazette')).toMatchObject({ assignees: { mine: 1, nobody: 0, all: 1 } });
  });

  it('comes first in the list again once its writer wrote back', async () => {
    const { answer, inbox, send, token, wait, writeBack } = await begin({ isLimited: false });
    await answer('Hello', { seen: 0 });
    wait(DAY);
    await send({ ...feedback, subject: 'Newer' });
    const subjects = async () => (await inbox()).data.map(({ subject }) => subject);
    expect(await subjects()).toEqual(['Newer', 'Rainfall']);
    await writeBack(token(), 'And now?');
    expect(await subjects()).toEqual(['Rainfall', 'Newer']);
  });
});
