import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('Markdown', () => {
  it('shows raw HTML as text', () => {
    const html = renderMarkdown('a <script>alert(1)</script> <img src=x onerror=y>\n\n<div>\n<b>', {
      highest: 3,
    });
    expect(html).not.toMatch(/<(script|img|div|b)\b/);
    expect(html).toContain('&#x3C;script>alert(1)&#x3C;/script>');
    expect(html).toContain('<p>&#x3C;div>\n&#x3C;b></p>');
  });

  it('takes the address from a link that would run script', () => {
    expect(renderMarkdown('[here](javascript:alert(1))', { highest: 3 })).toBe('<p><a>here</a></p>');
  });

  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['http://example.org', 'http://example.org'],
    ['mailto:team@example.org', 'mailto:team@example.org'],
    ['/search?sq=rain', '/search?sq=rain'],
    ['#sources', '#sources'],
  ])('links to %s', (address, href) => {
    expect(renderMarkdown(`[a](${address})`, { highest: 2 })).toBe(`<p><a href="${href}">a</a></p>`);
  });

  it('keeps headings below those of the page, and leaves no level out', () => {
    expect(renderMarkdown('# Method', { highest: 3 })).toBe('<h3>Method</h3>');
    expect(renderMarkdown('# About', { highest: 2 })).toBe('<h2>About</h2>');
    expect(renderMarkdown('## A\n\n#### B\n\n## C', { highest: 3 }).replaceAll('\n', '')).toBe(
      '<h3>A</h3><h4>B</h4><h3>C</h3>',
    );
    expect(renderMarkdown('# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6', { highest: 3 })).toContain(
      '<h6>4</h6>\n<h6>5</h6>\n<h6>6</h6>',
    );
  });

  it('knows tables, lines through, and addresses that stand bare', () => {
    expect(renderMarkdown('| Level | n |\n|---|--:|\n| District | 3 |', { highest: 2 })).toContain(
      '<td>District</td>\n<td align="right">3</td>',
    );
    expect(renderMarkdown('~~old~~ ~no~', { highest: 2 })).toBe('<p><del>old</del> ~no~</p>');
    expect(renderMarkdown('See https://example.org/a.', { highest: 2 })).toBe(
      '<p>See <a href="https://example.org/a">https://example.org/a</a>.</p>',
    );
  });

  it('shows pictures that are handed in with the text, in the size they have', () => {
    const src = '/help/en/open.webp';
    const pictures = new Map([[src, { id: src, alt: '', width: 300, height: 200, sources: [], src }]]);
    const step = `1. Press it.\n\n   ![The button](${src})`;
    const image = `<img src="${src}" alt="The button" width="300" height="200" loading="lazy" decoding="async">`;
    expect(renderMarkdown(step, { highest: 3, pictures, isContinued: true })).toContain(image);
    // At the head of a page it is fetched at once.
    expect(renderMarkdown(step, { highest: 3, pictures })).toContain(image.replace(' loading="lazy"', ''));
    expect(renderMarkdown(step, { highest: 3 })).toContain(`<a href="${src}">The button</a>`);
  });

  it('leaves images of other sites to those: what they show is a link away', () => {
    expect(renderMarkdown('![A map](https://example.org/map.png)', { highest: 2 })).toBe(
      '<p><a href="https://example.org/map.png">A map</a></p>',
    );
    expect(renderMarkdown('[![A map](map.png)](https://example.org)', { highest: 2 })).toBe(
      '<p><a href="https://example.org">A map</a></p>',
    );
    expect(renderMarkdown('![](https://example.org/map.png)', { highest: 2 })).toBe(
      '<p><a href="https://example.org/map.png">https://example.org/map.png</a></p>',
    );
  });
});

describe('a text that nobody has written', () => {
  const patterns: [name: string, unit: string][] = [
    ['brackets', '['],
    ['images within images', '!['],
    ['quotes within quotes', '>'],
    ['lists within lists', '- '],
    ['numbered lists within lists', '1) '],
    ['quotes and lists', '> - a\n\n'],
    ['words set off', '*a*'],
    ['words set off twice', '*a _b '],
    ['strong words', '**a** '],
    ['one underscore after the other', '_a_ '],
    ['lines through', '~~a~~ '],
    ['stars within a word', 'a*b'],
    ['links', '[a](b) '],
    ['links that never end', '[a]('],
    ['backticks', '`a'],
    ['entities', '&amp;'],
    ['tags', '<a b="'],
    ['tables', '|a'],
    ['www', 'www.'],
    ['addresses of mail', 'a@a.'],
  ];

  it.each(patterns)('is shown in a moment: %s', (_name, unit) => {
    for (const length of [3000, 30_000, 300_000]) {
      const start = performance.now();
      const html = renderMarkdown(unit.repeat(length / unit.length), { highest: 2 });
      expect(html.length).toBeGreaterThan(0);
      // Without bounds this takes hours; the limit is that of a busy machine.
      expect(performance.now() - start).toBeLessThan(8000);
    }
  });

  it('is shown as plain paragraphs', () => {
    expect(renderMarkdown(`${'!['.repeat(60)}\n\n*a* <b>`, { highest: 2 })).toBe(
      `<p>${'!['.repeat(60)}</p><p>*a* &#x3C;b></p>`,
    );
  });

  it('is not taken for one that people have', () => {
    const table = `| a | b |\n|---|---|\n${'| [x](y) | snake_case_name |\n'.repeat(400)}`;
    const list = '- **a** [b](c)\n'.repeat(2000);
    const lines = `${'-'.repeat(300)}\n\n${'='.repeat(300)}`;
    const nested = '- a\n  - b\n    - c\n      > d\n'.repeat(100);
    for (const text of [table, nested]) {
      expect(renderMarkdown(text, { highest: 2 })).toMatch(/<(td|li)>/);
    }
    expect(renderMarkdown(lines, { highest: 2 })).toContain('<hr>');
    expect(renderMarkdown(list, { highest: 2 })).toContain('<strong>a</strong>');
  });
});
