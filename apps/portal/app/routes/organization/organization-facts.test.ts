import { expect, test } from 'vitest';
import { pictureOf } from './organization-facts.ts';

test.each([
  ['', undefined],
  ['/api/content/assets/1?width=200', '/api/content/assets/1?width=200'],
  ['https://data.example.org/logo.png', '/logo.png'],
  ['https://elsewhere.example.org/logo.png', undefined],
  ['//elsewhere.example.org/logo.png', undefined],
  ['data:image/png;base64,AAAA', undefined],
  ['https://', undefined],
])('the picture %s is shown as %s', (image_display_url, path) => {
  expect(pictureOf({ image_display_url }, 'https://data.example.org')).toBe(path);
});
