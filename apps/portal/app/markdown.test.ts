import { expect, test } from 'vitest';
import { markdownHtml } from './markdown.server.ts';

test('raw HTML in a publisher’s text comes out as text', () => {
  expect(markdownHtml('a <script>alert(1)</script> <img src=x onerror=y>', 3)).not.toMatch(/<(script|img)/);
});

test('a link that would run script loses its address', () => {
  expect(markdownHtml('[here](javascript:alert(1))', 3)).toBe('<p><a href="">here</a></p>');
});

test('headings keep below those of the page', () => {
  expect(markdownHtml('# Method', 3)).toBe('<h3>Method</h3>');
  expect(markdownHtml('# About', 2)).toBe('<h2>About</h2>');
  expect(markdownHtml('## A\n\n#### B\n\n## C', 3).replaceAll('\n', '')).toBe(
    '<h3>A</h3><h4>B</h4><h3>C</h3>',
  );
});

test('tables are tables', () => {
  expect(markdownHtml('| Level |\n|---|\n| District |', 2)).toContain('<td>District</td>');
});
