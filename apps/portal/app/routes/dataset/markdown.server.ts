import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * Makes HTML of a publisher's Markdown. Raw HTML comes out as text, and links other than http, https and
 * mailto lose their address. Headings start below the page's own.
 */
export function markdownHtml(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return html.replaceAll(
    /<(\/?)h([1-4])>/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 2}>`,
  );
}
