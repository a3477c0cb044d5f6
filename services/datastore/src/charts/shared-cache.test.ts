import { describe, expect, it } from 'vitest';
import { createSharedCache } from './shared-cache.ts';

function openWork() {
  const calls: { signal: AbortSignal; answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const make = (signal: AbortSignal) =>
    new Promise<string>((answer, fail) => {
      calls.push({ signal, answer, fail });
      signal.addEventListener('abort', () => fail(new Error('stopped')));
    });
  return { calls, make };
}

const open = () => createSharedCache<string>(1000, (value) => value.length);

describe('answers that several wait for', () => {
  it('are asked for once, and kept', async () => {
    const cache = open();
    const { calls, make } = openWork();
    const both = [cache.get('a', make), cache.get('a', make, new AbortController().signal)];
    calls[0]?.answer('one');
    expect(await Promise.all(both)).toEqual(['one', 'one']);
    expect(await cache.get('a', make)).toBe('one');
    expect(calls).toHaveLength(1);
  });

  it('go on while one still waits, though another has left', async () => {
    const cache = open();
    const { calls, make } = openWork();
    const leaving = new AbortController();
    const left = cache.get('a', make, leaving.signal);
    const stays = cache.get('a', make, new AbortController().signal);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'cancelled', status: 499 });
    expect(calls[0]?.signal.aborted).toBe(false);
    calls[0]?.answer('one');
    expect(await stays).toBe('one');
  });

  it('are given up when nobody waits any more, and asked for anew by whoever comes then', async () => {
    const cache = open();
    const { calls, make } = openWork();
    const leaving = [new AbortController(), new AbortController()];
    const left = leaving.map(({ signal }) => cache.get('a', make, signal));
    for (const one of leaving) one.abort();
    const anew = cache.get('a', make);
    for (const one of left) await expect(one).rejects.toMatchObject({ code: 'cancelled' });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]?.answer('two');
    expect(await anew).toBe('two');
  });

  it('are not begun for somebody who has left already, and failures are not kept', async () => {
    const cache = open();
    const { calls, make } = openWork();
    await expect(cache.get('a', make, AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
    expect(calls).toHaveLength(0);
    const failing = cache.get('a', make, new AbortController().signal);
    calls[0]?.fail(new Error('no'));
    await expect(failing).rejects.toThrow('no');
    const next = cache.get('a', make);
    calls[1]?.answer('yes');
    expect(await next).toBe('yes');
  });
});
