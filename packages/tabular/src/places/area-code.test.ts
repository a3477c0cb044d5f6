import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeKey, renderCode } from './area-code.ts';

test.each([
  [6037, '6037'],
  ['06037', '6037'],
  [' 06037 ', '6037'],
  ['6037.0', '6037'],
  [0, '0'],
  ['000', '0'],
  ['in-ka', 'IN-KA'],
  ['12a', '12A'],
  ['', ''],
  [null, ''],
])('%j is compared as %j', (written, key) => {
  expect(codeKey(written)).toBe(key);
});

test('codes are written with the zeros of their level, names as they are', () => {
  expect(renderCode(6037, 5)).toBe('06037');
  expect(renderCode('006037', 5)).toBe('06037');
  expect(renderCode('in-ka', 5)).toBe('IN-KA');
  expect(renderCode(926256, 3)).toBe('926256');
});

test('however a number is padded, it stays the same code', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 12 }), fc.nat({ max: 12 }), (code, width, other) => {
      expect(codeKey(renderCode(code, width))).toBe(codeKey(renderCode(code, other)));
    }),
  );
});
