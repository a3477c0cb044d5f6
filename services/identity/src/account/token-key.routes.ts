import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { IdentityContext } from '../model/identity-context.ts';
import { sessionTag } from '../sessions/session.contract.ts';
import { publicTokenKeys } from '../sessions/token-key.ts';

const KeySet = Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.Unknown())) });

/** Publishes the keys by which programs check the tokens that whoami gives with `tokenize_as`. */
export function registerTokenKeyRoutes(server: HttpServer, context: IdentityContext): void {
  server.get('/sessions/jwks.json', {
    schema: {
      tags: [sessionTag],
      summary: 'Public keys of the tokens that stand for sessions',
      response: { 200: KeySet },
    },
    handler: async (request) => publicTokenKeys(context, request.project.id),
  });
}
