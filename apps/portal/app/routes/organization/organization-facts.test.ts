import { describe, expect, test } from 'vitest';
import { homepageOf, pictureOf } from './organization-facts.ts';

describe('the own site of an organisation', () => {
  test.each([
    [[], undefined],
    [[{ key: 'Website', value: 'https://health.example.org' }], 'https://health.example.org'],
    [
      [
        { key: 'url', value: 'https://other.example.org' },
        { key: 'homepage', value: 'http://health.example.org/en' },
      ],
      'http://health.example.org/en',
    ],
    [[{ key: 'homepage', value: 'javascript:alert(1)' }], undefined],
    [[{ key: 'homepage', value: 'https://' }], undefined],
    [[{ key: 'phone', value: 'https://health.example.org' }], undefined],
  ])('of %j is %s', (extras, address) => {
    expect(homepageOf({ extras })).toBe(address);
  });
});

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
