import type { MetadataRecord } from '../metadata/record/metadata-record.ts';
import type { DownloadParts, FilePart, LeftOut, TablePart } from './list-parts.ts';
import { heading, writers } from './plain-page.ts';
import type { DownloadWords } from './words/words.ts';

/** What a download tells of: a dataset, and what of it is inside. */
export type Told = {
  record: MetadataRecord;
  parts: DownloadParts;
  /** The page of the source where the data were found, where it is another than that of the source. */
  originalPage: string | undefined;
};

/** What is in a download, where it comes from, and what is left out, in plain words. */
export function writeReadme({ record, parts, originalPage }: Told, words: DownloadWords): string {
  const { readme } = words;
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [[heading(title, '-'), ...lines].join('\n\n')] : [];
  return [
    heading(record.title, '='),
    ...(record.notes ? [record.notes] : []),
    ...part(readme.inside, insideLines(parts, words)),
    ...part(readme.origin, [originLines(record, originalPage, words).join('\n')]),
    ...part(readme.methodology, record.methodology ? [record.methodology] : []),
    ...part(readme.leftOut, [leftOutLines(parts.leftOut, words).join('\n')]),
  ]
    .join('\n\n\n')
    .concat('\n');
}

function insideLines({ tables, files }: DownloadParts, words: DownloadWords): string[] {
  const { readme } = words;
  const entry = (path: string, ...lines: string[]) => [path, ...lines.map((line) => `  ${line}`)].join('\n');
  return [
    ...tables.map((part) => entry(part.path, ...tableLines(part, words))),
    ...files.map((part) => entry(part.path, fileLine(part, words))),
    ...(tables.length + files.length === 0 ? [readme.nothing] : []),
    entry('LICENCE.txt', readme.licence),
    entry('CITATION.txt, CITATION.bib', readme.citation),
    entry('datapackage.json', readme.descriptor),
    ...(tables.length > 0 ? [readme.csv] : []),
  ];
}

function tableLines({ table, dictionary }: TablePart, { readme, locale }: DownloadWords): string[] {
  const { number, date } = writers(locale);
  const { title, version, changed, columns } = table;
  const rows = readme.rows(table.rows, number(table.rows));
  const counted = readme.columns(columns.length, number(columns.length));
  return [
    readme.table({ title, rows, columns: counted, version, changed: date(changed) }),
    ...(table.description ? [table.description.replaceAll('\n', '\n  ')] : []),
    readme.dictionary(dictionary),
  ];
}

function fileLine({ title, bytes, file }: FilePart, { readme, locale }: DownloadWords): string {
  const facts = [file.fileType.name, writers(locale).bytes(bytes)].filter(Boolean).join(', ');
  return readme.file({ title, facts });
}

function originLines(
  record: MetadataRecord,
  originalPage: string | undefined,
  { readme, colon, locale }: DownloadWords,
): string[] {
  const { creator, sourceDates, period, contact } = record;
  const { date } = writers(locale);
  const lines: [string, string | undefined][] = [
    [readme.source, creator && named(creator.name, record.sourceLink)],
    [readme.originalPage, originalPage],
    [readme.sourcePublished, sourceDates.published && date(sourceDates.published)],
    [readme.sourceUpdated, sourceDates.updated && date(sourceDates.updated)],
    [readme.period, period && (period.start === period.end ? period.start : `${period.start}–${period.end}`)],
    [readme.places, record.places.flatMap(({ name }) => name ?? []).join(', ')],
    [readme.publisher, record.publisher.name],
    [readme.onPortal, date(record.issued)],
    [readme.portalUpdated, date(record.modified)],
    [readme.contact, record.hasOwnContact ? named(contact.name, contact.email) : undefined],
    [readme.page, record.page],
  ];
  return lines.flatMap(([title, value]) => (value ? [`${title}${colon}${value}`] : []));
}

function named(name: string, address: string | undefined): string {
  return address && address !== name ? `${name}, ${address}` : name;
}

function leftOutLines(leftOut: readonly LeftOut[], { readme }: DownloadWords): string[] {
  const lines = leftOut.map(({ title, reason, address }) =>
    reason === 'missing' || address === undefined ? readme.missing(title) : readme[reason](title, address),
  );
  return [...lines, readme.alsoLeftOut].map((line) => `- ${line}`);
}

/** What may be done with the data, as far as the publisher says so. */
export function writeLicence({ title, license }: MetadataRecord, { licence }: DownloadWords): string {
  if (!license) return `${licence.none(title)}\n`;
  const conditions = license.uri ? [licence.address(license.uri)] : [];
  return [licence.under(title), license.title, ...conditions, licence.attribution].join('\n\n').concat('\n');
}
