import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseInTurns } from './analyse-in-turns.ts';
import { analyseText } from './analyse-text.ts';

const plain = (text: string) => analyseText(text).map(({ folded, stem }) => ({ folded, stem }));

test('a long text has the words that it has as a whole', async () => {
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('l’eau', "women's", 'Île', '東京都', 'districts', '_', '\n'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 40 }), fc.nat(400), async (words, times) => {
      const text = `${words.join(' ')} `.repeat(times + 1).slice(0, 30_000);
      const found = await analyseInTurns(text);
      expect(found.map(({ folded, stem }) => ({ folded, stem }))).toEqual(plain(text));
    }),
    { numRuns: 30 },
  );
});

test('others get their turn while a long text is analysed', async () => {
  let turns = 0;
  const stopping = new AbortController();
  const counting = (async () => {
    while (!stopping.signal.aborted) {
      turns += 1;
      await nextTurn();
    }
  })();
  await analyseInTurns('_a'.repeat(20_000));
  stopping.abort();
  await counting;
  expect(turns).toBeGreaterThan(8);
});

test('a run of letters without an end is cut, not followed to its end', async () => {
  const words = await analyseInTurns('a'.repeat(12_000));
  expect(words.length).toBeLessThanOrEqual(3);
});
