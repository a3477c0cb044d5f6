import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sectorColour, sectorKey } from './sector-colours.ts';
import { sectorIcons } from './sector-icons.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const theme = read('../theme.css');
const sprite = read('sector-icons.svg');

const coloured = [
  'Economy',
  'Elections',
  'Financial Inclusion',
  'Food and Agriculture',
  'General',
  'Government Schemes',
  'Health',
  'National Sample Survey',
  'Rural Development',
  'Socio Economic',
  'Union Budget',
  'Other',
];

describe('sectors', () => {
  test('about fifty and more have an icon of their own, and each of them is drawn', () => {
    const keys = Object.keys(sectorIcons);
    expect(keys.length).toBeGreaterThanOrEqual(50);
    for (const key of keys) expect(sprite).toContain(`<symbol id="${key}"`);
  });

  test.each([
    'Education',
    'Elections',
    'Health',
    'Finance',
    'Agriculture',
    'Other',
  ])('%s is one of them', (name) => {
    expect(sectorIcons).toHaveProperty([sectorKey(name)]);
  });

  test('twelve have a colour, each its own in either theme', () => {
    const names = coloured.map((name) => /^var\((--sector-[a-z-]+)\)$/.exec(sectorColour(name))?.[1] ?? name);
    expect(new Set(names).size).toBe(12);
    for (const name of names) expect(theme.split(`${name}:`).length - 1).toBeGreaterThanOrEqual(1);
  });

  test('all others are drawn in ink', () => {
    expect(sectorColour('Space')).toBe('var(--ink-2)');
  });

  test('are the same however their name is written', () => {
    expect(sectorKey('Food & Agriculture')).toBe(sectorKey('food and agriculture'));
  });
});
