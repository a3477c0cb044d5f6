import { STATUS_CODES } from 'node:http';
import { type ApplicationError, logFailure, toApplicationError } from '@gazetteer/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OryError } from './ory-error.ts';

/** An error as clients of Ory Kratos read it; further keys may stand beside `error`. */
export type ErrorEnvelope = {
  error: {
    id?: string;
    code: number;
    status: string;
    request: string;
    reason?: string;
    details?: Record<string, unknown>;
    message: string;
  };
  [beside: string]: unknown;
};

/** What makes us refuse work, such as too many sign-ins at once, passes quickly. */
const RETRY_SECONDS = 2;

/**
 * Answers every error of this part of the server in Ory's envelope, and keeps faults to ourselves.
 * @param pageFor the page for a browser that follows a link or sends a form while a store is away
 */
export function answerErrorsAsOry(
  server: FastifyInstance,
  pageFor?: (request: FastifyRequest) => string,
): void {
  server.setErrorHandler((error, request, reply) => {
    const shown = toApplicationError(error);
    logFailure(request.log, error);
    if (shown.status === 503) {
      void reply.header('retry-after', RETRY_SECONDS);
      // Programs that take anything get an envelope.
      if (pageFor && request.headers.accept?.includes('text/html')) {
        void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
        return reply.status(503).send(pageFor(request));
      }
    }
    return reply.status(shown.status).send(errorEnvelope(shown, request.id));
  });
}

/** Answers calls that are not there in Ory's envelope; one service of those below an address does. */
export function answerUnknownCallsAsOry(server: FastifyInstance): void {
  server.setNotFoundHandler((request, reply) => {
    const shown = new OryError(404, `There is nothing at ${request.method} ${request.url.split('?')[0]}`);
    return reply.status(404).send(errorEnvelope(shown, request.id));
  });
}

/** The envelope of one error. */
export function errorEnvelope(error: ApplicationError, requestId: string): ErrorEnvelope {
  const own = error instanceof OryError ? error : undefined;
  const details = own?.details ?? (error.fields ? { fields: error.fields } : undefined);
  const id = own ? own.id : error.code;
  return {
    error: {
      ...(id ? { id } : {}),
      code: error.status,
      status: STATUS_CODES[error.status] ?? 'Error',
      request: requestId,
      ...(own?.reason ? { reason: own.reason } : {}),
      ...(details ? { details } : {}),
      message: error.message,
    },
    ...own?.beside,
  };
}
