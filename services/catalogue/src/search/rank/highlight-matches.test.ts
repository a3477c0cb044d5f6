import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseText } from '../words/analyse-text.ts';
import { highlightExcerpt, highlightText } from './highlight-matches.ts';

const wanted = (text: string, prefix = false) => [
  { stems: analyseText(text).map(({ stem }) => stem), prefix },
];
const marked = (segments: ReturnType<typeof highlightText>) =>
  segments?.map(({ text, match }) => (match ? `[${text}]` : text)).join('');

test.each([
  ['Rainfall by districts', 'district', 'Rainfall by [districts]'],
  ['Écoles, école', 'ECOLES', '[Écoles], [école]'],
  ['東京都の人口', '東京都', '[東京都]の人口'],
  ['Rainfall', 'snow', undefined],
])('in %s, %s is marked', (text, sought, expected) => {
  expect(marked(highlightText(text, wanted(sought)))).toBe(expected);
});

test('an unfinished word marks the words it begins', () => {
  expect(marked(highlightText('Crop production', wanted('produ', true)))).toBe('Crop [production]');
});

test('the pieces are the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      (text, sought) => {
        const segments = highlightText(text, wanted(sought));
        expect(segments?.map((segment) => segment.text).join('') ?? text).toBe(text);
      },
    ),
  );
});

test('an excerpt is plain text around the first match', () => {
  const notes = `# About\n\n${'Long introduction. '.repeat(20)}The **rainfall** of [gauges](https://x.org).${' More.'.repeat(80)}`;
  const text = marked(highlightExcerpt(notes, wanted('rainfall')));
  expect(text).toMatch(/^… .*The \[rainfall\] of gauges\..* …$/);
  expect(text).not.toMatch(/[*#]|https/);
  expect(text?.length).toBeLessThan(320);
});

test('the items of a list are sentences of the excerpt', () => {
  const notes = 'Soil moisture.\n\n- Period: 2022\n- One row for each: **district**\n1. Frequency: daily';
  expect(marked(highlightExcerpt(notes, wanted('soil')))).toBe(
    '[Soil] moisture. Period: 2022. One row for each: district. Frequency: daily',
  );
});
