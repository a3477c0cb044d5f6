import type { TextInLanguages } from '@gazetteer/kernel';
import type { TableDescription } from '../../model/table-description.ts';
import type { PackageDictionary } from '../../model/dataset.contract.ts';
import type { ResourceDictionary } from '../../model/resource.contract.ts';
import { cleanAddress, cleanText, cleanTexts } from './clean-text.ts';
import { fileTypeOf } from '../../compose/file-types.ts';
import type { DistributionRecord, TableRecord } from './metadata-record.ts';

/** Where a dataset stands: its lasting address, its page, and this installation's. */
export type Whereabouts = { uri: string; page: string; publicUrl: string };

const TABLE_FORMATS = [
  ['CSV', ''],
  ['Parquet', '?format=parquet'],
  ['JSON', '?format=json'],
] as const;

/** Every way to get a dataset's data: each resource as it was published, and each table as CSV, Parquet and JSON. */
export function composeDistributions(
  dataset: PackageDictionary,
  tables: ReadonlyMap<string, TableDescription>,
  place: Whereabouts,
): DistributionRecord[] {
  return dataset.resources.flatMap((resource) => {
    const table = tables.get(resource.id);
    const file = fileDistribution(dataset, resource, place);
    return [...(table ? tableDistributions(dataset, resource, table, place) : []), ...(file ? [file] : [])];
  });
}

function tableDistributions(
  dataset: PackageDictionary,
  resource: ResourceDictionary,
  table: TableDescription,
  place: Whereabouts,
): DistributionRecord[] {
  const said = common(dataset, resource, place);
  return TABLE_FORMATS.map(([format, query]) => ({
    ...said,
    uri: `${said.uri}#${format.toLowerCase()}`,
    title: `${said.title} (${format})`,
    translations: { ...said.translations, ...inFormat(said.translations.title, format) },
    description: said.description || `The table '${said.title}' as ${format}: ${extent(table)}.`,
    downloadUrl: `${place.publicUrl}/datastore/dump/${encodeURIComponent(resource.id)}${query}`,
    fileType: fileTypeOf(format),
    bytes: format === 'Parquet' ? table.bytes : undefined,
    checksum: undefined,
    modified: utcTime(table.changed),
    isHere: true,
    isTable: true,
  }));
}

/** The title of a table in each language, with the format it is given in. */
function inFormat(titles: TextInLanguages | undefined, format: string): { title?: TextInLanguages } {
  if (!titles) return {};
  const named = Object.entries(titles).map(([language, title]) => [language, `${title} (${format})`]);
  return { title: Object.fromEntries(named) };
}

function extent({ rows, columns }: TableDescription): string {
  return `${rows} ${rows === 1 ? 'row' : 'rows'}, ${columns.length} ${columns.length === 1 ? 'column' : 'columns'}`;
}

function fileDistribution(
  dataset: PackageDictionary,
  resource: ResourceDictionary,
  place: Whereabouts,
): DistributionRecord | undefined {
  const downloadUrl = cleanAddress(resource.url);
  // The table alone is told of as a table.
  if (!downloadUrl || resource.url_type === 'datastore') return undefined;
  const said = common(dataset, resource, place);
  const fileType = fileTypeOf(cleanText(resource.format));
  return {
    ...said,
    uri: `${said.uri}#file`,
    description: said.description || `${said.title}${fileType.name && `, a file of type ${fileType.name}`}.`,
    downloadUrl,
    fileType,
    bytes: resource.size ?? undefined,
    checksum: readChecksum(resource.hash),
    modified: utcTime(resource.last_modified ?? resource.created),
    isHere: downloadUrl.startsWith(`${place.publicUrl}/`),
    isTable: false,
  };
}

function common(dataset: PackageDictionary, resource: ResourceDictionary, place: Whereabouts) {
  return {
    uri: resourceUri(place.uri, resource.id),
    resourceId: resource.id,
    title: cleanText(resource.name ?? '') || cleanText(dataset.title),
    description: cleanText(resource.description),
    translations: {
      ...cleanTexts('title', resource.name_translated),
      ...cleanTexts('description', resource.description_translated),
    },
    accessUrl: `${place.page}/r/${encodeURIComponent(resource.sku || resource.id)}`,
    issued: utcTime(resource.created),
  };
}

/** Stands for a resource for ever. */
function resourceUri(datasetUri: string, resourceId: string): string {
  return `${datasetUri}/resource/${encodeURIComponent(resourceId)}`;
}

/** The tables of a dataset, for formats that tell of columns. */
export function composeTables(
  dataset: PackageDictionary,
  tables: ReadonlyMap<string, TableDescription>,
  { publicUrl }: Whereabouts,
): TableRecord[] {
  return dataset.resources.flatMap((resource, place) => {
    const table = tables.get(resource.id);
    if (!table) return [];
    return {
      ...table,
      columns: table.columns.map((column) => ({
        ...column,
        name: column.name.toWellFormed(),
        label: column.label && cleanText(column.label),
        notes: column.notes && cleanText(column.notes),
        unit: column.unit && cleanText(column.unit),
      })),
      resourceId: resource.id,
      name: resource.sku || `table-${place + 1}`,
      title: cleanText(resource.name ?? '') || cleanText(dataset.title),
      description: cleanText(resource.description),
      csvUrl: `${publicUrl}/datastore/dump/${encodeURIComponent(resource.id)}`,
    };
  });
}

const algorithms: Record<number, string> = { 32: 'md5', 40: 'sha1', 64: 'sha256', 128: 'sha512' };

/** Reads `sha256:…` or bare hexadecimal digits, whose length tells the algorithm. */
function readChecksum(text: string): DistributionRecord['checksum'] {
  const value = /^(?:[a-z0-9-]+:)?([0-9a-f]+)$/i.exec(text.trim())?.[1]?.toLowerCase();
  const algorithm = value && algorithms[value.length];
  return algorithm && value ? { algorithm, value } : undefined;
}

/** A time of the catalogue (in UTC, without saying so) with its zone, to the second. */
export function utcTime(time: string): string {
  return `${time.slice(0, 19)}Z`;
}
