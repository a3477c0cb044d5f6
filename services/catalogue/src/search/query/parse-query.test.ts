import { ApplicationError } from '@gazetteer/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { printQuery } from './query-tree.ts';

const now = new Date('2026-03-05T10:20:30.456Z');
const printed = (text: string) => printQuery(parseQuery(text, now));

describe('the query language', () => {
  test.each([
    ['', '*:*'],
    ['*:*', '*:*'],
    ['organization:idp-organization', 'organization:idp\\-organization'],
    ['res_format:CSV', 'res_format:CSV'],
    ['-type:harvest', 'NOT type:harvest'],
    ['a b', '(a AND b)'],
    ['a OR b AND c', '(a OR (b AND c))'],
    ['a || b && !c', '(a OR (b AND NOT c))'],
    ['(a OR b) c', '((a OR b) AND c)'],
    ['tags:(a OR "b c")', '(tags:a OR tags:"b c")'],
    ['+a -b', '(a AND NOT b)'],
    ['name:*foo*', 'name:*foo*'],
    ['title:foo~1', 'title:foo~1'],
    ['title:foo~', 'title:foo~2'],
    ['title:"rain gauge"^3', '(title:"rain gauge")^3'],
    ['a\\:b', 'a\\:b'],
    ['tags:text/csv', 'tags:text\\/csv'],
    ['no_indicators:[3 TO *}', 'no_indicators:["3" TO *}'],
    ['"fall rain"~4', '(fall AND rain)'],
  ])('reads %s', (text, expected) => {
    expect(printed(text)).toBe(expected);
  });

  test('reads clauses joined by plus signs, as PortalJS sends them', () => {
    expect(printed('organization:(a OR b)+tags:("x y")')).toBe(
      '((organization:a OR organization:b) AND tags:"x y")',
    );
    expect(printed('organization:a+res_format:CSV')).toBe('(organization:a AND res_format:CSV)');
  });

  test('calculates with NOW and keeps dates comparable', () => {
    expect(printed('metadata_modified:[2020-01-01T00:00:00Z TO NOW]')).toBe(
      'metadata_modified:["2020-01-01T00:00:00.000000Z" TO "2026-03-05T10:20:30.456000Z"]',
    );
    expect(printed('metadata_modified:{NOW-1YEAR/DAY TO NOW/MONTH+2DAYS]')).toBe(
      'metadata_modified:{"2025-03-05T00:00:00.000000Z" TO "2026-03-03T00:00:00.000000Z"]',
    );
  });

  test.each([
    ['{!lucene}a', 0],
    ['a {!x}', 2],
    ['(a', 2],
    ['a)', 1],
    ['a AND', 5],
    ['title:', 6],
    ['title:AND', 6],
    ['a "b', 2],
    ['x:[a TO b', 9],
    ['x:[a b]', 5],
    ['metadata_modified:[2020-01-01 TO NOW]', 19],
    ['metadata_modified:[2020-01-01T00:00:00 TO NOW]', 19],
    ['metadata_modified:[2020-02-31T00:00:00Z TO NOW]', 19],
    [`${'('.repeat(21)}a${')'.repeat(21)}`, 20],
    ['a '.repeat(5000), 8192],
  ])('refuses %s and names the position', (text, position) => {
    expect(() => parseQuery(text, now)).toThrow(
      expect.objectContaining({ code: 'search_syntax', status: 409, info: { position } }),
    );
  });

  const pieces = 'a title : ( ) [ ] { } NOW && || ! + - ~1 ~ ^2 " * ? \\ / 2020-01-01T00:00:00Z é {!'.split(
    ' ',
  );
  const piece = fc.constantFrom(' ', ' TO ', ' AND ', ' OR ', ' NOT ', ...pieces);
  const soup = fc.array(piece, { maxLength: 30 }).map((chosen) => chosen.join(''));

  test('throws nothing but search_syntax, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: 'binary', maxLength: 300 })), (text) => {
        expect(['none', 'search_syntax']).toContain(failureOf(() => parseQuery(text, now)));
      }),
      { numRuns: 2000 },
    );
  });

  test('reads what it prints as the same query', () => {
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: 'grapheme', maxLength: 40 })), (text) => {
        const once = printedOrUndefined(text);
        fc.pre(once !== undefined);
        expect(printed(once ?? '')).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});

function printedOrUndefined(text: string): string | undefined {
  try {
    return printed(text);
  } catch {
    return undefined;
  }
}

/** What reading ended in: an error's code, or nothing. */
function failureOf(read: () => unknown): string {
  try {
    read();
    return 'none';
  } catch (error) {
    return error instanceof ApplicationError ? error.code : String(error);
  }
}
