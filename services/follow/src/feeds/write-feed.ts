import { escapeHtml, xmlElement, xmlNode } from '@gazetteer/kernel';
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

/** An Atom feed (RFC 4287) of news, the newest first. */
export function writeFeed(head: FeedHead, entries: readonly FeedEntry[]): string {
  const { title, address, page, language, author } = head;
  const feed = xmlNode('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
    xmlElement('id', {}, address),
    xmlElement('title', {}, title),
    xmlElement('updated', {}, entries[0]?.at ?? head.updated),
    xmlNode('author', {}, [xmlElement('name', {}, author)]),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: address }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: page }),
    ...entries.map(writeEntry),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${feed}\n`;
}

function writeEntry({ id, headline, at, page, lines, lists }: FeedEntry): string {
  const content = [
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...lists.map(
      ({ caption, items }) =>
        `<p>${escapeHtml(caption)}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
    ),
  ].join('');
  return xmlNode('entry', {}, [
    xmlElement('id', {}, `urn:uuid:${id}`),
    xmlElement('title', {}, headline),
    xmlElement('updated', {}, at),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: page }),
    xmlElement('content', { type: 'html' }, content),
  ]);
}
