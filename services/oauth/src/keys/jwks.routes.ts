import type { HttpServer } from '@gazetteer/kernel';
import { calledBy } from '@gazetteer/ory';
import type { OauthContext } from '../model/oauth-context.ts';
import { PublicJwkSet } from './jwk.contract.ts';
import { shownKeys } from './signing-keys.ts';

/** Short, because a key that an administrator adds signs at once. */
const KEPT_SECONDS = 60;

/** The public keys by which everybody checks the tokens of a project (RFC 7517, OpenID Connect Core 10.1.1). */
export function registerPublicKeys(server: HttpServer, context: OauthContext): void {
  server.get('/.well-known/jwks.json', {
    schema: {
      tags: ['oauth: keys'],
      operationId: 'discoverJsonWebKeys',
      security: calledBy.anybody,
      summary: 'The public keys by which tokens of this project are checked',
      response: { 200: PublicJwkSet },
    },
    config: { answersData: true },
    handler: async ({ oauthProject }, reply) => {
      reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
      reply.header('access-control-allow-origin', '*');
      return { keys: await shownKeys(context, oauthProject) };
    },
  });
}
