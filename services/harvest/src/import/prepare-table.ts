import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ColumnSource, ImportSourceError, type TableSource } from '../files/catalogue-source.ts';

type Row = Record<string, unknown>;
type Feature = {
  id?: unknown;
  properties?: Row | null;
  geometry?: { type: string; coordinates: unknown } | null;
};

/**
 * Gives a file that the datastore reads as it stands. A JSON file whose columns are declared, or that is to be
 * turned, is rewritten as one row a line: the rows of an array, or the features of a GeoJSON with the place of a
 * point in `longitude`, `latitude` and `depth`. Only the declared columns are kept, their values read as declared.
 * @param folder for a file that has to be written
 * @returns the path and format of the file to import
 */
export async function prepareTable(
  table: TableSource,
  folder: string,
): Promise<{ file: string; format: string }> {
  const isJson = table.format === 'JSON' || table.format === 'GEOJSON';
  if (!isJson || (table.columns.length === 0 && !table.unpivot)) {
    return { file: table.file, format: table.format };
  }
  const rows = readRows(table.file, await readFile(table.file, 'utf8'));
  const long = table.unpivot ? rows.flatMap(turnColumns(table.unpivot)) : rows;
  const kept = table.columns.length > 0 ? long.map((row) => readDeclared(row, table.columns)) : long;
  const file = path.join(folder, 'rows.ndjson');
  await pipeline(Readable.from(lines(kept)), createWriteStream(file));
  return { file, format: 'NDJSON' };
}

function* lines(rows: readonly Row[]): Generator<string> {
  for (const row of rows) yield `${JSON.stringify(row)}\n`;
}

function readRows(file: string, text: string): Row[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new ImportSourceError(
      `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (Array.isArray(content) && content.every(isRow)) return content;
  if (isRow(content) && content.type === 'FeatureCollection' && Array.isArray(content.features)) {
    return (content.features as Feature[]).map(rowFromFeature);
  }
  throw new ImportSourceError(`${file} is no table: it needs an array of objects, or GeoJSON features`);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowFromFeature({ id, properties, geometry }: Feature): Row {
  const row: Row = { ...properties };
  if (id !== undefined) row.id = id;
  if (geometry?.type === 'Point' && Array.isArray(geometry.coordinates)) {
    [row.longitude, row.latitude, row.depth = null] = geometry.coordinates;
  }
  return row;
}

/** A table with a column for each year, say, becomes one with a row for each year. */
function turnColumns({ columns, name, value }: NonNullable<TableSource['unpivot']>): (row: Row) => Row[] {
  const pattern = new RegExp(columns);
  return (row) => {
    const kept = Object.entries(row).filter(([key]) => !pattern.test(key));
    const turned = Object.keys(row).filter((key) => pattern.test(key));
    return turned.map((key) => ({ ...Object.fromEntries(kept), [name]: key, [value]: row[key] }));
  };
}

function readDeclared(row: Row, columns: readonly ColumnSource[]): Row {
  return Object.fromEntries(columns.map((column) => [column.name, readValue(row[column.name], column)]));
}

const numeric = new Set(['int', 'float', 'numeric']);

function readValue(value: unknown, { type, groupCharacter, dateFormat }: ColumnSource): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (type === 'text') return typeof value === 'string' ? value : JSON.stringify(value);
  if (type && numeric.has(type) && typeof value === 'string') {
    return Number(groupCharacter ? value.replaceAll(groupCharacter, '') : value);
  }
  // A number where a time is declared counts milliseconds from 1970, as JavaScript and GeoJSON feeds write it.
  if (type === 'timestamp' && typeof value === 'number') return new Date(value).toISOString().slice(0, 19);
  if (type === 'date' && typeof value === 'string') return dateFrom(value, dateFormat);
  return value;
}

/** Reads a date written as `%m/%d/%Y` and the like; without a format, the date of an ISO time. */
function dateFrom(text: string, format: string | undefined): string {
  if (!format) return text.slice(0, 10);
  const order = [...format.matchAll(/%([Ymd])/g)].map(([, part]) => part);
  const numbers = text.match(/\d+/g) ?? [];
  const part = (name: string) => numbers[order.indexOf(name)] ?? '';
  return `${part('Y')}-${part('m').padStart(2, '0')}-${part('d').padStart(2, '0')}`;
}
