import { createRowSplitter, type CsvRow, sniffRows, UnreadableText } from '@gazetteer/tabular';
import { MOST_ROWS, OwnFileError } from './own-table.ts';

const CHUNK_BYTES = 1024 * 1024;
/** More than a table has above its first row; those within are refused with the table. */
const MOST_LINES = MOST_ROWS + 1000;

/**
 * The rows of a text file, in UTF-8 or UTF-16 as its first bytes say, or else in Windows-1252, which fits every byte.
 * @throws OwnFileError where it is no text, or its rows come to no end
 */
export async function readText(file: Blob, onProgress?: (share: number) => void): Promise<CsvRow[]> {
  const encoding = await encodingOf(file);
  try {
    return await splitRows(file, encoding, onProgress);
  } catch (error) {
    // A decoder that is told to be strict complains of bytes that are no UTF-8 by a TypeError.
    if (error instanceof TypeError && encoding === 'utf-8')
      return splitRows(file, 'windows-1252', onProgress);
    throw error;
  }
}

async function encodingOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Texts have no such byte; pictures and programs do.
  if (bytes.includes(0)) throw new OwnFileError('not_table');
  return 'utf-8';
}

async function splitRows(
  file: Blob,
  encoding: string,
  onProgress?: (share: number) => void,
): Promise<CsvRow[]> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const rows: CsvRow[] = [];
  let splitter: ReturnType<typeof createRowSplitter> | undefined;
  try {
    for (let at = 0; at < file.size; at += CHUNK_BYTES) {
      const isLast = at + CHUNK_BYTES >= file.size;
      const bytes = await file.slice(at, at + CHUNK_BYTES).arrayBuffer();
      const text = decoder.decode(bytes, { stream: !isLast });
      splitter ??= createRowSplitter(sniffRows(text.replace(/^\uFEFF/, ''), isLast).dialect);
      for (const row of splitter.push(text)) rows.push(row);
      if (isLast) for (const row of splitter.end()) rows.push(row);
      if (rows.length > MOST_LINES) throw new OwnFileError('too_many_rows', { most: MOST_ROWS });
      onProgress?.(Math.min(1, (at + CHUNK_BYTES) / file.size));
    }
  } catch (error) {
    throw error instanceof UnreadableText ? new OwnFileError(error.reason, { line: error.line }) : error;
  }
  return rows;
}
