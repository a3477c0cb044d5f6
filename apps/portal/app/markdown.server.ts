import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * Makes HTML of a Markdown text with tables. Raw HTML comes out as text, and links other than http, https and
 * mailto lose their address. The text's highest heading becomes one of level `highest`, to stand below those of
 * the page, and no level is left out.
 */
export function markdownHtml(markdown: string, highest: 2 | 3): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  const found = [...html.matchAll(/<h([1-6])>/g)].map((match) => Number(match[1]));
  const levels = [...new Set(found)].sort((one, other) => one - other);
  return html.replaceAll(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(6, highest + levels.indexOf(Number(level)))}>`;
  });
}
