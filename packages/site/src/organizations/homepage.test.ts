import { describe, expect, test } from 'vitest';
import { homepageOf, withHomepage } from './homepage.ts';

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

test('the own site takes the place of every other, and stays with what else is said', () => {
  const extras = [
    { key: 'phone', value: '1' },
    { key: 'Website', value: 'https://old.example.org' },
    { key: 'link', value: 'https://older.example.org' },
  ];
  const changed = withHomepage(extras, 'https://new.example.org');
  expect(changed).toEqual([
    { key: 'phone', value: '1' },
    { key: 'homepage', value: 'https://new.example.org' },
  ]);
  expect(homepageOf({ extras: changed })).toBe('https://new.example.org');
  expect(withHomepage(extras, '')).toEqual([{ key: 'phone', value: '1' }]);
});
