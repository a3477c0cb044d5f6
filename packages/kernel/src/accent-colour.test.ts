import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { AccentColour, accentFaults, GROUNDS } from './accent-colour.ts';
import { schemaFaults } from './schema-faults.ts';

it('an accent that can be read on both grounds has no fault', () => {
  expect(accentFaults({ light: '#0b6661', dark: '#63cfc4' }, 'accent')).toEqual([]);
});

it('an accent that cannot be read is named with the contrast that it has', () => {
  expect(accentFaults({ light: '#63cfc4', dark: '#63cfc4' }, 'accent')).toEqual([
    { place: 'accent.light', fault: expect.stringContaining('its contrast is 1.8, and text needs 4.5') },
  ]);
});

it('nothing but a colour passes, because it is written into a style', () => {
  const faults = schemaFaults(AccentColour, { light: 'red;}body{display:none', dark: '#fff' });
  expect(faults.map(({ place }) => place)).toEqual(['light', 'dark']);
});

it('the grounds are those of the theme', () => {
  const theme = readFileSync(path.join(import.meta.dirname, '../../ui/src/theme.css'), 'utf8');
  const ground = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(theme);
  const [paper, sheet] = [ground('paper'), ground('sheet')];
  expect(GROUNDS).toEqual({ light: [paper?.[1], sheet?.[1]], dark: [paper?.[2], sheet?.[2]] });
});
