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
  const { license, creator, contact, period } = record;
  const files = record.distributions.filter(({ isTable }) => !isTable);
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
  });
  // The standard asks for the list, even an empty one.
  return { ...said, resources: [...record.tables.map(describeTable), ...files.map(describeFile)] };
}

// The standard's names of licences have no other characters.
function licenseName(id: string): string | undefined {
  return /^[-\w.]+$/.test(id) ? id : undefined;
}

function describeTable(table: TableRecord) {
  return withoutEmpty({
    name: table.name,
    path: table.csvUrl,
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

function describeFile(file: DistributionRecord, place: number) {
  const { fileType, downloadUrl, bytes, checksum } = file;
  return withoutEmpty({
    name: `file-${place + 1}`,
    path: downloadUrl,
    title: file.title,
    description: file.description,
    format: fileType.name.toLowerCase(),
    mediatype: fileType.mediaType,
    bytes,
    hash: checksum && `${checksum.algorithm}:${checksum.value}`,
  });
}
