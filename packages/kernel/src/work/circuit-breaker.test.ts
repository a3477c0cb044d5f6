import { expect, test } from 'vitest';
import { circuitBreaker, StoreSilent } from './circuit-breaker.ts';

const silence = () => Promise.reject(new StoreSilent(10));

test('once a question was left without an answer, others are refused until one is answered', async () => {
  let now = 0;
  let asked = 0;
  const { ask } = circuitBreaker(() => now);
  const question = async () => {
    asked += 1;
    return 'answer';
  };
  await expect(ask(silence)).rejects.toThrow('no answer within 10 ms');
  await expect(ask(question)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(asked).toBe(0);
  now = 5000;
  const slow = Promise.withResolvers<string>();
  const first = ask(() => slow.promise);
  await expect(ask(question)).rejects.toThrow(StoreSilent);
  slow.resolve('back');
  expect([await first, await ask(question), asked]).toEqual(['back', 'answer', 1]);
});

test('a refusal is an answer, and a trial is made at any time', async () => {
  const { ask, probe } = circuitBreaker(() => 0);
  const refuse = () => Promise.reject(new Error('no such key'));
  await expect(ask(refuse)).rejects.toThrow('no such key');
  expect(await ask(async () => 1)).toBe(1);
  await expect(ask(silence)).rejects.toThrow(StoreSilent);
  await expect(probe(refuse)).rejects.toThrow('no such key');
  expect(await ask(async () => 2)).toBe(2);
});
