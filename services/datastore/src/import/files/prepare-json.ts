import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { badFile } from './import-refusal.ts';
import {
  type ImportNote,
  MOST_ROW_CHARACTERS,
  type RejectedRow,
  type RejectReason,
} from './import-report.ts';
import { type JsonElement, MOST_CHARACTERS, readJsonElements } from './json-elements.ts';
import { aboutFile, type PreparedFile, type PreparedRecords, type UnwrappedFile } from './prepare-file.ts';
import { MOST_REJECTED_LISTED } from './rewrite-csv.ts';
import { readAsUtf8 } from './text-encoding.ts';

const SHOWN_CHARACTERS = 200;
const CHUNK_BYTES = 1024 * 1024;
// Any of them, mixed as they may be. A CR at the end of a piece waits for its LF.
const LINE_END = /\r\n|\n|\r(?!$)/;
/** Nobody's data lies deeper, and some thousand levels end the process of the engine that reads them. */
const DEEPEST_LEVEL = 100;

/** Makes JSON readable, or a text with one record a line: see `writeRecords`. */
export async function prepareJson(file: UnwrappedFile, format: 'json' | 'ndjson'): Promise<PreparedFile> {
  const { encoding, path, notes } = await readAsUtf8(file.path, join(file.folder, `text-${file.wrapped}`));
  const target = join(file.folder, 'records.ndjson');
  const records = await writeRecords(path, format, target);
  const about = { ...aboutFile(records.format), encoding, notes };
  return { kind: 'records', path: target, about, records };
}

/**
 * Writes the records of a JSON document, or of a text with one record a line, to `target`, one a line. Features
 * become rows with their properties as columns. Lines that are no JSON are left out and told of; a document
 * that is not well formed cannot be read at all.
 * @throws invalid_input on `file` with line and cause
 */
async function writeRecords(
  path: string,
  format: 'json' | 'ndjson',
  target: string,
): Promise<PreparedRecords> {
  const place = { path: '' };
  const elements = format === 'json' ? readJsonElements(path, place) : readLines(path);
  const collected = collector(format === 'json');
  await pipeline(async function* () {
    for await (const element of elements) {
      const record = collected.take(element);
      if (record !== undefined) yield `${record}\n`;
    }
  }, createWriteStream(target));
  return collected.finish(format, place.path);
}

async function* readLines(path: string): AsyncGenerator<JsonElement> {
  const decoder = new TextDecoder('utf-8');
  let line = 0;
  let rest = '';
  const take = (text: string): JsonElement[] => {
    line += 1;
    const plain = text.trim();
    return plain === '' ? [] : [{ line, text: plain }];
  };
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split(LINE_END);
    rest = lines.pop() ?? '';
    for (const text of lines) yield* take(text);
    if (rest.length > MOST_CHARACTERS) throw badFile({ code: 'record_too_long' }, line + 1);
  }
  yield* take(rest + decoder.decode());
}

function collector(whole: boolean) {
  let rows = 0;
  let rejectedRows = 0;
  let longest = 0;
  const rejected: RejectedRow[] = [];
  const geometries = new Map<string, number>();

  function reject({ line, text }: JsonElement, reason: RejectReason): undefined {
    rejectedRows += 1;
    if (rejected.length >= MOST_REJECTED_LISTED) return;
    const value = text.slice(0, SHOWN_CHARACTERS);
    rejected.push({ line, column: null, value, reason, row: text.slice(0, MOST_ROW_CHARACTERS) });
  }

  return {
    take(element: JsonElement): string | undefined {
      const value = parse(element.text);
      if (value === undefined) {
        if (whole)
          throw badFile({ code: 'json_malformed_at', text: element.text.slice(0, 60) }, element.line);
        return reject(element, 'not_json');
      }
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return reject(element, 'not_an_object');
      if (element.text.length > DEEPEST_LEVEL && isDeeper(value, DEEPEST_LEVEL)) {
        throw badFile({ code: 'record_too_deep', most: DEEPEST_LEVEL }, element.line);
      }
      const feature = rowOfFeature(value as Record<string, unknown>);
      if (feature?.kept) geometries.set(feature.kept, (geometries.get(feature.kept) ?? 0) + 1);
      const text = feature ? JSON.stringify(feature.row) : element.text.replace(/[\r\n]+/g, ' ');
      rows += 1;
      longest = Math.max(longest, Buffer.byteLength(text));
      return text;
    },
    finish(format: 'json' | 'ndjson', path: string): PreparedRecords {
      if (rows === 0 && rejectedRows === 0) throw badFile({ code: 'json_without_records' });
      if (rejectedRows > rows) {
        throw badFile(
          { code: 'records_no_objects', wrong: rejectedRows, count: rows + rejectedRows },
          rejected[0]?.line,
        );
      }
      const notes: ImportNote[] = [...geometries].map(([kept, count]) => ({
        code: 'geometry',
        params: { kept, count },
      }));
      if (path !== '') notes.push({ code: 'list_within', params: { path } });
      return {
        format: geometries.size > 0 ? 'geojson' : format,
        rows,
        longest,
        rejectedRows,
        rejected,
        notes,
      };
    },
  };
}

type Geometry = { type?: unknown; coordinates?: unknown };

type FeatureRow = { row: Record<string, unknown>; kept: string | undefined };

/**
 * A feature of GeoJSON (RFC 7946) as a row: its properties, its id, and where it is. A point becomes
 * `longitude` and `latitude` (and `elevation`), any other geometry stays GeoJSON, as text in `geometry`.
 * Undefined for what is no feature.
 */
function rowOfFeature(value: Record<string, unknown>): FeatureRow | undefined {
  if (value.type !== 'Feature' || !('geometry' in value)) return undefined;
  const properties = (value.properties ?? {}) as Record<string, unknown>;
  const row: Record<string, unknown> = {};
  if (value.id !== undefined && !('id' in properties)) row.id = value.id;
  Object.assign(row, properties);
  const geometry = value.geometry as Geometry | null;
  if (!geometry) return { row, kept: undefined };
  const free = (name: string) => (name in properties ? `geometry_${name}` : name);
  if (geometry.type === 'Point' && Array.isArray(geometry.coordinates)) {
    const [longitude, latitude, elevation] = geometry.coordinates as unknown[];
    row[free('longitude')] = longitude;
    row[free('latitude')] = latitude;
    if (elevation !== undefined) row[free('elevation')] = elevation;
    return { row, kept: 'longitude and latitude' };
  }
  row[free('geometry')] = JSON.stringify(geometry);
  return { row, kept: 'GeoJSON text' };
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
