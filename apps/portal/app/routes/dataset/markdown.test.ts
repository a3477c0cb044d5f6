import { expect, test } from 'vitest';
import { markdownHtml } from './markdown.server.ts';
import { firstParagraph, plainText } from './plain-text.ts';

test('raw HTML in a publisher’s text comes out as text', () => {
  expect(markdownHtml('a <script>alert(1)</script> <img src=x onerror=y>')).not.toMatch(/<(script|img)/);
});

test('a link that would run script loses its address', () => {
  expect(markdownHtml('[here](javascript:alert(1))')).toBe('<p><a href="">here</a></p>');
});

test('headings keep below those of the page', () => {
  expect(markdownHtml('# Method')).toBe('<h3>Method</h3>');
  expect(markdownHtml('## A\n\n#### B\n\n## C').replaceAll('\n', '')).toBe('<h3>A</h3><h4>B</h4><h3>C</h3>');
});

test('tables are tables', () => {
  expect(markdownHtml('| Level |\n|---|\n| District |')).toContain('<td>District</td>');
});

test('a list shows the words of Markdown, not its marks', () => {
  expect(plainText('## Rain\n\n**Actual** and [normal](https://example.org) *rain*')).toBe(
    'Rain Actual and normal rain',
  );
  expect(plainText('one two three four', 11)).toBe('one two…');
  expect(firstParagraph('First `line`\ngoes on.\n\nSecond.')).toBe('First line goes on.');
});
