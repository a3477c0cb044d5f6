import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { TableSource } from './catalogue-source.ts';

/**
 * Copies a CSV or TSV file that begins with data, under a header: the declared names, or `column_1`,
 * `column_2` … where none are declared.
 * @param folder for the copy
 */
export async function addHeader({ file, format, columns }: TableSource, folder: string): Promise<string> {
  const delimiter = format === 'TSV' ? '\t' : ',';
  const width = countCells(await readFirstLine(file), delimiter);
  const names = Array.from({ length: width }, (_, at) => columns[at]?.name ?? `column_${at + 1}`);
  const header = names.map((name) => `"${name.replaceAll('"', '""')}"`).join(delimiter);
  const copy = path.join(folder, 'with-header.csv');
  const withHeader = async function* (chunks: AsyncIterable<Buffer>) {
    yield `${header}\n`;
    yield* chunks;
  };
  await pipeline(open(file), withHeader, createWriteStream(copy));
  return copy;
}

function open(file: string): Readable {
  const bytes = createReadStream(file);
  return file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
}

async function readFirstLine(file: string): Promise<string> {
  const input = open(file);
  try {
    for await (const line of createInterface({ input })) return line;
    return '';
  } finally {
    input.destroy();
  }
}

/** Delimiters between quotation marks separate nothing. */
function countCells(line: string, delimiter: string): number {
  return line.replace(/"(?:[^"]|"")*"/g, '').split(delimiter).length;
}
