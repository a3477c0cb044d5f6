import { describe, expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

describe('a bounded queue', () => {
  it('works on as many as it may at once, and on the rest in the order of their coming', async () => {
    const queue = createBoundedQueue({ concurrency: 2, waiting: 10 });
    const started: number[] = [];
    const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
    const results = gates.map(({ promise }, index) =>
      queue(async () => {
        started.push(index);
        await promise;
        return index;
      }),
    );
    expect(started).toEqual([0, 1]);
    gates[1]!.resolve();
    expect(await results[1]).toBe(1);
    expect(started).toEqual([0, 1, 2]);
    for (const gate of gates) gate.resolve();
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
  });

  it('refuses with 503 what would have to wait too long', async () => {
    const queue = createBoundedQueue({ concurrency: 1, waiting: 1 });
    const gate = Promise.withResolvers<void>();
    const running = queue(() => gate.promise);
    const waiting = queue(() => gate.promise);
    await expect(queue(async () => 'late')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    gate.resolve();
    await Promise.all([running, waiting]);
    expect(await queue(async () => 'again')).toBe('again');
  });

  it('goes on after work that failed', async () => {
    const queue = createBoundedQueue({ concurrency: 1, waiting: 1 });
    await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue(async () => 'next')).toBe('next');
  });
});
