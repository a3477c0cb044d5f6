import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { invalidInput } from '@gazetteer/kernel';

export type TableFormat = 'csv' | 'tsv' | 'json' | 'ndjson' | 'parquet';

export type DetectedFormat = {
  format: TableFormat;
  compressed: boolean;
  /** The first bytes of the content, decompressed. */
  head: Buffer;
};

const HEAD_BYTES = 64 * 1024;
const formats: readonly string[] = ['csv', 'tsv', 'json', 'ndjson', 'parquet'] satisfies TableFormat[];
const otherNames: Record<string, TableFormat | undefined> = {
  jsonl: 'ndjson',
  geojson: 'json',
  txt: 'csv',
  tab: 'tsv',
};

/**
 * Tells what a file is, by its first bytes rather than by what it calls itself: `format` (a file name or a
 * media format such as "CSV") decides only between formats whose bytes look alike.
 * @throws invalid_input on `file` when it is empty or no table
 */
export async function detectFormat(path: string, format: string): Promise<DetectedFormat> {
  const raw = await readHead(path);
  const compressed = raw[0] === 0x1f && raw[1] === 0x8b;
  const head = compressed ? await decompressHead(raw) : raw;
  if (head.subarray(0, 4).toString('latin1') === 'PAR1')
    return { format: 'parquet', compressed: false, head };
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text === '') throw invalidInput({ file: ['is empty'] });
  if (/^<(!doctype|html|\?xml)/i.test(text))
    throw invalidInput({ file: ['is a web page or XML, not a table'] });
  if (text.startsWith('PK\u0003\u0004'))
    throw invalidInput({ file: ['is an archive or a spreadsheet; save it as CSV'] });
  return { format: textFormat(text, nameOf(format)), compressed, head };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

// The head of the file ends in the middle of its compressed stream.
async function decompressHead(raw: Buffer): Promise<Buffer> {
  const { constants } = await import('node:zlib');
  const head = await promisify(gunzip)(raw, { finishFlush: constants.Z_SYNC_FLUSH });
  return head.subarray(0, HEAD_BYTES);
}

function nameOf(written: string): TableFormat | undefined {
  const parts = written.toLowerCase().replace(/\.gz$/, '').split(/[./]/);
  const last = parts.at(-1) ?? '';
  return formats.includes(last) ? (last as TableFormat) : otherNames[last];
}

function textFormat(text: string, named: TableFormat | undefined): TableFormat {
  if (text.startsWith('[') && named !== 'csv' && named !== 'tsv') return 'json';
  if (text.startsWith('{') && named !== 'csv' && named !== 'tsv')
    return named === 'ndjson' ? 'ndjson' : 'json';
  return named === 'tsv' ? 'tsv' : 'csv';
}
