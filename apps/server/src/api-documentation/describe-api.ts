import swagger from '@fastify/swagger';
import type { HttpServer } from '@gazetteer/kernel';
import { version } from '../version.ts';
import { describeRoute, groups } from './describe-routes.ts';
import { waysIn, withScope } from './scopes.ts';

const description = `Everything this portal shows can be had from here, and everything about its datasets can be changed
with a key. Actions take GET with a query string where they only read, and POST with JSON or a form always. Answers come
in an envelope \`{help, success, result}\`, refusals as \`{help, success: false, error}\`, both as CKAN sends them, so its
clients work unchanged.`;

/** Takes down every route mounted from now on, for `server.swagger()` to describe in OpenAPI 3.1. */
export async function describeApi(server: HttpServer, publicUrl: string): Promise<void> {
  const { security, accessToken } = waysIn(publicUrl);
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gazetteer', version, description, license: { name: 'Apache-2.0' } },
      servers: [{ url: publicUrl }],
      tags: groups,
      components: {
        securitySchemes: {
          accessToken,
          key: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'An API key. Reading what is public needs none.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'ory_kratos_session',
            description: 'The session of somebody who signed in with a browser.',
          },
          basic: {
            type: 'http',
            scheme: 'basic',
            description:
              'The id and the secret of an OAuth2 client, each form-encoded (RFC 6749, section 2.3.1).',
          },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'A token that the call itself reads: of a sign-in elsewhere, or of a registration.',
          },
          sessionToken: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Session-Token',
            description: 'The session of somebody who signed in with an app.',
          },
        },
      },
      security,
    },
    transform: ({ route, ...described }) => {
      const { schema, url } = describeRoute(described);
      return { schema: withScope(schema, route), url };
    },
  });
}
