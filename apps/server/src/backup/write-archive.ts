import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { makeFolder, openTemporaryFolder } from '@gazetteer/kernel';
import { ZipFile } from 'yazl';
import { BackupError } from './backup-error.ts';

/** What a part of an archive is: how many bytes before they are compressed, and their SHA-256 (FIPS 180-4) in hexadecimal. */
export type Measured = { bytes: number; sha256: string };

/** An archive that is being written, one part after the other. */
export type ArchiveWriter = {
  /** Writes a part to its end. @throws what reading the content throws, and where there is no room */
  add(
    name: string,
    content: AsyncIterable<Buffer | string>,
    options?: { compress?: boolean },
  ): Promise<Measured>;
};

/** Readable by its owner alone: there are keys in it, and what people have entrusted to the installation. */
const MODE = 0o600;

/**
 * Writes a zip with what `fill` puts into it. The file appears under its name when it is whole and on disk; what was begun and
 * not ended is removed, at the latest by the next archive in the same folder.
 * @param target its folder is made where it is missing
 * @param signal ends it
 * @throws BackupError where there is a file of that name already
 */
export async function writeArchive<Result>(
  target: string,
  signal: AbortSignal,
  fill: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  await requireFree(target);
  await makeFolder(path.dirname(target), 0o700);
  const folder = await openTemporaryFolder('.unfinished-backup', path.dirname(target));
  try {
    const unfinished = path.join(folder, path.basename(target));
    const result = await writeZip(unfinished, signal, fill);
    await requireFree(target);
    await rename(unfinished, target);
    await flushFolder(path.dirname(target));
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeZip<Result>(
  file: string,
  signal: AbortSignal,
  fill: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const zip = new ZipFile();
  const stop = new AbortController();
  const output = createWriteStream(file, { mode: MODE, flush: true });
  const written = pipeline(zip.outputStream, output, {
    signal: AbortSignal.any([stop.signal, signal]),
  });
  // Told to whoever adds a part, too, who would wait for ever where nothing can be written any more.
  const failed = new Promise<never>((_resolve, reject) => {
    written.catch(reject);
    zip.on('error', reject);
  });
  failed.catch(() => undefined);
  try {
    const result = await Promise.race([fill({ add: (...part) => addPart(zip, failed, ...part) }), failed]);
    zip.end();
    await Promise.race([written, failed]);
    return result;
  } catch (error) {
    stop.abort();
    await written.catch(() => undefined);
    throw error;
  }
}

async function addPart(
  zip: ZipFile,
  failed: Promise<never>,
  name: string,
  content: AsyncIterable<Buffer | string>,
  { compress = true }: { compress?: boolean } = {},
): Promise<Measured> {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new PassThrough();
  zip.addReadStream(stream, name, { compress, mode: 0o100_000 | MODE });
  try {
    // The content is asked for here and not by the stream, which would do so outside of a transaction that it is read in.
    for await (const part of content) {
      const piece = Buffer.from(part);
      hash.update(piece);
      bytes += piece.length;
      if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), failed]);
    }
    stream.end();
    await Promise.race([finished(stream), failed]);
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function requireFree(file: string): Promise<void> {
  const isTaken = await stat(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new BackupError(`There is a file ${file} already: name another one, or a folder.`);
}

/** The new name is on disk, too, when the folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
