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

test('a lead is as many whole sentences as fit two lines, or one that is longer', () => {
  const long = `It ${'goes on and '.repeat(20)}ends.`;
  expect(leadOf(`Rain by district. In millimetres. ${long}\n\nSecond.`)).toBe(
    'Rain by district. In millimetres.',
  );
  expect(leadOf(`${long} Then more.`)).toBe(long);
  expect(leadOf('')).toBe('');
});

test('no sentence is cut: a text that begins with one too long for a lead has none', () => {
  expect(leadOf(`It ${'goes on and '.repeat(40)}ends.`)).toBe('');
});

test.each([
  'Every earthquake that the U.S. Geological Survey recorded in one week.',
  'Counts by Dr. Rao and others, e.g. Births, for every district.',
  'Les naissances selon M. Dupont et Mme. Martin, p. ex. Celles de 2001.',
  'Figures of the Dept. of Health (approx. Half of them) since 2001.',
])('a full stop behind an abbreviation ends no sentence: %s', (sentence) => {
  const rest = `And ${'another and '.repeat(15)}ends.`;
  expect(leadOf(`${sentence} ${rest}`)).toBe(sentence);
});

test('an address may have brackets of its own', () => {
  expect(plainText('[Pune](https://example.org/Pune_(city)) and ![a map](/a_(1).png) more')).toBe(
    'Pune and more',
  );
});

// By a pattern that begins again within what it has read, each of these takes minutes.
test.each([
  '[',
  '![',
  '<http://',
  '|a',
  '_a',
  '**a ',
  '[a](',
  '`a',
  '[a](b(c)',
  '> ',
  '- ',
  '\n \n',
])('a text of %j alone is read in a time that grows with its length', (unit) => {
  const text = unit.repeat(400_000 / unit.length);
  expect(plainText(text, 100).length).toBeLessThan(102);
  expect(leadOf(text).length).toBeLessThan(400);
});
