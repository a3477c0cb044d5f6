import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApplicationError } from '@gazetteer/kernel';
import { fileTooLarge } from '../http/file-too-large.ts';
import { badFile } from '../import/files/import-refusal.ts';

type Options = {
  maxBytes: number;
  /** Told after each piece how many bytes there are. */
  onBytes?: (bytes: number) => void;
};

/**
 * Writes a stream to a new file as it arrives; memory holds one piece of it. A failure leaves no file. The stream is not
 * destroyed, so that who sends too much can still be told so.
 * @returns how many bytes there were
 * @throws too_large; invalid_input on `file` where there is nothing; incomplete where the sender left
 */
export async function receiveFile(
  stream: Readable,
  path: string,
  { maxBytes, onBytes }: Options,
): Promise<number> {
  let bytes = 0;
  async function* counted() {
    try {
      for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
        bytes += (chunk as Buffer).length;
        if (bytes > maxBytes) throw fileTooLarge(maxBytes);
        onBytes?.(bytes);
        yield chunk as Buffer;
      }
    } catch (error) {
      throw isCutOff(error) ? incomplete() : error;
    }
  }
  try {
    await pipeline(counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (bytes === 0) throw badFile({ code: 'empty' });
    return bytes;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

function incomplete(): ApplicationError {
  return new ApplicationError('incomplete', 400, 'The file did not arrive whole. Nothing was imported.');
}

/** Whether a stream ended because its sender left. */
export function isCutOff(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ABORT_ERR';
}
