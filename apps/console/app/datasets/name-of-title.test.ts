import { expect, test } from 'vitest';
import { nameOfTitle } from './name-of-title.ts';

test.each([
  ['Rainfall by district, 1901–2017', 'rainfall-by-district-1901-2017'],
  ['Chômage par comté', 'chomage-par-comte'],
  ['Œuvres d’art', 'oeuvres-d-art'],
  ['  —  ', ''],
  ['वर्षा', ''],
  ['a'.repeat(120), 'a'.repeat(100)],
])('the title %j becomes the name %j', (title, name) => {
  expect(nameOfTitle(title)).toBe(name);
});
