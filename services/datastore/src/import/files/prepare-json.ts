import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { badFile } from './import-refusal.ts';
import { rowOfFeature } from './geojson-row.ts';
import type { ImportNote, RejectedRow, RejectReason } from './import-report.ts';
import { type JsonElement, MOST_CHARACTERS, readJsonElements } from './json-elements.ts';
import { MOST_REJECTED_LISTED } from './rewrite-csv.ts';

export type PreparedRecords = {
  format: 'json' | 'ndjson' | 'geojson';
  rows: number;
  /** The length of the longest record in bytes, at most. */
  longest: number;
  rejectedRows: number;
  rejected: RejectedRow[];
  notes: ImportNote[];
};

const SHOWN_CHARACTERS = 200;
const CHUNK_BYTES = 1024 * 1024;
/** Nobody's data lies deeper, and some thousand levels end the process of the engine that reads them. */
const DEEPEST_LEVEL = 100;

/**
 * Writes the records of a JSON document, or of a text with one record a line, to `target`, one a line. Features
 * become rows with their properties as columns. Lines that are no JSON are left out and told of; a document
 * that is not well formed cannot be read at all.
 * @throws invalid_input on `file` with line and cause
 */
export async function prepareJson(
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
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
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
    rejected.push({ line, column: null, value: text.slice(0, SHOWN_CHARACTERS), reason });
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
