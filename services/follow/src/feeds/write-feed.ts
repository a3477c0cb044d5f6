import { escapeHtml } from '@gazetteer/kernel';
import type { WrittenNews } from '../words/write-news.ts';

export type FeedHead = {
  title: string;
  address: string;
  page: string;
  language: string;
  author: string;
  /** When it began; an empty feed has to say a time, too. */
  updated: string;
};

export type FeedEntry = WrittenNews & { id: string; at: string };

/** What XML cannot carry at all: control characters, and halves of characters. */
const UNWRITABLE = /[[\p{Cc}\p{Cs}\ufffe\uffff]--[\n\t\r]]/gv;

/** An Atom feed (RFC 4287) of news, the newest first. */
export function writeFeed(head: FeedHead, entries: readonly FeedEntry[]): string {
  const { title, address, page, language, author } = head;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">`,
    `  <id>${xml(address)}</id>`,
    `  <title>${xml(title)}</title>`,
    `  <updated>${xml(entries[0]?.at ?? head.updated)}</updated>`,
    `  <author><name>${xml(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${xml(address)}"/>`,
    `  <link rel="alternate" type="text/html" href="${xml(page)}"/>`,
    ...entries.map(writeEntry),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry({ id, headline, at, page, lines, lists }: FeedEntry): string {
  const content = [
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...lists.map(
      ({ caption, items }) =>
        `<p>${escapeHtml(caption)}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
    ),
  ].join('');
  return [
    '  <entry>',
    `    <id>urn:uuid:${xml(id)}</id>`,
    `    <title>${xml(headline)}</title>`,
    `    <updated>${xml(at)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${xml(page)}"/>`,
    `    <content type="html">${xml(content)}</content>`,
    '  </entry>',
  ].join('\n');
}

function xml(text: string): string {
  return escapeHtml(text.replaceAll(UNWRITABLE, ''));
}
