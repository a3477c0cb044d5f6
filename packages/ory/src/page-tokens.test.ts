import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OryError } from './ory-error.ts';
import { pageTokens } from './page-tokens.ts';

const tokens = pageTokens('sets');

test('a page token stands for its place, whatever that is', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (place) => {
      expect(tokens.read(tokens.write(...place))).toEqual(place);
    }),
  );
  expect([tokens.read(undefined), tokens.read('')]).toEqual([undefined, undefined]);
});

test('a page token that is torn, made up or of another list is refused', () => {
  const token = tokens.write('2026-11-30', 'a');
  const torn = Array.from(token, (_character, length) => token.slice(0, length)).slice(1);
  const others = [
    '!!!',
    'AA',
    '%',
    `${token}AAAA`,
    token.slice(1),
    pageTokens('keys').write('2026-11-30', 'a'),
  ];
  for (const other of [...torn, ...others]) expect(() => tokens.read(other)).toThrow(OryError);
});

test('a list of another API refuses in its own shape', () => {
  const refuse = (message: string) => new RangeError(message);
  expect(() => pageTokens('sets', refuse).read('x')).toThrow(RangeError);
});
