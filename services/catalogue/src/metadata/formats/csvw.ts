import type { ColumnDescription } from '../../model/table-description.ts';
import type { MetadataRecord, TableRecord } from '../record/metadata-record.ts';
import { dumpedColumns } from './dumped-columns.ts';

/** The datastore's types in the words of XML Schema, which CSVW uses. */
const datatypes: Record<string, string> = {
  int: 'integer',
  float: 'double',
  numeric: 'decimal',
  bool: 'boolean',
  date: 'date',
  time: 'time',
  timestamp: 'dateTime',
  json: 'json',
};

/** A table's CSV in the words of CSV on the Web (Metadata Vocabulary for Tabular Data). */
export function composeCsvw(table: TableRecord, record: MetadataRecord): Record<string, unknown> {
  const named = namesOf(dumpedColumns(table));
  const key = table.primaryKey.map((column) => named.get(column)).filter((name) => name !== undefined);
  const license = record.license?.uri;
  return {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
    '@id': `${table.csvUrl}-metadata.json`,
    url: table.csvUrl,
    'dc:title': table.title,
    'dc:description': table.description || record.description,
    'dc:publisher': record.publisher.name,
    ...(license && { 'dc:license': { '@id': license } }),
    'dc:modified': { '@value': table.changed, '@type': 'xsd:dateTime' },
    'dcat:keyword': record.keywords,
    dialect: { encoding: 'utf-8', delimiter: ',', header: true, headerRowCount: 1 },
    tableSchema: {
      columns: dumpedColumns(table).map((column) => describeColumn(column, named.get(column.name) ?? '')),
      ...(key.length > 0 && { primaryKey: key }),
    },
  };
}

function describeColumn({ name, label, notes, unit, type }: ColumnDescription, variable: string) {
  return {
    name: variable,
    // The first title is what the header says; a reader checks it.
    titles: label && label !== name ? [name, label] : [name],
    ...(notes && { 'dc:description': notes }),
    ...(unit && { 'schema:unitText': unit }),
    datatype: datatypes[type] ?? (type.startsWith('_') ? 'json' : 'string'),
  };
}

/** A name for each column that may stand in a URI template, as CSVW wants it; a name is used once. */
function namesOf(columns: readonly ColumnDescription[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    columns.map(({ name }, place) => {
      // Names with a leading underscore are CSVW's own.
      const plain = name.replace(/[^A-Za-z0-9_.]+/g, '_').replace(/^[_.]+/, '') || `column_${place + 1}`;
      const variable = taken.has(plain) ? `${plain}_${place + 1}` : plain;
      taken.add(variable);
      return [name, variable];
    }),
  );
}
