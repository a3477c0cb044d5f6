import { expect, test } from 'vitest';
import { firstParagraph, leadOf, plainText } from './plain-text.ts';

test('a list shows the words of Markdown, not its marks', () => {
  expect(plainText('## Rain\n\n**Actual** and [normal](https://example.org) *rain*')).toBe(
    'Rain. Actual and normal rain',
  );
  expect(plainText('one two three four', 11)).toBe('one two…');
  expect(firstParagraph('First `line`\ngoes on.\n\nSecond.')).toBe('First line goes on.');
});

test('items of a list are sentences', () => {
  expect(plainText('Rain:\n- Period: 2022\n- Gauges: all\n\nMore')).toBe(
    'Rain: Period: 2022. Gauges: all. More',
  );
});

test('a lead is as many whole sentences as fit two lines', () => {
  const long = `It ${'goes on and '.repeat(20)}ends.`;
  expect(leadOf(`Rain by district. In millimetres. ${long}\n\nSecond.`)).toBe(
    'Rain by district. In millimetres.',
  );
  expect(leadOf(long)).toMatch(/^It goes on.{100,150}…$/);
  expect(leadOf('')).toBe('');
});
