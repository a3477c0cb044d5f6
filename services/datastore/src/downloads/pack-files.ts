import { PassThrough, type Readable } from 'node:stream';
import { type Caller, notFound } from '@gazetteer/kernel';
import { ZipFile } from 'yazl';
import type { DatastoreContext } from '../datastore-context.ts';
import { prepareDump } from '../dump/write-dump.ts';
import { readCompared } from '../objects/compared-object.ts';
import { openStored, tableAtVersion, whileTableStands } from '../tables/open-table.ts';
import { requireReadable, tableNotFound } from '../tables/table-access.ts';
import { findTable, type StoredTable } from '../tables/table.store.ts';
import { findUpload, type UploadTables } from '../uploads/upload.store.ts';

/** A file of a ZIP: a text, a version of a table as CSV, or a file as it was uploaded, both by their resource. */
export type PackedEntry = { path: string } & (
  | { text: string }
  | { table: string; version: number }
  | { upload: string }
);

type Packing = { modified: Date; signal: AbortSignal };
type Source = { path: string; open: () => Promise<Readable> };

// A harder one would set the pace of the download.
const COMPRESSION_LEVEL = 1;

/**
 * Packs files into one ZIP while it is read, one after the other: each is opened when it is its turn. Who may read the
 * tables and files is asked before anything is sent, and so is whether the first of them can be read; what fails later breaks the ZIP off.
 * @throws not_found, gone, damaged
 */
export async function packFiles(
  context: DatastoreContext,
  caller: Caller,
  entries: readonly PackedEntry[],
  packing: Packing,
): Promise<Readable> {
  const sources: Source[] = [];
  for (const entry of entries) {
    if (!('text' in entry))
      sources.push({ path: entry.path, open: await opener(context, caller, entry, packing) });
  }
  const [first] = sources;
  const begun = first && (await first.open());
  const texts = entries.filter((entry) => 'text' in entry);
  const archive = new ZipFile();
  const options = { mtime: packing.modified, compressionLevel: COMPRESSION_LEVEL };
  for (const { path, text } of texts) archive.addBuffer(Buffer.from(text), path, options);
  const document = archive.outputStream.pipe(new PassThrough());
  let current = begun;
  const hand = async (source: Source, give: (error: null, stream: Readable) => void) => {
    try {
      const stream = source === first && begun ? begun : await source.open();
      current = stream.once('error', (error) => document.destroy(error));
      if (document.destroyed) stream.destroy();
      give(null, stream);
    } catch (error) {
      document.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
  for (const source of sources) {
    archive.addReadStreamLazy(source.path, options, (give) => void hand(source, give));
  }
  archive.end();
  archive.on('error', (error: Error) => document.destroy(error));
  // The archive itself does not notice when nobody wants it any more.
  document.on('close', () => current?.destroy());
  return document;
}

/** What opens a table or an uploaded file when it is its turn. @throws not_found where the caller may not read it */
async function opener(
  context: DatastoreContext,
  caller: Caller,
  entry: { table: string; version: number } | { upload: string },
  packing: Packing,
): Promise<() => Promise<Readable>> {
  if ('upload' in entry) return uploadOpener(context, caller, entry.upload);
  const found = await findTable(context.sql, entry.table);
  if (!found) throw tableNotFound(entry.table);
  await requireReadable(context, caller, found.resourceId, entry.table);
  const table = await tableAtVersion(context, found, entry.version);
  return () => openCsv(context, table, packing.signal);
}

/** A table as its download has it. */
async function openCsv(
  context: DatastoreContext,
  stored: StoredTable,
  signal: AbortSignal,
): Promise<Readable> {
  const table = await whileTableStands(context, stored, () => openStored(context, stored));
  const dump = { table, search: {}, codes: [], format: 'csv', bom: false, lasting: false } as const;
  return prepareDump(context, dump)(signal);
}

async function uploadOpener(
  context: DatastoreContext,
  caller: Caller,
  resourceId: string,
): Promise<() => Promise<Readable>> {
  await requireReadable(context, caller, resourceId, resourceId);
  const upload = await findUpload(context.sql.as<UploadTables>(), resourceId);
  if (!upload) throw notFound('There is no such file');
  return () => readCompared(context, upload.object_key);
}
