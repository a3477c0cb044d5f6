import { describe, expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

/** A service that counts what it is asked. */
function service(answer: () => Response = () => Response.json({ count: 1 })) {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    return answer();
  };
  return { asked, fetch };
}

const address = 'http://localhost/api/count';

describe('answers that pages for everybody share', () => {
  test('are asked for once, and each reader gets a whole one', async () => {
    const { asked, fetch } = service();
    const shared = createAnswerCache().at(1, fetch);
    const answers = await Promise.all([shared(address, {}), shared(address, {})]);
    answers.push(await shared(address, {}));
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
      { count: 1 },
      { count: 1 },
      { count: 1 },
    ]);
    expect(answers.map((answer) => answer.headers.get('content-type'))).toEqual(
      Array(3).fill('application/json'),
    );
    expect(asked).toHaveLength(1);
  });

  test('belong to a method, an address, headers and a body', async () => {
    const { asked, fetch } = service();
    const shared = createAnswerCache().at(1, fetch);
    const questions: RequestInit[] = [
      {},
      { method: 'POST' },
      { method: 'POST', body: 'a' },
      { method: 'POST', body: 'b' },
      { headers: { 'accept-language': 'fr' } },
    ];
    for (const question of questions) await shared(address, question);
    await shared(`${address}?lang=fr`, {});
    expect(asked).toHaveLength(6);
    for (const question of questions) await shared(address, question);
    expect(asked).toHaveLength(6);
  });

  test('are asked for anew once what pages show has changed, or after a while', async () => {
    let now = 0;
    const { asked, fetch } = service();
    const cache = createAnswerCache({ now: () => now, milliseconds: 100 });
    await cache.at(1, fetch)(address, {});
    await cache.at(2, fetch)(address, {});
    expect(asked).toHaveLength(2);
    now = 99;
    await cache.at(2, fetch)(address, {});
    expect(asked).toHaveLength(2);
    now = 100;
    await cache.at(2, fetch)(address, {});
    expect(asked).toHaveLength(3);
  });

  test('grow old from when they were asked for, not from when they came', async () => {
    let now = 0;
    const { promise, resolve } = Promise.withResolvers<Response>();
    const slow = createAnswerCache({ now: () => now, milliseconds: 100 });
    const first = slow.at(1, () => promise)(address, {});
    now = 90;
    resolve(Response.json({ count: 1 }));
    await first;
    now = 100;
    const { asked, fetch } = service();
    await slow.at(1, fetch)(address, {});
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['a failure', () => new Response('busy', { status: 503 })],
    ['what is not there', () => new Response(null, { status: 404 })],
    ['a cookie', () => new Response('a', { headers: { 'set-cookie': 'a=1' } })],
  ])('are never %s', async (_name, answer) => {
    const { asked, fetch } = service(answer);
    const shared = createAnswerCache().at(1, fetch);
    const first = await shared(address, {});
    const second = await shared(address, {});
    expect([first.status, second.status]).toEqual(Array(2).fill(answer().status));
    expect(asked).toHaveLength(2);
  });

  test('are never those to somebody: questions with a cookie or a key go through', async () => {
    const { asked, fetch } = service();
    const shared = createAnswerCache().at(1, fetch);
    for (const headers of [{ cookie: 'session=1' }, { authorization: 'key' }] as HeadersInit[]) {
      await shared(address, { headers });
      await shared(address, { headers });
    }
    expect(asked).toHaveLength(4);
  });

  test('are asked by each who waited, where the first was refused, gave up or got what is for nobody else', async () => {
    for (const first of [
      async () => new Response('busy', { status: 503 }),
      () => Promise.reject(new Error('given up')),
      async () => new Response('a', { headers: { 'set-cookie': 'a=1' } }),
    ]) {
      const cache = createAnswerCache();
      const { asked, fetch } = service();
      const [own, others] = await Promise.allSettled([
        cache.at(1, first)(address, {}),
        cache.at(1, fetch)(address, {}),
      ]);
      expect(
        own?.status === 'rejected' || own?.value.status === 503 || own?.value.headers.has('set-cookie'),
      ).toBe(true);
      expect(others?.status === 'fulfilled' && (await others.value.json())).toEqual({ count: 1 });
      expect(asked).toHaveLength(1);
    }
  });

  test('are asked for again where asking has failed', async () => {
    const cache = createAnswerCache();
    await expect(cache.at(1, () => Promise.reject(new Error('away')))(address, {})).rejects.toThrow('away');
    const { asked, fetch } = service();
    await cache.at(1, fetch)(address, {});
    expect(asked).toHaveLength(1);
  });

  test('go, the longest unused first, where there is no room for all', async () => {
    const { asked, fetch } = service(() => new Response('x'.repeat(3000)));
    const shared = createAnswerCache({ bytes: 9000 }).at(1, fetch);
    for (const name of ['a', 'b', 'a', 'c']) await shared(address + name, {});
    expect(asked).toHaveLength(3);
    await shared(`${address}a`, {});
    expect(asked).toHaveLength(3);
    await shared(`${address}b`, {});
    expect(asked).toHaveLength(4);
  });
});
