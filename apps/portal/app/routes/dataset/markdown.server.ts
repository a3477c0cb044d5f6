import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * Makes HTML of a publisher's Markdown. Raw HTML comes out as text, and links other than http, https and
 * mailto lose their address. The highest heading becomes an h3, below the page's own, and none is skipped to.
 */
export function markdownHtml(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  const found = [...html.matchAll(/<h([1-6])>/g)].map((match) => Number(match[1]));
  const levels = [...new Set(found)].sort((one, other) => one - other);
  return html.replaceAll(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(6, 3 + levels.indexOf(Number(level)))}>`;
  });
}
