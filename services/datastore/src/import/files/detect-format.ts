import { open } from 'node:fs/promises';
import { badFile, type RefusalCause } from './import-refusal.ts';

export type TableFormat = 'csv' | 'tsv' | 'json' | 'ndjson' | 'geojson' | 'parquet' | 'xlsx';

/** `gzip` and `zip` are wrappings; what is in them is looked at again. */
export type DetectedFormat = TableFormat | 'gzip' | 'zip';

const HEAD_BYTES = 64 * 1024;
const namedFormats: Record<string, TableFormat | undefined> = {
  csv: 'csv',
  txt: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  json: 'json',
  geojson: 'geojson',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  geojsonl: 'ndjson',
  parquet: 'parquet',
  xlsx: 'xlsx',
};

// What other files begin with, and what they are.
const strangers: readonly (readonly [string, RefusalCause])[] = [
  ['%PDF', { code: 'pdf' }],
  ['\xd0\xcf\x11\xe0', { code: 'old_office' }],
  ['\x89PNG', { code: 'picture', format: 'PNG' }],
  ['\xff\xd8\xff', { code: 'picture', format: 'JPEG' }],
  ['GIF8', { code: 'picture', format: 'GIF' }],
  ['Rar!', { code: 'other_archive', format: 'RAR' }],
  ['7z\xbc\xaf', { code: 'other_archive', format: '7z' }],
  ['BZh', { code: 'other_packing', format: 'bzip2' }],
  ['\xfd7zXZ', { code: 'other_packing', format: 'xz' }],
  ['\x28\xb5\x2f\xfd', { code: 'other_packing', format: 'zstd' }],
  ['SQLite format 3', { code: 'sqlite' }],
  ['ARROW1', { code: 'arrow' }],
  ['FEA1', { code: 'arrow' }],
  ['{\\rtf', { code: 'rtf' }],
  ['\x7fELF', { code: 'program' }],
  ['MZ\x90', { code: 'program' }],
];

/**
 * Tells what a file is, by its first bytes rather than by what it calls itself: `format` (a file name or a
 * media format such as "CSV") decides only between formats whose bytes look alike.
 * @throws invalid_input on `file` when it is empty or no table
 */
export async function detectFormat(path: string, format: string): Promise<DetectedFormat> {
  const head = await readHead(path);
  const bytes = head.toString('latin1');
  if (bytes.startsWith('PAR1')) return 'parquet';
  if (bytes.startsWith('\x1f\x8b')) return 'gzip';
  if (bytes.startsWith('PK\x03\x04') || bytes.startsWith('PK\x05\x06')) return 'zip';
  const stranger = strangers.find(([magic]) => bytes.startsWith(magic));
  if (stranger) throw badFile(stranger[1]);
  const text = textOf(head);
  if (text.trim() === '') throw badFile({ code: 'empty' }, 1);
  requireText(text);
  return textFormat(text.trimStart(), namedFormat(format));
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

/** The encoding that a text in UTF-16 has, with a byte order mark or without; undefined for all others. */
export function wideEncoding(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // Delimiters, digits and line ends have a zero byte on one side in any language.
  const zeros = [0, 0];
  const looked = Math.min(head.length, 4096);
  for (let at = 0; at < looked; at++) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > looked / 16 && even * 8 < odd) return 'utf-16le';
  if (even > looked / 16 && odd * 8 < even) return 'utf-16be';
  return undefined;
}

function textOf(head: Buffer): string {
  return new TextDecoder(wideEncoding(head) ?? 'utf-8').decode(head);
}

function requireText(text: string): void {
  if (text.includes('\0')) throw badFile({ code: 'zero_bytes' });
  const start = text.trimStart();
  if (
    /^<(!doctype\s+html|html|head|body|script|meta)/i.test(start) ||
    /<html[\s>]/i.test(start.slice(0, 2000))
  ) {
    const title = titleOf(text);
    throw badFile(title ? { code: 'titled_web_page', title } : { code: 'web_page' }, lineOf(text, start));
  }
  if (/^<(\?xml|!doctype|[a-z][\w:-]*[\s/>])/i.test(start)) {
    throw badFile({ code: 'xml' }, lineOf(text, start));
  }
}

function titleOf(text: string): string | undefined {
  return /<title[^>]*>([^<]{1,100})/i.exec(text)?.[1]?.trim().replace(/\s+/g, ' ');
}

function lineOf(text: string, rest: string): number {
  return text.slice(0, text.length - rest.length).split('\n').length;
}

function namedFormat(written: string): TableFormat | undefined {
  const last = written
    .toLowerCase()
    .replace(/\.(gz|zip)$/, '')
    .split(/[./]/)
    .at(-1);
  return namedFormats[last ?? ''];
}

function textFormat(text: string, named: TableFormat | undefined): TableFormat {
  const saysJson = named === 'json' || named === 'ndjson' || named === 'geojson';
  if (text.startsWith('[') && (saysJson || /^\[\s*[[{\]]/.test(text))) return 'json';
  if (text.startsWith('{') && (saysJson || /^\{\s*("|\})/.test(text))) {
    return named === 'ndjson' || isLines(text) ? 'ndjson' : 'json';
  }
  if (saysJson) return named === 'geojson' ? 'json' : named;
  return named === 'tsv' ? 'tsv' : 'csv';
}

/** Whether the first line is a whole object and another one follows. */
function isLines(text: string): boolean {
  const end = text.indexOf('\n');
  if (end < 0 || !/^\s*\{/.test(text.slice(end))) return false;
  try {
    JSON.parse(text.slice(0, end));
    return true;
  } catch {
    return false;
  }
}
