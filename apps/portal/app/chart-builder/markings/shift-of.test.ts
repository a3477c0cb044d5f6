import type { PlacedText } from '@gazetteer/charts/browser';
import { expect, test } from 'vitest';
import { shiftOf } from './shift-of.ts';

const note = {
  shift: { dx: 0.4, dy: -40 },
  least: { dx: -100, dy: -60 },
  most: { dx: 100, dy: 80 },
} as PlacedText;
const annotation = { kind: 'point', at: { x: '2020' }, text: 'It begins' } as const;

test('a text that was moved and is not drawn again yet stands where it was moved to', () => {
  expect(shiftOf(note, { ...annotation, dx: 0, dy: -30 })).toEqual({ dx: 0, dy: -30 });
});

test('a text that nobody moved stands where it is drawn, and none stands beyond the edge', () => {
  expect(shiftOf(note, annotation)).toEqual(note.shift);
  expect(shiftOf(note, { ...annotation, dx: 0, dy: -300 })).toEqual({ dx: 0, dy: -60 });
});
