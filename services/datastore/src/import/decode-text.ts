import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { DetectedFormat } from './detect-format.ts';

/**
 * The encoding of a text file that is not UTF-8, undefined for one that is. Bytes that are no UTF-8
 * come from Windows as good as always.
 */
export async function foreignEncoding(path: string, detected: DetectedFormat): Promise<string | undefined> {
  const [first, second] = detected.head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return (await isUtf8(path, detected.compressed)) ? undefined : 'windows-1252';
}

async function isUtf8(path: string, compressed: boolean): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const source = createReadStream(path);
  const bytes = compressed ? source.pipe(createGunzip()) : source;
  try {
    for await (const chunk of bytes) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  } finally {
    source.destroy();
  }
}

/** Writes the file's text in UTF-8 to `target`. */
export async function decodeText(
  path: string,
  compressed: boolean,
  encoding: string,
  target: string,
): Promise<void> {
  const decoder = new TextDecoder(encoding);
  const decode = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  };
  const source = createReadStream(path);
  if (compressed) await pipeline(source, createGunzip(), decode, createWriteStream(target));
  else await pipeline(source, decode, createWriteStream(target));
}
