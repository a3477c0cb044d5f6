import { leadingZeroBits, proofText } from '@gazetteer/feedback';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BegunForm, createFormToken } from './begun-form.ts';
import { deliverMessage, type Letter, mailAddress, readRefusal } from './deliver-message.ts';
import { solveProof } from './solve-proof.ts';

const letter: Letter = {
  kind: 'contact',
  fields: { name: 'Asha', email: 'asha@example.org', phone: '9876543210', subject: '', message: 'Rain' },
  page: '/p/rainfall',
  trap: { confirm_link: '' },
  language: 'fr',
};

type Answer = { status: number; body: unknown };

/** What was sent to the server, which answers with these in turn. */
function answering(form: BegunForm | 'away', ...answers: (Answer | 'away')[]) {
  const sent: { path: string; body: Record<string, unknown>; headers: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/feedback/form') {
      if (form === 'away') throw new TypeError('offline');
      return Response.json(form);
    }
    const headers = init.headers as Record<string, string>;
    sent.push({ path, body: JSON.parse(init.body as string) as Record<string, unknown>, headers });
    const answer = answers.shift();
    if (!answer || answer === 'away') throw new TypeError('offline');
    return Response.json(answer.body, { status: answer.status });
  });
  return sent;
}

const taken: Answer = { status: 200, body: { recorded: true } };
const free: BegunForm = { token: 'a', difficulty: 0, wait: 0 };
const dear = (token: string, difficulty = 6): Answer => ({
  status: 429,
  body: { message: 'Work first', code: 'proof_needed', form: { token, difficulty, wait: 0 } },
});

function isProof(token: string, proof: unknown, difficulty: number): boolean {
  const digest = createHash('sha256')
    .update(proofText(token, String(proof)))
    .digest();
  return leadingZeroBits(digest) >= difficulty;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'], shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a message to the team', () => {
  test('is sent as the specification has it, with the token of its form', async () => {
    const sent = answering(free, taken);
    expect(await deliverMessage(letter, createFormToken(), () => undefined)).toEqual({ state: 'sent' });
    const { subject: _none, ...fields } = letter.fields;
    expect(sent).toMatchObject([{ path: '/api/connect', headers: { 'accept-language': 'fr' } }]);
    expect(sent[0]?.body).toEqual({
      ...fields,
      page: '/p/rainfall',
      confirm_link: '',
      token: 'a',
      proof: '',
    });
  });

  test('waits until the form is as old as people need, and not longer', async () => {
    const sent = answering({ ...free, wait: 3 }, taken);
    const form = createFormToken();
    form.begin();
    const delivered = deliverMessage(letter, form, () => undefined);
    await vi.advanceTimersByTimeAsync(2900);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(await delivered).toEqual({ state: 'sent' });
  });

  test('is sent without a token where none is to be had', async () => {
    const sent = answering('away', taken);
    expect(await deliverMessage(letter, createFormToken(), () => undefined)).toEqual({ state: 'sent' });
    expect(sent[0]?.body['token']).toBe('');
  });

  test('is worked for where the form is dear from the start', async () => {
    const sent = answering({ ...free, difficulty: 6 }, taken);
    const onWork = vi.fn<() => void>();
    expect(await deliverMessage(letter, createFormToken(), onWork)).toEqual({ state: 'sent' });
    expect(onWork).toHaveBeenCalledOnce();
    expect(isProof('a', sent[0]?.body['proof'], 6)).toBe(true);
  });

  test('is worked for and sent again where the server asks for that meanwhile', async () => {
    const sent = answering(free, dear('a'), dear('b', 8), taken);
    expect(await deliverMessage(letter, createFormToken(), () => undefined)).toEqual({ state: 'sent' });
    expect(sent.map(({ body }) => body['token'])).toEqual(['a', 'a', 'b']);
    expect(isProof('a', sent[1]?.body['proof'], 6)).toBe(true);
    expect(isProof('b', sent[2]?.body['proof'], 8)).toBe(true);
  });

  test('is given up where the server never has enough', async () => {
    answering(free, dear('a'), dear('b'), dear('c'), dear('d'));
    expect(await deliverMessage(letter, createFormToken(), () => undefined)).toEqual({
      state: 'refused',
      fields: {},
      message: 'Work first',
    });
  });

  test('takes another form each time', async () => {
    let forms = 0;
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json(path === '/api/feedback/form' ? { ...free, token: String((forms += 1)) } : {}),
    );
    const form = createFormToken();
    await deliverMessage(letter, form, () => undefined);
    await deliverMessage(letter, form, () => undefined);
    expect(forms).toBe(2);
  });

  test.each([
    ['away', free],
    [{ status: 500, body: {} }, free],
    [{ status: 502, body: '<html>' }, free],
    [{ status: 400, body: [] }, free],
  ] as const)('fails in words, not with an exception, when network or server do (%#)', async (answer, form) => {
    answering(form, answer);
    expect(await deliverMessage(letter, createFormToken(), () => undefined)).toEqual({ state: 'failed' });
  });
});

describe('a refusal', () => {
  test.each([400, 429, 500, 503])('of status %i is told in the words of the server', async (status) => {
    const message = 'Nothing was sent. Please try again.';
    answering(free, { status, body: { message } });
    const delivered = await deliverMessage(letter, createFormToken(), () => undefined);
    expect(delivered).toEqual({ state: 'refused', fields: {}, message });
  });

  test('brings the texts of single fields back under the form’s own names', () => {
    const message = {
      Name: 'Name is required',
      PhoneNumber: 'Phone number is invalid',
      phone: 'x',
      more: 'y',
    };
    expect(readRefusal('contact', { message })).toEqual({
      state: 'refused',
      fields: { name: 'Name is required', phone: 'Phone number is invalid' },
    });
    expect(readRefusal('feedback', { message: { phone: 'Phone number is invalid' } })).toEqual({
      state: 'refused',
      fields: { phone: 'Phone number is invalid' },
    });
  });

  test('brings a single message back', () => {
    const message = 'Too many messages';
    expect(readRefusal('contact', { message })).toEqual({ state: 'refused', fields: {}, message });
  });
});

test('a browser finds what the server asks for', async () => {
  expect(isProof('token', await solveProof('token', 12), 12)).toBe(true);
});

test('a message can be carried by mail with everything that was typed', () => {
  expect(mailAddress('team@example.org', 'Rain & wind', ['More, please', '', 'Asha'])).toBe(
    'mailto:team@example.org?subject=Rain%20%26%20wind&body=More%2C%20please%0A%0AAsha',
  );
});
