import { isUtf8 } from 'node:buffer';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ImportNote } from './import-report.ts';
import { wideEncoding } from './detect-format.ts';

export type EncodedText = {
  /** As the Encoding Standard names it. */
  encoding: string;
  /** A file with the same text in UTF-8; the file itself where it is that already. */
  path: string;
  notes: ImportNote[];
};

const CHUNK_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const windows = new TextDecoder('windows-1252');
// Bytes of Windows-1252 in UTF-8, by their number.
const windowsBytes = Array.from({ length: 256 }, (_, byte) =>
  Buffer.from(windows.decode(Uint8Array.of(byte))),
);

/**
 * Finds a text's encoding by all of its bytes, and where it is not UTF-8 writes it anew to `target`. Bytes
 * that are no UTF-8 are read as Windows-1252 one by one, so that a single stray byte does not change the
 * letters around it.
 * @param said the encoding, where it need not be found
 */
export async function readAsUtf8(path: string, target: string, said?: string): Promise<EncodedText> {
  const known = said ?? wideEncoding(await readStart(path));
  if (known) {
    await pipeline(createReadStream(path), decodeWith(known), createWriteStream(target));
    return { encoding: known, path: target, notes: [] };
  }
  if (await isAllUtf8(path)) return { encoding: 'utf-8', path, notes: [] };
  const seen: SeenBytes = { stray: 0, sequences: 0, line: 1, strayLine: 0 };
  await pipeline(
    createReadStream(path, { highWaterMark: CHUNK_BYTES }),
    (chunks: AsyncIterable<Buffer>) => mendChunks(chunks, seen),
    createWriteStream(target),
  );
  const encoding = seen.sequences > seen.stray ? 'utf-8' : 'windows-1252';
  return { encoding, path: target, notes: strayNotes(encoding, seen) };
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function decodeWith(encoding: string) {
  const decoder = new TextDecoder(encoding);
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  };
}

async function isAllUtf8(path: string): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    const whole = wholeCharacters(bytes);
    if (!isUtf8(bytes.subarray(0, whole))) return false;
    rest = bytes.subarray(whole);
  }
  return isUtf8(rest);
}

/** How many bytes there are before a character that is cut off at the end. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function sequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

type SeenBytes = { stray: number; sequences: number; line: number; strayLine: number };

async function* mendChunks(chunks: AsyncIterable<Buffer>, seen: SeenBytes): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = wholeCharacters(bytes);
    yield mend(bytes.subarray(0, whole), seen);
    rest = bytes.subarray(whole);
  }
  yield mend(rest, seen);
}

function mend(bytes: Buffer, seen: SeenBytes): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && bytes[at + 1] !== LINE_FEED)) seen.line += 1;
      at += 1;
      continue;
    }
    const length = sequenceLength(byte);
    if (length > 1 && isUtf8(bytes.subarray(at, at + length)) && at + length <= bytes.length) {
      seen.sequences += 1;
      at += length;
      continue;
    }
    if (seen.stray === 0) seen.strayLine = seen.line;
    seen.stray += 1;
    parts.push(bytes.subarray(from, at), windowsBytes[byte] ?? Buffer.alloc(0));
    at += 1;
    from = at;
  }
  return Buffer.concat([...parts, bytes.subarray(from)]);
}

/** In a text of Windows nothing is stray. A single such byte is, whatever the rest is written in. */
function strayNotes(encoding: string, { stray, strayLine }: SeenBytes): ImportNote[] {
  if (encoding === 'windows-1252' && stray > 1) return [];
  return [{ code: 'stray_bytes', params: { bytes: stray, line: strayLine } }];
}
