import type { Site } from '../../model/site.ts';
import type { DistributionRecord, MetadataRecord, Place } from '../record/metadata-record.ts';
import { withoutEmpty } from './without-empty.ts';

// Search engines read descriptions of 50 to 5000 characters.
const SHORTEST = 50;
const LONGEST = 5000;
const MOST_VARIABLES = 100;

/** A dataset in the words of schema.org, as dataset search engines read it. */
export function composeSchemaOrg(record: MetadataRecord, site: Site): Record<string, unknown> {
  return { '@context': 'https://schema.org/', '@type': 'Dataset', ...describeDataset(record, site) };
}

/** What schema.org, and Croissant which builds on it, say of a dataset. */
export function describeDataset(record: MetadataRecord, site: Site): Record<string, unknown> {
  const { license, creator, publisher, period, places } = record;
  return withoutEmpty({
    '@id': record.uri,
    url: record.page,
    identifier: record.uri,
    name: record.title,
    description: describe(record, site),
    keywords: [...record.sectors, ...record.keywords],
    // Search engines take an address here, and no name.
    license: license?.uri,
    creator: organization((creator ?? publisher).name, (creator ?? publisher).homepage),
    publisher: organization(publisher.name, publisher.homepage),
    dateCreated: record.issued,
    datePublished: record.issued,
    dateModified: record.modified,
    version: record.version,
    isAccessibleForFree: true,
    isBasedOn: record.sourceLink,
    measurementTechnique: record.methodology.slice(0, LONGEST),
    includedInDataCatalog: { '@type': 'DataCatalog', name: site.title, url: `${site.publicUrl}/` },
    temporalCoverage: period && `${period.start}/${period.end}`,
    spatialCoverage: places.map(describePlace),
    variableMeasured: variablesOf(record),
    distribution: record.distributions.map(describeDownload),
  });
}

function describe({ title, notes, publisher, name }: MetadataRecord, site: Site): string {
  if (notes.length >= SHORTEST) return cut(notes, LONGEST);
  const known = [title, notes, `Published by ${publisher.name} in ${site.title}`, name];
  return cut(`${known.filter((part) => part !== '').join('. ')}.`.padEnd(SHORTEST, ' .'), LONGEST);
}

/** The first characters of a text, never half of one. */
function cut(text: string, length: number): string {
  return text.length > length
    ? text
        .slice(0, length)
        .toWellFormed()
        .replace(/\ufffd$/, '')
    : text;
}

function organization(name: string, url: string | undefined) {
  return { '@type': 'Organization', name, ...(url && { url }) };
}

function describePlace({ name, uri, box }: Place) {
  const [west, south, east, north] = box ?? [];
  return withoutEmpty({
    '@type': 'Place',
    '@id': uri,
    name,
    geo: box && { '@type': 'GeoShape', box: `${south} ${west} ${north} ${east}` },
  });
}

function describeDownload({
  title,
  description,
  downloadUrl,
  fileType,
  bytes,
  modified,
}: DistributionRecord) {
  return withoutEmpty({
    '@type': 'DataDownload',
    name: title,
    description,
    contentUrl: downloadUrl,
    encodingFormat: fileType.mediaType ?? fileType.name,
    contentSize: bytes === undefined ? undefined : `${bytes} B`,
    dateModified: modified,
  });
}

/** The indicators of a dataset; all its columns where none is marked as one. */
function variablesOf({ tables }: MetadataRecord) {
  const columns = tables.flatMap((table) => table.columns);
  const measures = columns.filter(({ role }) => role === 'measure');
  const chosen = new Map((measures.length > 0 ? measures : columns).map((column) => [column.name, column]));
  return [...chosen.values()].slice(0, MOST_VARIABLES).map(({ name, label, notes, unit }) =>
    withoutEmpty({
      '@type': 'PropertyValue',
      name: label ?? name,
      alternateName: label && label !== name ? name : undefined,
      description: notes,
      unitText: unit,
    }),
  );
}
