import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAddress, cleanText } from './clean-text.ts';

describe('a publisher’s text', () => {
  it('loses what no document can hold, and nothing else', () => {
    expect(cleanText(' a\u0000b\u0007c\r\nd\re\ud800</script>"\u202ef\u202c ')).toBe(
      'abc\nd\ne\ufffd</script>"\u202ef\u202c',
    );
  });

  it('is clean when it has been cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(clean.isWellFormed()).toBe(true);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});

describe('an address', () => {
  it.each([
    ['https://example.org/a b"<c>', 'https://example.org/a%20b%22%3Cc%3E'],
    ['https://example.org/?q={a}|^`\\', 'https://example.org/?q=%7Ba%7D%7C%5E%60%5C'],
    ['mailto:ada@example.org', 'mailto:ada@example.org'],
    ['javascript:alert(1)', undefined],
    ['not an address', undefined],
    [null, undefined],
  ])('%j becomes %j', (given, address) => expect(cleanAddress(given)).toBe(address));

  it('never holds a character that ends or breaks an IRI', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        expect(cleanAddress(`https://example.org/${path}`)).not.toMatch(/[\p{Cc} <>"{}|\\^`]/u);
      }),
    );
  });
});
