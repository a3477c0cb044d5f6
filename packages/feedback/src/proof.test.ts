import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leadingZeroBits } from './proof.ts';

it.each([
  [[0xff], 0],
  [[0x7f], 1],
  [[0x01], 7],
  [[0x00, 0x80], 8],
  [[0x00, 0x00, 0x1f], 19],
  [[0x00, 0x00], 16],
  [[], 0],
])('the digest %j begins with %d zero bits', (bytes, zeros) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(zeros);
});

it('counts what the digest’s bits written out begin with', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 8 }), (bytes) => {
      const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
      expect(leadingZeroBits(bytes)).toBe(/^0*/.exec(bits)?.[0].length);
    }),
  );
});
