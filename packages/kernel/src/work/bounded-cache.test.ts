import { expect, test } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

test('those who ask at the same time share one answer', async () => {
  const cache = createBoundedCache<string>(1000, (value) => value.length);
  let made = 0;
  const make = async () => `answer ${++made}`;
  const answers = await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(answers).toEqual(['answer 1', 'answer 1']);
});

test('the value not asked for the longest goes first', async () => {
  const cache = createBoundedCache<string>(30, (value) => value.length);
  const made: string[] = [];
  const ask = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return 'x'.repeat(10);
    });
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  await ask('a');
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a failure is not kept', async () => {
  const cache = createBoundedCache<string>(100, (value) => value.length);
  const failing = cache.get('a', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await cache.get('a', async () => 'yes')).toBe('yes');
});
