import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { create as contentDisposition } from 'content-disposition';
import { invalidInput } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DatastoreContext } from '../datastore-context.ts';
import type { SearchRequest } from '../search/build-search.ts';
import { countRows } from '../search/search-table.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { listAliases } from '../tables/table.store.ts';
import { temporaryFile } from '../temporary-file.ts';
import { type DumpFormat, dumpFormats } from './dump-format.ts';
import { namesTag } from './entity-tag.ts';
import { exportRows } from './export-table.ts';
import { followFile } from './follow-file.ts';
import { frameRows } from './frame-rows.ts';
import { sendStored } from './send-stored.ts';
import { XLSX_ROWS } from './xlsx-rows.ts';

export type Dump = {
  table: OpenTable;
  search: SearchRequest;
  format: DumpFormat;
  bom: boolean;
  /** True for the address of one version, whose content never changes. */
  lasting: boolean;
};

// Not for ever: what is public today may be withdrawn tomorrow.
const LASTING_SECONDS = 3600;

function isWholeCsv({ format, search, lasting }: Dump): boolean {
  return format === 'csv' && !lasting && Object.keys(search).length === 0;
}

/** Where CSV on the Web looks for what the columns of a table mean. */
function csvMetadata(publicUrl: string, resourceId: string): string {
  const address = `${publicUrl}/datastore/dump/${encodeURIComponent(resourceId)}-metadata.json`;
  return `<${address}>; rel="describedby"; type="application/csvm+json"`;
}

/** Sends rows of a table as a file: the stored one where it is asked for whole, else one written while it is sent. */
export async function sendDump(
  context: DatastoreContext,
  request: FastifyRequest,
  reply: FastifyReply,
  dump: Dump,
) {
  const { table, format } = dump;
  const stored = format === 'parquet' && Object.keys(dump.search).length === 0;
  const resource = await context.resources.find(table.resourceId);
  const name = await fileName(context, dump, resource?.title);
  const headers = {
    'content-type': dumpFormats[format].mediaType,
    'content-disposition': contentDisposition(name, { fallback: asciiName(name) }),
    etag: entityTag(dump, stored),
    'cache-control': cacheControl(resource?.private ?? true, dump.lasting),
    ...(isWholeCsv(dump) ? { link: csvMetadata(context.publicUrl, table.resourceId) } : {}),
  };
  if (namesTag(request.headers['if-none-match'], headers.etag)) {
    return reply.status(304).headers(headers).send();
  }
  if (stored) {
    const read = async (range = {}) => createReadStream(table.path, range);
    return sendStored(request, reply.headers(headers), { byteSize: table.byteSize, read });
  }
  const rows = exportRows(context, table, dump.search, format);
  if (request.method === 'HEAD') return reply.headers(headers).send();
  if (format === 'xlsx') await requireSheetSize(context, table, dump.search, request.signal);
  const path = await temporaryFile(context.temporaryFolder, 'dump');
  const pieces = following(path, rows.write(path, request.signal));
  const document = await frameRows(pieces, format, rows.fields, dump.bom);
  return reply.headers(headers).send(document);
}

/** The file as it grows; it is removed when it was read, and when nobody reads on. */
async function* following(path: string, written: Promise<void>): AsyncGenerator<Buffer> {
  try {
    yield* followFile(path, written);
  } finally {
    // Whoever leaves early aborts the writing, which must have ended before the file can go.
    void written.catch(() => {}).then(() => rm(path, { force: true }));
  }
}

async function requireSheetSize(
  context: DatastoreContext,
  table: OpenTable,
  search: SearchRequest,
  signal: AbortSignal,
): Promise<void> {
  const { limit = Number.POSITIVE_INFINITY, offset = 0 } = search;
  if (limit <= XLSX_ROWS) return;
  const count = Math.min(limit, (await countRows(context, table, search, signal)) - offset);
  if (count <= XLSX_ROWS) return;
  const [rows, most] = [count.toLocaleString('en'), XLSX_ROWS.toLocaleString('en')];
  throw invalidInput({
    format: [
      `an XLSX sheet holds at most ${most} rows below its header, and these are ${rows}; choose csv or parquet, or filter`,
    ],
  });
}

async function fileName(
  context: DatastoreContext,
  { table, format, lasting }: Dump,
  title: string | null | undefined,
): Promise<string> {
  const [alias] = title ? [title] : await listAliases(context.sql, table.resourceId);
  // Characters that some system does not take in the name of a file.
  // oxlint-disable-next-line no-control-regex -- control characters are among them
  const plain = (alias ?? table.resourceId).replace(/[\u0000-\u001f\u007f"*/:<>?\\|]+/g, ' ');
  // Half a character at the cut, or in the title itself, cannot be sent.
  const cut = plain.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  const short = cut.replace(/\p{Surrogate}/gu, '') || table.resourceId;
  return `${short}${lasting ? ` v${table.versionNumber}` : ''}.${format}`;
}

const LONGEST_NAME = 120;

/** For clients that know no other alphabet. */
function asciiName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}+/gu, '');
  return plain.replace(/[^\x20-\x7e]+/g, '-').replace(/%/g, '-');
}

/** A version never changes, so version and question together name the answer. Only a stored file has the very same bytes each time. */
function entityTag({ table, format, search, bom }: Dump, stored: boolean): string {
  const asked = JSON.stringify([search, bom]);
  const question = createHash('sha256').update(asked).digest('base64url').slice(0, 16);
  return `${stored ? '' : 'W/'}"${table.versionId}-${format}-${question}"`;
}

function cacheControl(isPrivate: boolean, lasting: boolean): string {
  if (isPrivate) return 'private, no-cache';
  return lasting ? `public, max-age=${LASTING_SECONDS}` : 'public, no-cache';
}
