import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openToOtherOrigins } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import type { RowFormat } from '../engine/query-worker.contract.ts';
import { temporaryFile } from '../temporary-file.ts';
import { searchSql } from './search-sql.ts';

const mediaTypes: Readonly<Record<RowFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
};

const Query = Type.Object({
  sql: Type.String({ description: 'One SELECT statement, as for datastore_search_sql' }),
  format: Type.Union(
    [Type.Literal('csv'), Type.Literal('tsv'), Type.Literal('json'), Type.Literal('ndjson')],
    {
      default: 'csv',
    },
  ),
});

/** `GET /datastore/sql`: the rows that answer a query, as a file. */
export function sqlDownloadRoutes(context: DatastoreContext): FastifyPluginAsyncTypebox {
  return async (server) => {
    openToOtherOrigins(server);
    server.get(
      '/datastore/sql',
      {
        schema: {
          summary: 'Download what a SELECT answers',
          description:
            'Guarded and limited like datastore_search_sql. Where rows were cut off, the header `records-truncated` says `true`.',
          tags: ['datastore'],
          querystring: Query,
        },
      },
      async (request, reply) => {
        const { sql, format } = request.query;
        const path = await temporaryFile(context.temporaryFolder, 'sql');
        try {
          const { truncated } = await searchSql(context, request.caller, {
            sql,
            address: request.ip,
            signal: request.signal,
            file: { path, format },
          });
          const rows = createReadStream(path);
          rows.on('close', () => void rm(path, { force: true }));
          return reply
            .headers({
              'content-type': mediaTypes[format],
              'content-disposition': `attachment; filename="query.${format}"`,
              'cache-control': 'private, no-cache',
              'records-truncated': String(truncated),
            })
            .send(rows);
        } catch (error) {
          await rm(path, { force: true });
          throw error;
        }
      },
    );
  };
}
