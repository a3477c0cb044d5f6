import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { Embeds } from './embeds.ts';

export type MarkdownOptions = {
  /** The level of the text's highest heading; no level below is left out. */
  highest: 2 | 3;
  /** What was found of `embedsIn`; without it links and pictures stay links. */
  embeds?: Embeds;
  /** Of the words that come with what is embedded. */
  language?: 'en' | 'fr';
  /** Where visitors find this site, for links that are written in full. */
  publicUrl?: string;
};

/**
 * Makes HTML of a Markdown text with tables. Raw HTML comes out as text, and links other than http, https and
 * mailto lose their address.
 */
export function renderMarkdown(markdown: string, { highest }: MarkdownOptions): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  const found = [...html.matchAll(/<h([1-6])>/g)].map((match) => Number(match[1]));
  const levels = [...new Set(found)].sort((one, other) => one - other);
  return html.replaceAll(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(6, highest + levels.indexOf(Number(level)))}>`;
  });
}
