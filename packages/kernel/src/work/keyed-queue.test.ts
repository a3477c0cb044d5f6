import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

/** Work that ends when the test says so, and notes that it has begun. */
function heldWork() {
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await gate.promise;
    return name;
  };
  return { begun, work, end: gate.resolve };
}

describe('a queue by a key', () => {
  it('lets so many of a key work at once, and none of them keeps another key from its work', async () => {
    const queue = createKeyedQueue(10);
    const { begun, work, end } = heldWork();
    const results = ['a1', 'a2', 'a3', 'b1'].map((name) => queue(name.charAt(0), 2, work(name)));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    end();
    expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('refuses with 503 what would have to wait too long, and takes more once there is room', async () => {
    const queue = createKeyedQueue(1);
    const { work, end } = heldWork();
    const results = ['a1', 'a2'].map((name) => queue('a', 1, work(name)));
    await expect(queue('a', 1, work('a3'))).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    end();
    await Promise.all(results);
    expect(await queue('a', 1, async () => 'again')).toBe('again');
  });

  it('goes on after work that failed', async () => {
    const queue = createKeyedQueue(1);
    await expect(queue('a', 1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue('a', 1, async () => 'next')).toBe('next');
  });
});
