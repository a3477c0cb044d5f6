import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkColour } from './check-colour.ts';

test('a colour that is too pale for the light ground is named with that ground, and a darker one is offered', () => {
  const { fails, nearest } = checkColour('#ffd84d');
  expect(fails).toEqual(['light']);
  expect(checkColour(nearest).fails).toEqual([]);
});

test('a colour that is too dark for the dark ground is named with that ground', () => {
  expect(checkColour('#0b1f4b').fails).toEqual(['dark']);
});

test('a colour that holds on both is left as it is', () => {
  expect(checkColour('#B4471F')).toMatchObject({ fails: [], nearest: '#b4471f' });
});

test('whatever colour is given, the one that is offered holds on both grounds', () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, (...parts) => {
      const colour = `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      const { nearest, fails } = checkColour(colour);
      expect(checkColour(nearest).fails).toEqual([]);
      expect(fails.length).toBeLessThan(2);
    }),
  );
});
