import { changesNothing } from '@gazetteer/kernel';
import type { FastifySchema, RouteOptions } from 'fastify';

/** Every scope of access tokens, with what it lets a program do. */
export const scopes = {
  'catalogue.read': 'Read datasets, resources and organisations',
  'catalogue.write': 'The same, and change them',
  'datastore.read': 'Read tables, and draw charts of them',
  'datastore.write': 'The same, and change tables and import files into them',
  'content.read': 'Read saved charts, articles and pictures',
  'content.write': 'The same, and save charts and write articles',
  'permissions.read': 'Read who has which role on what',
  'permissions.write': 'The same, and give and take roles',
} as const;

const ways: Record<string, string[]>[] = [{}, { key: [] }, { session: [] }, { sessionToken: [] }];

/** How the description calls the ways to say who calls: those that every route takes, and access tokens where it does. */
export function waysIn(publicUrl: string) {
  const endpoints = `${publicUrl}/api/.ory/oauth2`;
  const tokenUrl = `${endpoints}/token`;
  return {
    security: ways,
    accessToken: {
      type: 'oauth2',
      description: 'An access token of this portal, where a scope is named. It never administers.',
      flows: {
        clientCredentials: { tokenUrl, scopes },
        authorizationCode: { authorizationUrl: `${endpoints}/auth`, tokenUrl, scopes },
      },
    },
  } as const;
}

/** The same schema with the scope that the route needs of an access token, if it takes any. */
export function withScope(schema: FastifySchema, { method, config }: RouteOptions): FastifySchema {
  if (config?.area === undefined || schema.hide) return schema;
  const reads = [method].flat().every((one) => changesNothing({ method: one, routeOptions: { config } }));
  const scope = `${config.area}.${reads ? 'read' : 'write'}`;
  return { ...schema, security: [...ways, { accessToken: [scope] }] };
}
