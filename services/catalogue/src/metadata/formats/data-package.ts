import type { ColumnDescription } from '../../model/table-description.ts';
import type { DistributionRecord, MetadataRecord, TableRecord } from '../record/metadata-record.ts';
import { dumpedColumns } from './dumped-columns.ts';
import { standardType } from './standard-type.ts';
import { withoutEmpty } from './without-empty.ts';

/**
 * A dataset as a Data Package, version 2 (https://datapackage.org), its tables as CSV with Table Schema. The words
 * that the standard leaves to profiles (sector, unit, role …) are those that our own importer reads.
 */
export function composeDataPackage(record: MetadataRecord): Record<string, unknown> {
  const files = record.distributions.filter(({ isTable }) => !isTable);
  return describePackage(record, [
    ...record.tables.map((table) => describeTable(table, table.csvUrl)),
    ...files.map((file, index) => describeFile(file, index, file.downloadUrl)),
  ]);
}

/** What a Data Package says of a dataset, with these resources: `describeTable` and `describeFile` write them. */
export function describePackage(
  record: MetadataRecord,
  resources: readonly Record<string, unknown>[],
): Record<string, unknown> {
  const { license, creator, contact, period, sourceDates } = record;
  const said = withoutEmpty({
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: record.name,
    id: record.uri,
    title: record.title,
    description: record.notes,
    homepage: record.page,
    version: record.version,
    created: record.issued,
    keywords: record.keywords,
    licenses: license && [
      withoutEmpty({ name: licenseName(license.id), title: license.title, path: license.uri }),
    ],
    sources: creator && [withoutEmpty({ title: creator.name, path: creator.homepage })],
    contributors: [
      { title: record.publisher.name, path: record.publisher.homepage, roles: ['publisher'] },
      withoutEmpty({ title: contact.name, email: contact.email, roles: ['contact'] }),
    ],
    sector: record.sectors,
    methodology: record.methodology,
    years_covered: period && (period.start === period.end ? period.start : `${period.start}-${period.end}`),
    source_name: creator?.name,
    source_link: record.sourceLink,
    source_published: sourceDates.published,
    source_updated: sourceDates.updated,
  });
  // The standard asks for the list, even an empty one.
  return { ...said, resources };
}

// The standard's names of licences have no other characters.
function licenseName(id: string): string | undefined {
  return /^[-\w.]+$/.test(id) ? id : undefined;
}

/** A table as CSV with Table Schema; `path` is its address, or where it is in the package. */
export function describeTable(table: TableRecord, path: string): Record<string, unknown> {
  return withoutEmpty({
    name: table.name,
    path,
    title: table.title,
    description: table.description,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    dialect: { header: true, delimiter: ',' },
    schema: withoutEmpty({
      fields: dumpedColumns(table).map(describeField),
      primaryKey: table.primaryKey,
      missingValues: [''],
    }),
  });
}

function describeField({ name, type, label, notes, unit, role }: ColumnDescription) {
  return withoutEmpty({
    name,
    type: standardType(type),
    native_type: type === 'numeric' || type.startsWith('_') ? type : undefined,
    title: label,
    description: notes,
    unit,
    role,
  });
}

/** Another file of the package, in this place among them; `path` is its address, or where it is in the package. */
export function describeFile(file: DistributionRecord, index: number, path: string): Record<string, unknown> {
  const { fileType, bytes, checksum } = file;
  return withoutEmpty({
    name: `file-${index + 1}`,
    path,
    title: file.title,
    description: file.description,
    format: fileType.name.toLowerCase(),
    mediatype: fileType.mediaType,
    bytes,
    hash: checksum && `${checksum.algorithm}:${checksum.value}`,
  });
}
