import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import yauzl, { type Entry } from 'yauzl';
import { badFile } from './import-refusal.ts';
import { type FileFormats, prepareFile, type PreparedFile, type UnwrappedFile } from './prepare-file.ts';

// A file of 2 GB may unpack to a thousand times as much. Tables that were written by people shrink to a hundredth at most.
const MOST_UNPACKED_BYTES = 16_000_000_000;
const MOST_TIMES_PACKED = 200;
// So little costs seconds, whatever is in it.
const UNPACKED_WITHOUT_QUESTION = 256_000_000;
const MOST_WORKBOOK_BYTES = 768 * 1024 ** 2;
const MOST_ENTRIES = 10_000;
const DEEPEST_WRAPPING = 3;
const TABLE_NAME = /\.(csv|tsv|tab|txt|json|geojson|ndjson|jsonl|parquet|xlsx)(\.gz)?$/i;

/** Makes readable what is in a gzip file. @throws invalid_input on `file` when it is damaged or grows without end */
export async function prepareGzip(file: UnwrappedFile, formats: FileFormats): Promise<PreparedFile> {
  const target = targetOf(file);
  await unpackGzip(file.path, target);
  const format = file.format.replace(/\.gz$/i, '');
  return prepareFile({ ...file, path: target, format }, formats, file.wrapped + 1);
}

/** Makes readable what is in a zip. @throws invalid_input on `file` when there is no table in it, or several */
export async function prepareZip(file: UnwrappedFile, formats: FileFormats): Promise<PreparedFile> {
  const target = targetOf(file);
  const content = await openZip(file.path, target);
  if (content.kind === 'workbook') return formats.xlsx(file, formats);
  const prepared = await prepareFile(
    { ...file, path: target, format: content.name },
    formats,
    file.wrapped + 1,
  );
  prepared.about.notes.unshift({ code: 'file_within', params: { file: content.name } });
  return prepared;
}

/** Where the content of an archive goes. @throws invalid_input on `file` for archives in archives without end */
function targetOf({ folder, wrapped }: UnwrappedFile): string {
  if (wrapped >= DEEPEST_WRAPPING) throw badFile({ code: 'archive_in_archive' });
  return join(folder, `unpacked-${wrapped}`);
}

/** Unpacks a gzip file to `target`. */
async function unpackGzip(path: string, target: string): Promise<void> {
  try {
    await pipeline(
      createReadStream(path),
      createGunzip(),
      limitBytes(await mostUnpacked(path)),
      createWriteStream(target),
    );
  } catch (error) {
    if (isDamage(error)) throw badFile({ code: 'gzip_damaged' });
    throw error;
  }
}

/** What a zip holds: a workbook, or the one table that was unpacked to `target`. */
type ZipContent = { kind: 'workbook' } | { kind: 'table'; name: string };

/** Looks into a zip, and unpacks its table. */
async function openZip(path: string, target: string): Promise<ZipContent> {
  const entries = await listEntries(path);
  const names = entries.map(({ fileName }) => fileName);
  if (names.includes('xl/workbook.xml')) {
    await requireHonestSizes(path, entries);
    return { kind: 'workbook' };
  }
  if (names.includes('word/document.xml')) throw badFile({ code: 'word_document' });
  if (names.includes('ppt/presentation.xml')) throw badFile({ code: 'presentation' });
  if (names.includes('xl/workbook.bin')) throw badFile({ code: 'binary_workbook' });
  if (names.includes('content.xml')) throw badFile({ code: 'open_document' });
  const tables = entries.filter(
    ({ fileName }) => TABLE_NAME.test(fileName) && !/(^|\/)(\.|__MACOSX)/.test(fileName),
  );
  const [only] = tables;
  if (names.length === 0) throw badFile({ code: 'archive_empty' });
  if (!only) throw badFile({ code: 'archive_without_table', files: listed(names) });
  if (tables.length > 1) {
    throw badFile({ code: 'archive_of_tables', files: listed(tables.map(({ fileName }) => fileName)) });
  }
  await eachEntry(path, async (zip, entry) => {
    if (entry.fileName !== only.fileName) return;
    await pipeline(
      await openEntry(zip, entry),
      limitBytes(await mostUnpacked(path)),
      createWriteStream(target),
    );
  });
  return { kind: 'table', name: only.fileName };
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, 10).join(', ')}${names.length > 10 ? ' …' : ''}`;
}

/** A workbook is read into memory: what it unpacks to is counted first, whatever it says of itself. */
async function requireHonestSizes(path: string, entries: readonly Entry[]): Promise<void> {
  const told = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (told > MOST_WORKBOOK_BYTES) throw badFile({ code: 'workbook_too_large' });
  // The reader of archives stops where an entry is larger than it says.
  await eachEntry(path, async (zip, entry) => {
    for await (const chunk of await openEntry(zip, entry)) void chunk;
  });
}

async function listEntries(path: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  await eachEntry(path, async (_zip, entry) => {
    if (entries.push(entry) > MOST_ENTRIES) throw badFile({ code: 'archive_of_many_files' });
  });
  return entries;
}

/** Visits the files of a zip, one after the other. @throws invalid_input on `file` when it is damaged */
export async function eachEntry(
  path: string,
  visit: (zip: yauzl.ZipFile, entry: Entry) => Promise<void>,
): Promise<void> {
  try {
    const zip = await openZipFile(path);
    try {
      await new Promise<void>((resolve, reject) => {
        zip.on('error', reject);
        zip.on('end', resolve);
        zip.on('entry', (entry: Entry) => {
          visit(zip, entry).then(() => zip.readEntry(), reject);
        });
        zip.readEntry();
      });
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'ApplicationError') throw error;
    if (isSystemFault(error)) throw error;
    throw badFile({ code: 'zip_damaged' });
  }
}

function openZipFile(path: string): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

/** The content of a file of a zip, unpacked as it is read. */
export function openEntry(zip: yauzl.ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

/** What an archive may unpack to, by its size: one that grows beyond all measure is no table. */
async function mostUnpacked(path: string): Promise<number> {
  const { size } = await stat(path);
  return Math.min(MOST_UNPACKED_BYTES, Math.max(UNPACKED_WITHOUT_QUESTION, size * MOST_TIMES_PACKED));
}

function limitBytes(most: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > most) done(badFile({ code: 'unpacks_too_large', megabytes: Math.round(most / 1e6) }));
      else done(null, chunk);
    },
  });
}

function isDamage(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return code.startsWith('Z_');
}

function isSystemFault(error: unknown): boolean {
  return ['ENOSPC', 'EACCES', 'EMFILE', 'ENOENT', 'EIO'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}
