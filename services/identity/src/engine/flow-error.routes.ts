import { type HttpServer, needed } from '@gazetteer/kernel';
import { calledBy, OryError } from '@gazetteer/ory';
import { Type } from 'typebox';
import { flowTag } from './flow.contract.ts';
import { findFlowError } from './flow.store.ts';
import type { IdentityContext } from '../model/identity-context.ts';

const ErrorSchema = Type.Object({
  id: Type.String(),
  error: Type.Record(Type.String(), Type.Unknown()),
  created_at: Type.String(),
  updated_at: Type.String(),
});

/** A sample for people who build an error page. */
const SAMPLE = 'stub:500';

/** What the error page shows, by the id in its address. */
export function registerFlowErrorRoutes(server: HttpServer, context: IdentityContext): void {
  server.get(
    '/self-service/errors',
    {
      schema: {
        tags: [flowTag],
        operationId: 'getFlowError',
        security: calledBy.visitors,
        summary: 'Read the error that a browser was sent to the error page for',
        querystring: Type.Object({
          id: Type.Optional(Type.String({ ...needed, description: 'Id of the error, as the page has it' })),
          error: Type.Optional(Type.String({ description: 'The same, by an older name' })),
        }),
        response: { 200: ErrorSchema },
      },
    },
    async ({ query, project }) => {
      const id = query.id || query.error || '';
      if (id === SAMPLE) return sampleError(context.clock().toISOString());
      const row = await findFlowError(context.sql, project.id, id);
      if (!row) throw new OryError(404, 'This error is not known, or no longer kept.');
      return {
        id: row.id,
        error: JSON.parse(row.error),
        created_at: row.created_at,
        updated_at: row.created_at,
      };
    },
  );
}

function sampleError(now: string) {
  const error = {
    code: 500,
    status: 'Internal Server Error',
    reason: 'This is a sample of an error.',
    message: 'Something went wrong on our side. Please try again.',
  };
  return { id: SAMPLE, error, created_at: now, updated_at: now };
}
