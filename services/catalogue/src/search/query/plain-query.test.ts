import { ApplicationError } from '@gazetteer/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePlainQuery, readQuery } from './plain-query.ts';
import { printQuery } from './query-tree.ts';

const now = new Date('2026-03-05T10:20:30Z');
const printed = (text: string) => printQuery(parsePlainQuery(text));

describe('plain words', () => {
  test('one or two must all be there', () => {
    expect(printed('rain')).toBe('rain');
    expect(printed('rain gauge')).toBe('(rain AND gauge)');
  });

  test.each([
    [3, 2],
    [5, 4],
    [6, 4],
    [10, 8],
  ])('of %i, %i must be there', (given, minimum) => {
    const text = Array.from({ length: given }, (_, index) => `word${index}`).join(' ');
    expect(parsePlainQuery(text)).toMatchObject({ kind: 'any-of', minimum });
  });

  test('do not count when they are articles and the like, unless there are no others', () => {
    expect(printed('the price of rice')).toBe('(price AND rice)');
    expect(printed('prix du blé')).toBe('(prix AND blé)');
    expect(printed('the')).toBe('the');
  });

  test('obey signs and quotes', () => {
    expect(printed('+rain "by district" -daily')).toBe('(rain AND "by district" AND NOT daily)');
  });

  test('are everything when there is none', () => {
    expect(printed('  ')).toBe('*:*');
    expect(printed('?! "')).toBe('*:*');
  });
});

describe('q', () => {
  test.each([
    'Rainfall: monthly',
    'https://example.org/a',
    'C++ (beta',
    'why?',
    'rain AND',
    '50% & more',
  ])('takes %s for plain words', (text) => {
    expect(readQuery(text, now)).toHaveProperty('plainText', text);
  });

  test.each([
    'title:rain',
    'rain tags:wet',
    '-type:harvest',
    'rain AND snow',
    'rain*',
    'snow || hail',
    'rain~1',
  ])('takes %s for the query language', (text) => {
    expect(readQuery(text, now)).not.toHaveProperty('plainText');
  });

  test('fails with nothing but search_syntax, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(['none', 'search_syntax']).toContain(failureOf(() => readQuery(text, now)));
      }),
    );
  });
});

/** What reading ended in: an error's code, or nothing. */
function failureOf(read: () => unknown): string {
  try {
    read();
    return 'none';
  } catch (error) {
    return error instanceof ApplicationError ? error.code : String(error);
  }
}

describe('the longest texts', () => {
  // A time that grows with the square of the length would be hours here.
  test.each([
    '-',
    'a',
    'a-',
    '(',
    '"',
    '+a',
    '!',
    'a.',
    '*',
    ':',
    'a:',
    '~1',
    ' ',
  ])('made of %j are read at once', (piece) => {
    const text = piece.repeat(2_000_000);
    expect(['none', 'search_syntax']).toContain(failureOf(() => readQuery(text, now)));
  });

  test('name a field exactly where a name stands before a colon', () => {
    const lookingForward = /(?:^|[\s(+\-!])[\w.-]+:(?!\s|\/\/|$)/;
    const texts = fc.string({
      unit: fc.constantFrom('a', 'b', '.', '-', ':', '/', ' ', '(', '+', '!'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(texts, (text) => {
        const isLanguage = failureOf(() => {
          if (readQuery(text, now).plainText !== undefined) throw new Error('words');
        });
        expect(isLanguage === 'Error: words').toBe(!lookingForward.test(text));
      }),
      { numRuns: 2000 },
    );
  });
});
