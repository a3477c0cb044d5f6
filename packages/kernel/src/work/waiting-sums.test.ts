import { expect, it } from 'vitest';
import { createWaitingSums } from './waiting-sums.ts';

type Sum = { name: string; count: number };

function sumsOver(written: Map<string, number>, isBroken: (sum: Sum) => boolean = () => false) {
  return createWaitingSums<Sum>({
    keyOf: ({ name }) => name,
    most: 3,
    batchesOf: (waiting) => waiting.map((sum) => [sum]),
    write: async (batch) => {
      if (batch.some(isBroken)) throw new Error('the store is full');
      for (const { name, count } of batch) written.set(name, (written.get(name) ?? 0) + count);
    },
  });
}

it('writes the sum of what was counted, once', async () => {
  const written = new Map<string, number>();
  const sums = sumsOver(written);
  for (const name of ['a', 'b', 'a']) sums.add({ name, count: 1 });
  await sums.flush();
  await sums.flush();
  expect(Object.fromEntries(written)).toEqual({ a: 2, b: 1 });
});

it('keeps what could not be written, and nothing of what was', async () => {
  const written = new Map<string, number>();
  let isFull = true;
  const sums = sumsOver(written, ({ name }) => isFull && name === 'b');
  for (const name of ['a', 'b', 'c']) sums.add({ name, count: 1 });
  await expect(sums.flush()).rejects.toThrow('full');
  sums.add({ name: 'b', count: 1 });
  isFull = false;
  await sums.flush();
  expect(Object.fromEntries(written)).toEqual({ a: 1, b: 2, c: 1 });
});

it('has an end to how many wait, and goes on counting those', async () => {
  const written = new Map<string, number>();
  const sums = sumsOver(written);
  for (const name of ['a', 'b', 'c', 'd', 'a']) sums.add({ name, count: 1 });
  await sums.flush();
  sums.add({ name: 'd', count: 1 });
  await sums.flush();
  expect(Object.fromEntries(written)).toEqual({ a: 2, b: 1, c: 1, d: 1 });
});
