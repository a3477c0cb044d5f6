import { constants } from 'node:zlib';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowOtherOrigins } from '@gazetteer/actions';
import { invalidInput, notFound } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import { openTable } from '../tables/open-table.ts';
import { type DumpFormat, dumpFormats, readDumpFormat } from './dump-format.ts';
import { DumpQuery, readSearch } from './dump-query.ts';
import { sendDump } from './send-dump.ts';

// Quick compression: a harder one would be slower than the line it saves.
const compress = {
  zlibOptions: { level: 1 },
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
};

/** Downloads of tables: `GET /datastore/dump/{resource_id}`, and `/datastore/version/…` for one version for good. */
export function dumpRoutes(context: DatastoreContext): FastifyPluginAsyncTypebox {
  return async (server) => {
    server.addHook('onRequest', allowOtherOrigins);
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
        return sendDump(context, request, reply, { table, search, format, bom: query.bom, lasting: false });
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
        return sendDump(context, request, reply, { table, search: {}, format, bom: false, lasting: true });
      },
    );
  };
}

function requireFormat(name: string): DumpFormat {
  const format = readDumpFormat(name);
  if (format) return format;
  const known = Object.keys(dumpFormats).join(', ');
  throw invalidInput({ format: [`"${name}" is not offered; choose one of ${known}`] });
}
