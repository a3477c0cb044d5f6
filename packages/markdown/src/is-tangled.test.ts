import { describe, expect, test } from 'vitest';
import { isTangled } from './is-tangled.ts';

const longest = (piece: string) => piece.repeat(100_000 / piece.length);

describe('a text that no person has written', () => {
  test.each([
    ['list items', '- a\n'],
    ['numbered items', '1. a\n'],
    ['headings', '# a\n'],
    ['rows of tables', '|a\n'],
    ['tables', '|a\n|-\n\n'],
    ['paragraphs', 'a\n\n'],
    ['lines of one paragraph', 'a few words\n'],
    ['quotes', '> a\n'],
    ['code', '`a`'],
    ['opening brackets', '['],
    ['marks', '_a'],
  ])('has tens of thousands of %s', (_, piece) => {
    expect(isTangled(longest(piece))).toBe(true);
  });
});

describe('what people write is none', () => {
  const sentence = 'The board counts the births of each district, and writes them down by month. ';

  test.each([
    ['an article as long as they may be', `${sentence.repeat(6)}\n\n`.repeat(210)],
    ['a list of 1,500 columns', '- `births_2020`: births in that year\n'.repeat(1500)],
    ['a table of 900 rows', `| Year | Births |\n| --- | --- |\n${'| 2020 | 12,345 |\n'.repeat(900)}`],
    ['a text of 400 sections', `## Section\n\n${sentence}\n\n`.repeat(400)],
  ])('%s', (_, text) => {
    expect(isTangled(text)).toBe(false);
  });
});
