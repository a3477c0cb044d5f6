import type { MetadataRecord } from '../metadata/record/metadata-record.ts';
import { xmlAttribute, xmlText } from '../metadata/xml.ts';

/** The addresses of a page of a feed and of those around it (RFC 5005); those that are not there are left out. */
export type FeedPages = { self: string; first?: string; previous?: string; next?: string };

/** What a feed is of, and where it and the page of the same datasets are. */
export type Feed = {
  title: string;
  address: string;
  pages: FeedPages;
  page: string;
  /** The language that was asked for; what has no translation is in another one. */
  language?: string | undefined;
  updated: string;
};

/** Datasets as an Atom feed (RFC 4287), as given: the last changed first. */
export function writeAtom(
  { title, address, pages, page, language, updated }: Feed,
  records: readonly MetadataRecord[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom"${language ? ` xml:lang="${xmlAttribute(language)}"` : ''}>`,
    `  <id>${xmlText(address)}</id>`,
    `  <title>${xmlText(title)}</title>`,
    `  <updated>${xmlText(updated)}</updated>`,
    ...Object.entries(pages).map(
      ([relation, href]) =>
        `  <link rel="${relation}" type="application/atom+xml" href="${xmlAttribute(href)}"/>`,
    ),
    `  <link rel="alternate" type="text/html" href="${xmlAttribute(page)}"/>`,
    ...records.map(writeEntry),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry(record: MetadataRecord): string {
  const { uri, creator, publisher, license } = record;
  return [
    '  <entry>',
    `    <id>${xmlText(uri)}</id>`,
    `    <title>${xmlText(record.title)}</title>`,
    `    <published>${record.issued}</published>`,
    `    <updated>${record.modified}</updated>`,
    `    <author><name>${xmlText((creator ?? publisher).name)}</name></author>`,
    `    <summary>${xmlText(record.description)}</summary>`,
    ...[...record.sectors, ...record.keywords].map((word) => `    <category term="${xmlAttribute(word)}"/>`),
    `    <link rel="alternate" type="text/html" href="${xmlAttribute(record.page)}"/>`,
    `    <link rel="alternate" type="application/ld+json" href="${xmlAttribute(uri)}.jsonld"/>`,
    ...(license?.uri ? [`    <link rel="license" href="${xmlAttribute(license.uri)}"/>`] : []),
    ...record.distributions.map(
      ({ downloadUrl, fileType, title }) =>
        `    <link rel="enclosure"${fileType.mediaType ? ` type="${fileType.mediaType}"` : ''} title="${xmlAttribute(title)}" href="${xmlAttribute(downloadUrl)}"/>`,
    ),
    '  </entry>',
  ].join('\n');
}
