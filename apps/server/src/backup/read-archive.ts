import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { splitLines } from '../split-lines.ts';
import { BackupError } from './backup-error.ts';
import type { Measured } from './write-archive.ts';

/** An archive that is read, in any order. */
export type ArchiveReader = {
  has(name: string): boolean;
  /** The content of a part, unpacked as it is read. @throws BackupError where there is none of that name */
  read(name: string): Promise<Readable>;
  /** @throws BackupError where a part is missing, or is not what it was measured as */
  requireWhole(name: string, expected: Measured): Promise<void>;
  close(): void;
};

/** Opens a zip. @throws BackupError where it is none, or has no end */
export async function openArchive(file: string): Promise<ArchiveReader> {
  const zip = await openZip(file);
  try {
    const entries = await listEntries(zip);
    return readerOf(zip, entries);
  } catch (error) {
    zip.close();
    throw damaged(file, error);
  }
}

function readerOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): ArchiveReader {
  const read = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new BackupError(`The backup is damaged: it has no ${name}.`);
    return openEntry(zip, entry);
  };
  return {
    has: (name) => entries.has(name),
    read: async (name) => read(name),
    requireWhole: async (name, expected) => {
      const found = await measure(await read(name), name);
      if (found.bytes === expected.bytes && found.sha256 === expected.sha256) return;
      throw new BackupError(`The backup is damaged: its ${name} is not what was written into it.`);
    },
    close: () => zip.close(),
  };
}

/** The whole of a small part. */
export async function readBytes(archive: ArchiveReader, name: string): Promise<Buffer> {
  return buffer(await archive.read(name));
}

/** The lines of a part. */
export async function* readLines(archive: ArchiveReader, name: string): AsyncGenerator<string> {
  yield* splitLines(await archive.read(name));
}

/** Reads a content to its end. @throws BackupError where an archive is damaged in it */
export async function measure(content: AsyncIterable<Buffer>, name: string): Promise<Measured> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of content) {
      hash.update(piece);
      bytes += piece.length;
    }
  } catch (error) {
    throw damaged(name, error);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Faults of the disk are told as they are; everything else is a fault of the archive. */
function damaged(what: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined && code !== undefined) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new BackupError(`${what} is no whole backup: ${reason}.`);
}

function openZip(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(damaged(file, error)) : resolve(zip),
    );
  });
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  return entries;
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}
