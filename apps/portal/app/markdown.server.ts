import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** HTML of a Markdown text with tables. Raw HTML in it is shown as text, and dangerous links lose their target. */
export function markdownToHtml(markdown: string): string {
  return micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
}
