import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { tooLarge } from '@gazetteer/kernel';
import { isCutOff } from '../jobs/receive-file.ts';
import { temporaryFile } from '../temporary-file.ts';

type Limits = {
  /** Where the files are made. */
  folder: string;
  /** A part ends with the piece by which it has so many bytes. */
  partBytes: number;
  /** More bytes than these are refused, once what came before them is written. */
  mostBytes: number;
};

/**
 * Cuts a stream into files as it arrives; memory holds one piece of it. Where the sender is cut off, the last part is what
 * came until then. Whoever takes a part removes its file; the stream is not destroyed, so that who sends too much can
 * still be told so.
 * @throws too_large
 */
export async function* partsOf(
  stream: Readable,
  { folder, partBytes, mostBytes }: Limits,
): AsyncGenerator<{ path: string; bytes: number }> {
  let left = mostBytes;
  let part: { path: string; file: FileHandle; bytes: number } | undefined;
  try {
    for await (const piece of piecesOf(stream)) {
      if (piece.length > left) throw tooLarge('There are more bytes than the file was said to have');
      if (!part) {
        const path = await temporaryFile(folder, 'part');
        part = { path, file: await open(path, 'wx', 0o600), bytes: 0 };
      }
      await part.file.writeFile(piece);
      part.bytes += piece.length;
      left -= piece.length;
      if (part.bytes < partBytes) continue;
      const { path, bytes } = await closed(part);
      part = undefined;
      yield { path, bytes };
    }
    if (part) {
      const { path, bytes } = await closed(part);
      part = undefined;
      yield { path, bytes };
    }
  } finally {
    if (part) await rm((await closed(part)).path, { force: true });
  }
}

async function closed<Part extends { file: FileHandle }>(part: Part): Promise<Part> {
  await part.file.close();
  return part;
}

/** The pieces of a stream, which ends where its sender is cut off. */
async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const piece of stream.iterator({ destroyOnReturn: false })) yield piece as Buffer;
  } catch (error) {
    if (!isCutOff(error)) throw error;
  }
}
