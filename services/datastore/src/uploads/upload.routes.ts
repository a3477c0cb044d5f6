import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openToOtherOrigins } from '@gazetteer/actions';
import { notFound, namesTag } from '@gazetteer/kernel';
import { create as contentDisposition } from 'content-disposition';
import { Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import { sendStored } from '../http/send-stored.ts';
import { readCompared } from '../objects/compared-object.ts';
import { mayRead } from '../tables/table-access.ts';
import { findUpload, type UploadTables } from './upload.store.ts';

/** `GET /dataset/{dataset}/resource/{resource_id}/download/{filename}`: an uploaded file as it came. */
export function uploadRoutes(context: DatastoreContext): FastifyPluginAsyncTypebox {
  return async (server) => {
    openToOtherOrigins(server);
    server.get(
      '/dataset/:dataset/resource/:resource_id/download/:filename',
      {
        schema: {
          summary: 'Download the file of a resource',
          tags: ['datastore'],
          params: Type.Object({
            dataset: Type.String(),
            resource_id: Type.String(),
            filename: Type.String(),
          }),
        },
      },
      async (request, reply) => {
        const { params, caller, headers } = request;
        const resource = await context.resources.find(params.resource_id);
        const upload = await findUpload(context.sql.as<UploadTables>(), params.resource_id);
        const isHere = upload?.filename === params.filename;
        if (!resource || !upload || !isHere || !(await mayRead(context, caller, resource))) {
          throw notFound('There is no such file');
        }
        const tag = `"${upload.created_at}"`;
        reply
          .header('etag', tag)
          .header('cache-control', `${resource.private ? 'private' : 'public'}, no-cache`);
        if (namesTag(headers['if-none-match'], tag)) return reply.status(304).send();
        // What people upload is handed out, never shown: it could be a page with scripts.
        reply
          .type('application/octet-stream')
          .header('content-disposition', contentDisposition(upload.filename));
        return sendStored(request, reply, {
          byteSize: upload.byte_size,
          read: (range) => readCompared(context, upload.object_key, range),
        });
      },
    );
  };
}
