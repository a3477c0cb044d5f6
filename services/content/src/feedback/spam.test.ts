import { PUBLIC_URL } from '@gazetteer/testing';
import { describeStores } from '@gazetteer/testing';
import { describe, expect, it } from 'vitest';
import { contact, feedback, openTestFeedback, workFor } from './feedback-testing.ts';
import { createFormTokens, isProven } from './form-tokens.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const ATTACKER = '203.0.113.66';

describeStores('spam', (open) => {
  const begin = async (options?: { isLimited?: boolean }) => {
    const test = await openTestFeedback(await open(), options);
    let number = 0;
    /** A message that nobody has sent before. */
    const another = () => ({ ...feedback, message: `Message number ${(number += 1)}` });
    /** Sends so many messages, none of them suspicious. */
    const flood = async (count: number, ip?: string) => {
      for (let sent = 0; sent < count; sent += 1) await test.send(another(), ip ? { ip } : {});
    };
    const suspicions = async () => (await test.inbox('?state=spam')).data.map((one) => one.suspicions);
    return { ...test, another, flood, suspicions };
  };

  it.each([
    [{ confirm_link: 'https://spam.test' }, 'trap'],
    [{ message: 'https://a.test '.repeat(5) }, 'links'],
    [{ name: 'Cheap www.spam.test' }, 'links'],
    [{ subject: 'See http://spam.test' }, 'links'],
    [{ message: 'Look <a href="https://spam.test">here</a>' }, 'markup'],
    [{ message: '[url=https://spam.test]here[/url]' }, 'markup'],
  ])('is kept apart, told to nobody, and answered like any other (%#)', async (more, suspicion) => {
    const { send, inbox, mails, suspicions } = await begin();
    const good = await send(contact, { path: '/api/connect' });
    const spam = await send({ ...feedback, ...more });
    expect([spam.status, spam.body]).toEqual([good.status, good.body]);
    expect(await suspicions()).toEqual([[suspicion]]);
    expect(mails.map(({ kind }) => kind)).toEqual(['contact']);
    expect((await inbox('?state=new')).data).toHaveLength(1);
  });

  it('is not what names pages of this site, however many', async () => {
    const { send, inbox } = await begin();
    await send({ ...feedback, message: `${PUBLIC_URL}/p/rainfall `.repeat(9) });
    expect((await inbox()).data).toMatchObject([{ state: 'new' }]);
  });

  it('is what a form sends faster than anybody writes', async () => {
    const { server, send, suspicions } = await begin();
    const { token } = (await server.inject('/api/feedback/form')).json<{ token: string }>();
    await send({ ...feedback, token });
    expect(await suspicions()).toEqual([['too_fast']]);
  });

  it('is the same text from many, and not a thank-you from many', async () => {
    const { send, suspicions, inbox } = await begin({ isLimited: false });
    for (const message of ['Thank you!', 'Buy our excellent   watches now']) {
      for (const who of ['a', 'b', 'c', 'd', 'e']) {
        await send({
          ...feedback,
          message: who === 'e' ? message.toUpperCase() : message,
          email: `${who}@x.org`,
        });
      }
    }
    expect(await suspicions()).toEqual([['repeated'], ['repeated']]);
    expect((await inbox('?search=thank')).data).toHaveLength(5);
  });

  it('has a price where one network sends much: programs are kept for review, forms asked to work', async () => {
    const { send, another, flood, begin: beginForm, suspicions, mails, inbox } = await begin();
    await flood(5, ATTACKER);
    expect((await inbox('?state=spam')).data).toEqual([]);
    expect((await send(another(), { ip: ATTACKER })).status).toBe(200);
    expect(await suspicions()).toEqual([['no_proof']]);
    const elsewhere = await beginForm();
    expect(elsewhere.difficulty).toBe(0);
    const form = await beginForm(ATTACKER);
    expect(form.difficulty).toBe(16);
    const written = another();
    const asked = await send({ ...written, token: form.token }, { ip: ATTACKER });
    expect([asked.status, asked.body]).toMatchObject([429, { code: 'proof_needed', form }]);
    expect(mails).toHaveLength(5);
    const proof = workFor(form.token, 16);
    const paid = await send({ ...written, token: form.token, proof }, { ip: ATTACKER });
    expect(paid.status).toBe(200);
    expect(mails.at(-1)).toMatchObject({ message: written.message });
  });

  it('cannot be sent twice for the same work', async () => {
    const { send, another, flood, begin: beginForm, mails } = await begin();
    await flood(5);
    const { token, difficulty } = await beginForm();
    const proof = workFor(token, difficulty);
    expect((await send({ ...another(), token, proof })).status).toBe(200);
    const again = await send({ ...another(), token, proof });
    expect([again.status, again.body.code]).toEqual([429, 'proof_needed']);
    expect(again.body.form?.token).not.toBe(token);
    expect(mails).toHaveLength(6);
  });

  it.each([
    'made.up.token',
    'x',
    '',
    'a.b.c.d',
    '\0',
  ])('is no message of a form whose token is gone or made up (%j), while few come', async (token) => {
    const { send, inbox } = await begin();
    expect((await send({ ...feedback, token })).status).toBe(200);
    expect((await inbox()).data).toMatchObject([{ state: 'new' }]);
  });

  it('asks everybody for work when much comes from everywhere, until it is over', async () => {
    const { send, another, begin: beginForm, suspicions, wait } = await begin();
    for (let network = 1; network <= 40; network += 1) await send(another(), { ip: `198.51.100.${network}` });
    expect((await beginForm('192.0.2.9')).difficulty).toBe(16);
    await send(another(), { ip: '192.0.2.9' });
    expect(await suspicions()).toEqual([['no_proof']]);
    wait(11 * MINUTE);
    expect((await beginForm('192.0.2.9')).difficulty).toBe(0);
    await send(another(), { ip: '192.0.2.9' });
    expect(await suspicions()).toHaveLength(1);
  });

  it('counts all of a household of IPv6 as one', async () => {
    const { send, another, suspicions } = await begin();
    for (let device = 1; device <= 6; device += 1) await send(another(), { ip: `2001:db8::${device}` });
    expect(await suspicions()).toEqual([['no_proof']]);
  });

  it('ends with a refusal that loses nothing: nothing is kept, and the sentence says when to try again', async () => {
    const { send, another, flood, inbox, wait } = await begin();
    await flood(30, ATTACKER);
    const refused = await send(another(), { ip: ATTACKER });
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_messages']);
    expect(refused.body.message).toContain('Nothing was sent');
    expect((await inbox()).meta['total_count']).toBe(30);
    expect((await send(another())).status).toBe(200);
    wait(11 * MINUTE);
    expect((await send(another(), { ip: ATTACKER })).status).toBe(200);
  });

  it('does not fill the store: beyond a thousand a day no more is kept, and what is none still is', async () => {
    const { sql, send, another, inbox, context } = await begin();
    await send({ ...feedback, confirm_link: 'x' });
    const [row] = await sql.query.selectFrom('content_feedback').selectAll().execute();
    if (!row) throw new Error('nothing was kept');
    const copies = Array.from({ length: 999 }, (_, number) => ({
      ...row,
      id: `copy-${number}`,
      sender: `sender-${number}`,
      created_at: new Date(context.clock().getTime() - 60 * MINUTE * 1000).toISOString(),
    }));
    for (let from = 0; from < copies.length; from += 300) {
      await sql.query
        .insertInto('content_feedback')
        .values(copies.slice(from, from + 300))
        .execute();
    }
    const refused = await send({ ...another(), confirm_link: 'x' });
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_messages']);
    expect((await send(another())).status).toBe(200);
    expect((await inbox()).meta['total_count']).toBe(1001);
  });

  it('is not looked for where limits are off, but for what gives it away', async () => {
    const { flood, inbox, send, suspicions } = await begin({ isLimited: false });
    await flood(35);
    await send({ ...feedback, confirm_link: 'x' });
    expect(await suspicions()).toEqual([['trap']]);
    expect((await inbox('?state=new')).meta['filter_count']).toBe(35);
  });
});

describe('the token of a form', () => {
  const secret = 'a secret of the tests that is long enough';
  const at = (seconds: number) => () => new Date(1_800_000_000_000 + seconds * 1000);

  it('tells how old the form is, for a day', () => {
    const token = createFormTokens([secret], at(0)).issue();
    expect(createFormTokens([secret], at(5)).read(token)).toMatchObject({ ageSeconds: 5 });
    expect(createFormTokens([secret], at(DAY)).read(token)).toBeUndefined();
  });

  it('holds while secrets are changed, and is never one of another server', () => {
    const token = createFormTokens([secret], at(0)).issue();
    const newer = 'another secret of the tests, long enough';
    expect(createFormTokens([newer, secret], at(1)).read(token)).toBeDefined();
    expect(createFormTokens([newer], at(1)).read(token)).toBeUndefined();
    expect(() => createFormTokens([], at(0))).toThrow(/at least one secret/);
  });

  it('cannot be made older than it is', () => {
    const forms = createFormTokens([secret], at(0));
    const [, ...rest] = forms.issue().split('.');
    expect(forms.read(['1', ...rest].join('.'))).toBeUndefined();
  });

  it('stands for each network alike for a day, and does not tell it', () => {
    const [today, tomorrow] = [createFormTokens([secret], at(0)), createFormTokens([secret], at(DAY))];
    expect(today.senderOf(ATTACKER)).toBe(today.senderOf(ATTACKER));
    expect(today.senderOf(ATTACKER)).not.toBe(tomorrow.senderOf(ATTACKER));
    expect(today.senderOf(ATTACKER)).not.toContain('203');
  });

  it('is worked for in vain with another proof', () => {
    const proof = workFor('token', 10);
    expect(isProven('token', proof, 10)).toBe(true);
    expect(isProven('another', proof, 200)).toBe(false);
  });
});
