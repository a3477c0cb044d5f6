import { type HttpServer, namesTag } from '@gazetteer/kernel';
import { calledBy } from '@gazetteer/ory';
import { Type } from 'typebox';
import type { IdentityContext } from '../../model/identity-context.ts';
import { webauthnScript, webauthnScriptVersion } from './webauthn-script.ts';

const Query = Type.Object({ v: Type.Optional(Type.String()) });

/** The script for security keys and passkeys, for pages of any site. */
export function registerWebauthnRoutes(server: HttpServer, _context: IdentityContext): void {
  server.get(
    '/.well-known/ory/webauthn.js',
    {
      schema: {
        tags: ['Self-service'],
        operationId: 'getWebAuthnJavaScript',
        security: calledBy.anybody,
        summary: 'The script for security keys',
        querystring: Query,
        produces: ['text/javascript'],
        response: { 200: Type.String(), 304: Type.Unsafe<undefined>(Type.Null()) },
      },
    },
    async (request, reply) => {
      const etag = `"${webauthnScriptVersion}"`;
      const isPinned = request.query.v === webauthnScriptVersion;
      reply.headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': isPinned ? 'public, max-age=31536000, immutable' : 'public, no-cache',
        etag,
        // Pages that check its digest load it as `crossorigin=anonymous`.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (namesTag(request.headers['if-none-match'], etag)) return reply.status(304).send(undefined);
      return reply.send(webauthnScript);
    },
  );
}
