import type { Site } from '../../model/site.ts';
import type { ColumnDescription } from '../../model/table-description.ts';
import type { MetadataRecord, TableRecord } from '../record/metadata-record.ts';
import { citeDataset } from './cite-dataset.ts';
import { dumpedColumns } from './dumped-columns.ts';
import { describeDataset } from './schema-org.ts';
import { withoutEmpty } from './without-empty.ts';

const ownTerms =
  'citeAs column equivalentProperty extract field fileProperty fileObject fileSet format includes isLiveDataset ' +
  'jsonPath key md5 parentField path recordSet references regex repeated replace samplingRate separator source subField transform';

/** The context that Croissant 1.0 gives to its documents. */
const context = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  dct: 'http://purl.org/dc/terms/',
  conformsTo: 'dct:conformsTo',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  examples: { '@id': 'cr:examples', '@type': '@json' },
  ...Object.fromEntries(ownTerms.split(' ').map((name) => [name, `cr:${name}`])),
};

const dataTypes: Record<string, string> = {
  int: 'sc:Integer',
  float: 'sc:Float',
  numeric: 'sc:Float',
  bool: 'sc:Boolean',
  date: 'sc:Date',
  time: 'sc:Time',
  timestamp: 'sc:DateTime',
};

/** A dataset as Croissant 1.0, with a record set for each table, for tools of machine learning. */
export function composeCroissant(record: MetadataRecord, site: Site): Record<string, unknown> {
  const { license, tables } = record;
  return withoutEmpty({
    '@context': context,
    '@type': 'sc:Dataset',
    ...describeDataset(record, site),
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    license: license?.uri ?? license?.title ?? 'unknown',
    version: versionOf(record),
    citeAs: citeDataset(record, site.title, 'en').text,
    // A table's addresses always give its present rows, so that no checksum can stand beside them.
    isLiveDataset: true,
    distribution: tables.map((table) =>
      withoutEmpty({
        '@type': 'cr:FileObject',
        '@id': fileId(table),
        name: fileId(table),
        description: table.description,
        contentUrl: table.csvUrl,
        encodingFormat: 'text/csv',
      }),
    ),
    recordSet: tables.map(describeRecords),
  });
}

/** The publisher's version where it is of three numbers, as Croissant asks; else the number of times a table changed. */
function versionOf({ version, tables }: MetadataRecord): string {
  if (version && /^\d+\.\d+\.\d+/.test(version)) return version;
  return `${Math.max(1, ...tables.map((table) => table.version))}.0.0`;
}

function fileId({ name }: TableRecord): string {
  return `${name}.csv`;
}

function describeRecords(table: TableRecord) {
  return withoutEmpty({
    '@type': 'cr:RecordSet',
    '@id': table.name,
    name: table.name,
    description: table.description || table.title,
    key: table.primaryKey.map((column) => ({ '@id': fieldId(table, column) })),
    field: dumpedColumns(table).map((column) => describeField(table, column)),
  });
}

function describeField(table: TableRecord, { name, label, notes, unit, type }: ColumnDescription) {
  const meaning = [label, notes, unit && `Unit: ${unit}`].filter((part) => part);
  return {
    '@type': 'cr:Field',
    '@id': fieldId(table, name),
    name,
    description: meaning.join('. ') || name,
    dataType: dataTypes[type] ?? 'sc:Text',
    source: { fileObject: { '@id': fileId(table) }, extract: { column: name } },
  };
}

function fieldId(table: TableRecord, column: string): string {
  return `${table.name}/${encodeURIComponent(column)}`;
}
