import { describe, expect, test } from 'vitest';
import { contrast, distance, type Vision } from './colour-vision.ts';
import { palettes, sectorColours, seriesColours, type Theme } from './palette.ts';

const visions: Vision[] = ['full', 'deuteranopia', 'protanopia'];
/** In Oklab; about four times what is just noticed side by side. */
const LEAST_DISTANCE = 0.08;

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const { paper, ink, secondInk, accent, ramp, noData } = palettes[theme];

  test('text and marks stand out from the paper', () => {
    expect(contrast(ink, paper)).toBeGreaterThan(7);
    expect(contrast(secondInk, paper)).toBeGreaterThan(4.5);
    expect(contrast(accent, paper)).toBeGreaterThan(4.5);
  });

  test('twelve sector colours stand out from the paper', () => {
    expect(sectorColours[theme]).toHaveLength(12);
    for (const colour of sectorColours[theme])
      expect([colour, contrast(colour, paper) >= 3]).toEqual([colour, true]);
  });

  test.each(visions)('any two sector colours differ to %s vision', (vision) => {
    const colours = sectorColours[theme];
    for (const [index, one] of colours.entries()) {
      for (const other of colours.slice(index + 1)) {
        expect([one, other, distance(one, other, vision) >= LEAST_DISTANCE]).toEqual([one, other, true]);
      }
    }
  });

  test('the ramp goes from the paper to the ink in even, visible steps', () => {
    const steps = ramp.map((colour) => contrast(colour, paper));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    for (const [index, colour] of ramp.slice(1).entries()) {
      for (const vision of visions) expect(distance(ramp[index] ?? '', colour, vision)).toBeGreaterThan(0.08);
    }
    expect(distance(noData.ground, ramp[0], 'full')).toBeGreaterThan(0.03);
  });

  test('the first series has the colour of the sites', () => {
    expect(seriesColours(1, theme)).toEqual([accent]);
  });
});

test('the simulation merges what colour-blind readers confuse', () => {
  expect(distance('#d0312d', '#5b7a1e', 'full')).toBeGreaterThan(0.2);
  expect(distance('#d0312d', '#5b7a1e', 'deuteranopia')).toBeLessThan(0.12);
});
