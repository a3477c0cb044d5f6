import type { HttpServer } from '@gazetteer/kernel';
import { calledBy, linkNumberedPages, NumberedPageQuery, OryError, readNumberedPage } from '@gazetteer/ory';
import { requestUrl } from '../http/absolute-url.ts';
import { Type } from 'typebox';
import { findSchema } from '../model/schemas/find-schema.ts';

const tags = ['identity: schemas'];

const JsonSchemaDocument = Type.Object({}, { additionalProperties: true, title: 'JSON Schema' });

/** What identities of a project are made of; anybody may read it, as forms are drawn by it. */
export function registerSchemaRoutes(server: HttpServer): void {
  server.get(
    '/schemas',
    {
      schema: {
        tags,
        operationId: 'listIdentitySchemas',
        security: calledBy.anybody,
        summary: 'List the identity schemas',
        querystring: NumberedPageQuery,
        response: { 200: Type.Array(Type.Object({ id: Type.String(), schema: JsonSchemaDocument })) },
      },
    },
    async (request, reply) => {
      const { schemas } = request.project.settings.identity;
      const page = readNumberedPage(request.query);
      linkNumberedPages(requestUrl(request.project, request), reply, page, schemas.length);
      return schemas.slice(page.offset, page.offset + page.limit);
    },
  );

  server.get(
    '/schemas/:id',
    {
      schema: {
        tags,
        operationId: 'getIdentitySchema',
        security: calledBy.anybody,
        summary: 'Read an identity schema',
        params: Type.Object({ id: Type.String({ description: 'Its id, as it is or as base64url' }) }),
        response: { 200: JsonSchemaDocument },
      },
    },
    async ({ project, params: { id } }) => {
      const schema = findSchema(project, id) ?? findSchema(project, Buffer.from(id, 'base64url').toString());
      if (schema) return schema;
      throw new OryError(404, 'Unable to locate the resource', {
        reason: 'This project has no identity schema of that name.',
      });
    },
  );
}
