import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowOtherOrigins } from '@gazetteer/actions';
import { invalidInput } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import type { SearchRequest } from '../search/build-search.ts';
import { openTable, type OpenTable } from '../tables/open-table.ts';
import { listAliases } from '../tables/table.store.ts';
import { temporaryFile } from '../temporary-file.ts';
import { readRange } from './byte-range.ts';
import { type DumpFormat, dumpFormats, readDumpFormat } from './dump-format.ts';
import { exportRows } from './export-table.ts';
import { frameRows } from './frame-rows.ts';

const Query = Type.Object({
  format: Type.String({ default: 'csv', description: 'csv, tsv, json, ndjson, xml or parquet' }),
  bom: Type.Boolean({ default: false, description: 'Begin CSV with a byte order mark, for Excel' }),
  filters: Type.Optional(Type.String({ description: 'JSON, as in datastore_search' })),
  q: Type.Optional(Type.String()),
  plain: Type.Boolean({ default: true }),
  distinct: Type.Boolean({ default: false }),
  fields: Type.Optional(
    Type.String({ description: 'Columns, separated by commas, or a list of them as JSON' }),
  ),
  sort: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer({ minimum: 0 })),
  offset: Type.Integer({ default: 0, minimum: 0 }),
});

/** `GET /datastore/dump/{resource_id}`: the rows of a table as a file. */
export function dumpRoutes(context: DatastoreContext): FastifyPluginAsyncTypebox {
  return async (server) => {
    server.addHook('onRequest', allowOtherOrigins);
    server.get(
      '/datastore/dump/:resource_id',
      {
        schema: {
          summary: 'Download a table, or the rows a search finds',
          tags: ['datastore'],
          params: Type.Object({ resource_id: Type.String() }),
          querystring: Query,
        },
      },
      async (request, reply) => {
        const { query, params } = request;
        const format = readDumpFormat(query.format);
        if (!format) {
          const known = Object.keys(dumpFormats).join(', ');
          throw invalidInput({ format: [`"${query.format}" is not offered; choose one of ${known}`] });
        }
        const table = await openTable(context, request.caller, params.resource_id);
        const resource = await context.resources.find(table.resourceId);
        const search = readSearch(query);
        const headers = describe({
          mediaType: dumpFormats[format].mediaType,
          fileName: `${await fileName(context, table)}.${format}`,
          tag: entityTag(table, format, query),
          private: resource?.private ?? true,
        });
        if (request.headers['if-none-match']?.includes(headers.etag)) {
          return reply.status(304).headers(headers).send();
        }
        const whole = format === 'parquet' && Object.keys(search).length === 0;
        return whole
          ? sendStored(request, reply.headers(headers), table)
          : sendRows(context, request, reply, { table, search, format, bom: query.bom, headers });
      },
    );
  };
}

function readSearch(query: Static<typeof Query>): SearchRequest {
  const { filters, q, plain, distinct, fields, sort, limit, offset } = query;
  return {
    ...(filters ? { filters: readJson('filters', filters) } : {}),
    ...(q
      ? { q: q.trimStart().startsWith('{') ? (readJson('q', q) as Record<string, string>) : q, plain }
      : {}),
    ...(distinct ? { distinct } : {}),
    ...(fields ? { fields: readFields(fields) } : {}),
    ...(sort ? { sort } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(offset > 0 ? { offset } : {}),
  };
}

// Names that contain a comma can be asked for as JSON only.
function readFields(text: string): string[] {
  const list: unknown = text.startsWith('[') && text.endsWith(']') ? readJson('fields', text) : undefined;
  return Array.isArray(list) ? list.map(String) : text.split(',').map((name) => name.trim());
}

function readJson(field: string, text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw invalidInput({ [field]: ['is not JSON'] });
  }
}

async function fileName(context: DatastoreContext, table: OpenTable): Promise<string> {
  const [alias] = await listAliases(context.sql, table.resourceId);
  return (alias ?? table.resourceId).replace(/[^\w.-]+/g, '-');
}

// A version never changes, so version and question together name the answer.
function entityTag(table: OpenTable, format: DumpFormat, query: object): string {
  const question = createHash('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 16);
  return `"${table.versionId}-${format}-${question}"`;
}

function describe(answer: { mediaType: string; fileName: string; tag: string; private: boolean }) {
  return {
    'content-type': answer.mediaType,
    'content-disposition': `attachment; filename="${answer.fileName}"`,
    etag: answer.tag,
    'cache-control': `${answer.private ? 'private' : 'public'}, no-cache`,
  };
}

/** The version's own file, of which a client may ask for a part. */
function sendStored(request: FastifyRequest, reply: FastifyReply, table: OpenTable) {
  reply.header('accept-ranges', 'bytes');
  const current = [undefined, reply.getHeader('etag')].includes(request.headers['if-range']);
  const range = current ? readRange(request.headers.range, table.byteSize) : undefined;
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${table.byteSize}`).send();
  }
  const { start, end } = range ?? { start: 0, end: table.byteSize - 1 };
  if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${table.byteSize}`);
  return reply.header('content-length', end - start + 1).send(createReadStream(table.path, { start, end }));
}

async function sendRows(
  context: DatastoreContext,
  request: FastifyRequest,
  reply: FastifyReply,
  dump: {
    table: OpenTable;
    search: SearchRequest;
    format: DumpFormat;
    bom: boolean;
    headers: Record<string, string>;
  },
) {
  const { table, search, format, bom, headers } = dump;
  const path = await temporaryFile(context.temporaryFolder, 'dump');
  try {
    const fields = await exportRows(context, table, {
      request: search,
      format,
      path,
      signal: request.signal,
    });
    const rows = createReadStream(path);
    rows.on('close', () => void rm(path, { force: true }));
    return reply
      .headers(headers)
      .send(Readable.from(frameRows(rows, format, fields, bom), { objectMode: false }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
