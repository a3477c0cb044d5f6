import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import type { ContentContext } from '../model/content-context.ts';
import { ContentError } from '../model/content-error.ts';

/** `POST /api/login`: an access token for somebody who is signed in. */
export function registerLoginRoute(server: HttpServer, { tokens }: ContentContext): void {
  server.post(
    '/api/login',
    {
      schema: {
        tags: ['charts'],
        operationId: 'createContentToken',
        summary: 'Get an access token for the content service',
        description:
          'For somebody with a session; takes no body. The token is good for 15 minutes, and not longer than the session.',
        response: { 200: Type.Object({ accessToken: Type.String() }), 401: ErrorsAnswer },
      },
    },
    async ({ caller }, reply) => {
      if (caller.kind !== 'session') throw new ContentError('INVALID_CREDENTIALS', 'Login failed');
      void reply.header('cache-control', 'no-store');
      return { accessToken: await tokens.issue(caller) };
    },
  );
}
