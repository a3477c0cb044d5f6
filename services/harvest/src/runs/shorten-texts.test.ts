import { describe, expect, test } from 'vitest';
import { shortenTexts } from './shorten-texts.ts';

describe('what a foreign catalogue says', () => {
  test('stays as it is where ours takes all of it', () => {
    const fields = {
      title: 'Births',
      notes: 'a'.repeat(20_000),
      tags: ['births'],
      private: false,
      url: null,
    };
    expect(shortenTexts(fields)).toEqual(fields);
  });

  test('is cut to what ours takes, and shows it', () => {
    const { notes, author } = shortenTexts({ notes: 'a'.repeat(50_000), author: 'b'.repeat(5000) });
    expect(notes).toBe(`${'a'.repeat(19_998)} …`);
    expect(author).toBe(`${'b'.repeat(998)} …`);
  });

  test('is never cut within a character', () => {
    const { notes } = shortenTexts({ notes: `${'a'.repeat(19_997)}😀${'b'.repeat(10)}` });
    expect(notes).toBe(`${'a'.repeat(19_997)} …`);
  });
});
