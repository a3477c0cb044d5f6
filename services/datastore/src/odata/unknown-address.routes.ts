import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { notFound } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { notImplemented } from './not-implemented.ts';

const hidden = { hide: true } as const;
const params = Type.Object({ '*': Type.String() });

/** Addresses that the standard gives a service, besides those that this one has (OData URL Conventions 4.01, section 4). */
const OF_THE_STANDARD = /^(\$(batch|entity|all|crossjoin\(.*\))|rows\/\$[a-z]+|rows\([^()/]*\)\/[\w$/]+)$/;

/** What the addresses of a service answer that it does not have. They say the same of every table, whoever may see it. */
export const unknownAddressRoutes: FastifyPluginAsyncTypebox = async (server) => {
  server.get('/odata', { schema: hidden }, async () => {
    throw notFound('Every table has an OData service of its own, at /odata/ and the sku of the table');
  });
  server.get(
    '/odata/:resource_id/*',
    { schema: { ...hidden, params } },
    async ({ params: { '*': path } }) => {
      if (OF_THE_STANDARD.test(path)) throw notImplemented('path', `the address ${path}`);
      throw notFound(`There is no ${path} in this service, which has rows and $metadata`);
    },
  );
  server.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/odata/:resource_id/*',
    schema: hidden,
    // Whatever is sent is not read.
    onRequest: async ({ method }) => {
      throw notImplemented(method, 'writing by OData');
    },
    handler: async () => undefined,
  });
};
