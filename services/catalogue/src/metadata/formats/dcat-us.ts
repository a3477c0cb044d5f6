import type { Site } from '../../model/site.ts';
import type { DistributionRecord, MetadataRecord, TableRecord } from '../record/metadata-record.ts';
import { withoutEmpty } from './without-empty.ts';

/** The catalogue as DCAT-US 3.0 without its datasets, which are many. */
export function composeDcatUsCatalog(site: Site): Record<string, unknown> {
  return {
    '@type': 'Catalog',
    '@id': `${site.publicUrl}/data.json`,
    conformsTo: {
      '@type': 'Standard',
      '@id': 'https://resources.data.gov/dcat-us/3.0.0',
      title: 'DCAT-US 3.0',
    },
    title: site.title,
    description: site.description,
    publisher: organization(site.publisher.name),
    homepage: `${site.publicUrl}/`,
    language: site.languages.map(({ uri }) => uri),
  };
}

/** A dataset as DCAT-US 3.0. */
export function composeDcatUs(record: MetadataRecord, site: Site): Record<string, unknown> {
  const { contact, creator, period, publisher } = record;
  const email = contact.email ?? site.contact.email;
  return withoutEmpty({
    '@type': 'Dataset',
    '@id': record.uri,
    identifier: record.uri,
    title: record.title,
    description: record.description,
    contactPoint: [
      withoutEmpty({
        '@type': 'Kind',
        fn: contact.name,
        hasEmail: email && `mailto:${email}`,
        hasURL: contact.page,
      }),
    ],
    publisher: organization(publisher.name),
    creator: creator && organization(creator.name),
    keyword: record.keywords,
    theme: record.sectors.map((sector) => ({ '@type': 'Concept', prefLabel: sector })),
    issued: record.issued,
    modified: record.modified,
    version: record.version,
    landingPage: { '@type': 'Document', '@id': record.page },
    accrualPeriodicity: record.frequency?.uri,
    temporal: period && [{ '@type': 'PeriodOfTime', startDate: period.start, endDate: period.end }],
    spatial: record.places.map(({ name, uri }) =>
      withoutEmpty({ '@type': 'Location', '@id': uri, prefLabel: name }),
    ),
    language: record.languages.map(({ uri }) => uri),
    accessRights: 'public',
    provenance: record.methodology && [{ '@type': 'ProvenanceStatement', label: record.methodology }],
    describedBy:
      record.tables.length > 0 ? dictionary(`${record.uri}/datapackage.json`, 'application/json') : undefined,
    distribution: record.distributions.map((distribution) => describeDistribution(distribution, record)),
  });
}

function organization(name: string) {
  return { '@type': 'Organization', name };
}

function dictionary(downloadURL: string, mediaType: string) {
  return {
    '@type': 'Distribution',
    title: 'Data dictionary',
    accessURL: downloadURL,
    downloadURL,
    mediaType,
  };
}

function describeDistribution(distribution: DistributionRecord, { license, tables }: MetadataRecord) {
  const { checksum, fileType } = distribution;
  const table = tables.find(
    ({ resourceId }) => distribution.isTable && resourceId === distribution.resourceId,
  );
  return withoutEmpty({
    '@type': 'Distribution',
    '@id': distribution.uri,
    title: distribution.title,
    description: distribution.description,
    accessURL: distribution.accessUrl,
    downloadURL: distribution.downloadUrl,
    mediaType: fileType.mediaType,
    format: fileType.name,
    byteSize: distribution.bytes,
    license: license?.uri,
    rights: license && !license.uri ? [license.title] : undefined,
    issued: distribution.issued,
    modified: distribution.modified,
    describedBy: table && csvDictionary(table, distribution),
    checksum: checksum && {
      '@type': 'Checksum',
      algorithm: checksum.algorithm,
      checksumValue: checksum.value,
    },
  });
}

function csvDictionary({ csvUrl }: TableRecord, { downloadUrl }: DistributionRecord) {
  return csvUrl === downloadUrl ? dictionary(`${csvUrl}-metadata.json`, 'application/csvm+json') : undefined;
}
