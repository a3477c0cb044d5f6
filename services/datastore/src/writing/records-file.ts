import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invalidInput } from '@gazetteer/kernel';
import { temporaryFile } from '../temporary-file.ts';
import type { Column } from '../tables/column.ts';
import { type StoredText, storedText } from '../tables/record-values.ts';

export type DataRecord = Record<string, unknown>;

/** A record checked against the columns: one text per column, and whether the record named it. */
export type CheckedRecord = { id: number | null; values: StoredText[]; present: boolean[] };

const MAXIMUM_PROBLEMS = 20;

/**
 * Checks every value of every record.
 * @throws invalid_input on `records` that names record (from 1), column and rule, the first twenty of them
 */
export function checkRecords(records: readonly DataRecord[], columns: readonly Column[]): CheckedRecord[] {
  const problems: string[] = [];
  const known = new Set(columns.map((column) => column.id));
  const checked: CheckedRecord[] = [];
  for (const [index, record] of records.entries()) {
    if (problems.length >= MAXIMUM_PROBLEMS) break;
    const unknown = Object.keys(record).filter((name) => name !== '_id' && !known.has(name));
    problems.push(...unknown.map((name) => `record ${index + 1}: there is no column "${name}"`));
    checked.push(checkRecord(record, columns, (problem) => problems.push(`record ${index + 1}: ${problem}`)));
  }
  if (problems.length > 0) throw invalidInput({ records: problems.slice(0, MAXIMUM_PROBLEMS) });
  return checked;
}

function checkRecord(
  record: DataRecord,
  columns: readonly Column[],
  report: (problem: string) => void,
): CheckedRecord {
  const values = columns.map(({ id, type }) => {
    const text = storedText(record[id], type);
    if (text === undefined) report(`${shown(record[id])} in column "${id}" is not of type ${type}`);
    return text ?? null;
  });
  return {
    id: readId(record['_id'], report),
    values,
    present: columns.map(({ id }) => Object.hasOwn(record, id)),
  };
}

function readId(value: unknown, report: (problem: string) => void): number | null {
  if (value === undefined || value === null) return null;
  const id = Number(value);
  if (Number.isSafeInteger(id) && id > 0) return id;
  report(`${shown(value)} in column "_id" is not the number of a row`);
  return null;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Gives `work` the path of a file with the records, as `recordRows` reads it, and removes the file after. */
export async function withRecordsFile<Result>(
  folder: string,
  records: readonly CheckedRecord[],
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = await temporaryFile(folder, 'ndjson');
  try {
    await pipeline(Readable.from(lines(records)), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

function* lines(records: readonly CheckedRecord[]): Generator<string> {
  for (const [n, { id, values, present }] of records.entries()) {
    yield `${JSON.stringify({ _n: n, _id: id, _v: values, _h: present })}\n`;
  }
}
