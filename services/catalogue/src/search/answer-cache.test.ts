import { expect, test, vi } from 'vitest';
import { answerCache } from './answer-cache.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

test('a question is answered once, however many ask it at once, until the index changes', async () => {
  const answer = answerCache();
  const make = vi.fn<() => Promise<string>>(async () => 'yes');
  const asked = [answer(1, 'q', make), answer(1, 'q', make)];
  expect((await Promise.all(asked)).map(text)).toEqual(['yes', 'yes']);
  expect(text(await answer(1, 'q', make))).toBe('yes');
  expect(make).toHaveBeenCalledTimes(1);
  await answer(2, 'q', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('answers not asked for the longest go when there is no more room', async () => {
  const answer = answerCache(10);
  const make = vi.fn<() => Promise<string>>(async () => 'four');
  for (const question of ['a', 'b', 'a', 'c']) await answer(1, question, make);
  expect(make).toHaveBeenCalledTimes(3);
  await answer(1, 'a', make);
  expect(make).toHaveBeenCalledTimes(3);
  await answer(1, 'b', make);
  expect(make).toHaveBeenCalledTimes(4);
});

test('long questions with short answers take room, too', async () => {
  const answer = answerCache(250);
  const make = vi.fn<() => Promise<string>>(async () => '1');
  for (const letter of ['a', 'b', 'c', 'a']) await answer(1, letter.repeat(100), make);
  expect(make).toHaveBeenCalledTimes(4);
});

test('what fails or is very long is not kept', async () => {
  const answer = answerCache();
  const failing = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('no')));
  const long = vi.fn<() => Promise<string>>(async () => 'x'.repeat(1_000_001));
  for (let time = 0; time < 2; time++) {
    await expect(answer(1, 'failing', failing)).rejects.toThrow('no');
    await answer(1, 'long', long);
  }
  expect([failing.mock.calls.length, long.mock.calls.length]).toEqual([2, 2]);
});
