import { createReadStream } from 'node:fs';
import { constants } from 'node:zlib';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openToOtherOrigins } from '@gazetteer/actions';
import { invalidInput, notFound, namesTag } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import { sendStored } from '../http/send-stored.ts';
import { readCodeColumns } from '../places/read-code-columns.ts';
import { openTable } from '../tables/open-table.ts';
import { describeDump, type Dump, isStored } from './describe-dump.ts';
import { type DumpFormat, dumpFormats, readDumpFormat } from './dump-format.ts';
import { DumpQuery, readSearch } from './dump-query.ts';
import { prepareDump } from './write-dump.ts';

// Quick compression: a harder one would be slower than the line it saves.
const compress = {
  zlibOptions: { level: 1 },
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
};

/** Downloads of tables: `GET /datastore/dump/{resource_id}`, and `/datastore/version/…` for one version for good. */
export function dumpRoutes(context: DatastoreContext): FastifyPluginAsyncTypebox {
  return async (server) => {
    openToOtherOrigins(server);
    server.get(
      '/datastore/dump/:resource_id',
      {
        compress,
        schema: {
          summary: 'Download a table, or the rows a search finds',
          tags: ['datastore'],
          params: Type.Object({ resource_id: Type.String() }),
          querystring: DumpQuery,
        },
      },
      async (request, reply) => {
        const { query, params, caller } = request;
        const format = requireFormat(query.format);
        const search = readSearch(query);
        const table = await openTable(context, caller, params.resource_id, query.version);
        const codes = search.placeNames ? await readCodeColumns(context, table) : [];
        const dump = { table, search, codes, format, bom: query.bom, language: query.lang, lasting: false };
        return sendDump(context, request, reply, dump);
      },
    );
    server.get(
      '/datastore/version/:resource_id/:file',
      {
        compress,
        schema: {
          summary: 'Download one version of a table: the address lasts, its content never changes',
          tags: ['datastore'],
          params: Type.Object({
            resource_id: Type.String(),
            file: Type.String({ description: 'Number of the version and format, such as 3.csv' }),
          }),
        },
      },
      async (request, reply) => {
        const { params, caller } = request;
        const [, number, name = ''] = /^([1-9]\d{0,8})\.(\w+)$/.exec(params.file) ?? [];
        const format = number ? readDumpFormat(name) : undefined;
        if (!format)
          throw notFound('There is no such file; its name is a number and a format, such as 1.csv');
        const table = await openTable(context, caller, params.resource_id, Number(number));
        const dump = { table, search: {}, codes: [], format, bom: false, lasting: true };
        return sendDump(context, request, reply, dump);
      },
    );
  };
}

/** Sends rows of a table as a file: the stored one where it is asked for whole, else one written while it is sent. */
async function sendDump(context: DatastoreContext, request: FastifyRequest, reply: FastifyReply, dump: Dump) {
  const headers = await describeDump(context, dump);
  if (namesTag(request.headers['if-none-match'], headers.etag)) {
    return reply.status(304).headers(headers).send();
  }
  if (isStored(dump)) {
    const { path, byteSize } = dump.table;
    const read = async (range = {}) => createReadStream(path, range);
    return sendStored(request, reply.headers(headers), { byteSize, read });
  }
  const write = prepareDump(context, dump);
  if (request.method === 'HEAD') return reply.headers(headers).send();
  const document = await write(request.signal);
  return reply.headers(headers).send(document);
}

function requireFormat(name: string): DumpFormat {
  const format = readDumpFormat(name);
  if (format) return format;
  const known = Object.keys(dumpFormats).join(', ');
  throw invalidInput({ format: [`"${name}" is not offered; choose one of ${known}`] });
}
