import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { withMutex } from './mutex.ts';

describe('work under a mutex', () => {
  test('runs one after the other, in the order asked', async () => {
    const told: string[] = [];
    const work = (name: string) => async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
      return name;
    };
    const names = ['first', 'second', 'third'];
    const results = await Promise.all(names.map((name) => withMutex('ordered', work(name))));
    expect(results).toEqual(names);
    expect(told).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  test('goes on after work that failed', async () => {
    const failed = withMutex('failing', async () => {
      throw new Error('no');
    });
    const next = withMutex('failing', async () => 'done');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
    expect(await withMutex('failing', async () => 'again')).toBe('again');
  });

  test('waits for nobody under another key', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = withMutex('one', () => promise);
    expect(await withMutex('other', async () => 'done')).toBe('done');
    resolve();
    await waiting;
  });

  test('waits for those who waited already when it was asked for', async () => {
    const told: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = withMutex('busy', async () => {});
    const second = withMutex('busy', async () => {
      await promise;
      told.push('second');
    });
    await first;
    const third = withMutex('busy', async () => {
      told.push('third');
    });
    // Whatever may begin now has begun by the next turn of the event loop.
    await setImmediate();
    resolve();
    await Promise.all([second, third]);
    expect(told).toEqual(['second', 'third']);
  });
});
