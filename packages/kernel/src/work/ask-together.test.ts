import { expect, it } from 'vitest';
import { askTogether } from './ask-together.ts';

/** A question whose answers are given by hand, in the order in which they were asked for. */
function heldQuestion() {
  const held: PromiseWithResolvers<number>[] = [];
  const ask = askTogether(() => {
    const answer = Promise.withResolvers<number>();
    held.push(answer);
    return answer.promise;
  });
  return { ask, held };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('whoever asks while an answer is awaited gets the next one, all of them together', async () => {
  const { ask, held } = heldQuestion();
  const first = ask();
  await settled();
  const [second, third] = [ask(), ask()];
  await settled();
  expect(held.length).toBe(1);
  held[0]?.resolve(1);
  expect(await first).toBe(1);
  await settled();
  expect(held.length).toBe(2);
  held[1]?.resolve(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
});

it('an answer that fails is told to those who waited for it, and asked for anew by the next', async () => {
  const { ask, held } = heldQuestion();
  const first = ask();
  await settled();
  const second = ask();
  held[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await settled();
  held[1]?.resolve(2);
  expect(await second).toBe(2);
});
