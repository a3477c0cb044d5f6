import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { DatasetSource, TableSource } from '../files/catalogue-source.ts';

/** SHA-256 of a file's content, in hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * What the source says of a dataset, in one short text. The import remembers it: as long as it stays the
 * same an import leaves the dataset alone, with whatever its editors have changed since.
 */
export function fingerprintDataset({ tables, ...dataset }: DatasetSource): string {
  return digest(dataset);
}

/**
 * What the source says of a table, and the content of its file, wherever that lies.
 * @param content the file's SHA-256
 */
export function fingerprintTable({ file, ...table }: TableSource, content: string): string {
  return digest({ ...table, content });
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
