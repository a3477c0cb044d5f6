import { expect, test } from 'vitest';
import { pictureMarkdown } from './media-record.ts';

test.each([
  [{ en: 'A dam', fr: 'Un barrage' }, '![Un barrage](/media/7)'],
  [{ en: 'A dam', fr: null }, '![A dam](/media/7)'],
  [{ en: 'A [small]\ndam \\', fr: null }, String.raw`![A \[small\] dam \\](/media/7)`],
])('a picture that shows %j is put into a French text as %s', (alt, markdown) => {
  expect(pictureMarkdown({ id: '7', alt }, 'fr')).toBe(markdown);
});
