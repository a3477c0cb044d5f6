import { createHash } from 'node:crypto';
import { create as contentDisposition } from 'content-disposition';
import type { DatastoreContext } from '../datastore-context.ts';
import type { CodeColumn } from '../places/code-column.ts';
import type { SearchRequest } from '../search/search-request.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { listAliases } from '../tables/table.store.ts';
import { type DumpFormat, dumpFormats } from './dump-format.ts';

export type Dump = {
  table: OpenTable;
  search: SearchRequest;
  /** Columns whose codes the search finds by the names of places. */
  codes: readonly CodeColumn[];
  format: DumpFormat;
  bom: boolean;
  /** The language of the columns' heads; their names where there is none. */
  language?: string | undefined;
  /** True for the address of one version, whose content never changes. */
  lasting: boolean;
};

// Not for ever: what is public today may be withdrawn tomorrow.
const LASTING_SECONDS = 3600;
const LONGEST_NAME = 120;

/** True where the answer is the stored file of the table as it stands. */
export function isStored({ format, search }: Dump): boolean {
  return format === 'parquet' && Object.keys(search).length === 0;
}

/** What is said of a download beside its content: its headers. */
export async function describeDump(context: DatastoreContext, dump: Dump) {
  const { table, format } = dump;
  const resource = await context.resources.find(table.resourceId);
  const name = await fileName(context, dump, resource?.title);
  return {
    'content-type': dumpFormats[format].mediaType,
    'content-disposition': contentDisposition(name, { fallback: asciiName(name) }),
    etag: entityTag(dump),
    'cache-control': cacheControl(resource?.private ?? true, dump.lasting),
    ...(isWholeCsv(dump) ? { link: csvMetadata(context.publicUrl, table.resourceId) } : {}),
  };
}

function isWholeCsv({ format, search, lasting, language }: Dump): boolean {
  return format === 'csv' && !lasting && language === undefined && Object.keys(search).length === 0;
}

/** Where CSV on the Web looks for what the columns of a table mean. */
function csvMetadata(publicUrl: string, resourceId: string): string {
  const address = `${publicUrl}/datastore/dump/${encodeURIComponent(resourceId)}-metadata.json`;
  return `<${address}>; rel="describedby"; type="application/csvm+json"`;
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

/** For clients that know no other alphabet. */
function asciiName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}+/gu, '');
  return plain.replace(/[^\x20-\x7e]+/g, '-').replace(/%/g, '-');
}

/** A version never changes, so version and question together name the answer. Only a stored file has the very same bytes each time. */
function entityTag(dump: Dump): string {
  const { table, format, search, bom, language } = dump;
  const heads = language === undefined ? [] : [language, table.columns.map(({ info }) => info)];
  const asked = JSON.stringify([search, bom, ...heads]);
  const question = createHash('sha256').update(asked).digest('base64url').slice(0, 16);
  return `${isStored(dump) ? '' : 'W/'}"${table.versionId}-${format}-${question}"`;
}

function cacheControl(isPrivate: boolean, lasting: boolean): string {
  if (isPrivate) return 'private, no-cache';
  return lasting ? `public, max-age=${LASTING_SECONDS}` : 'public, no-cache';
}
