import { STATUS_CODES } from 'node:http';
import { type ApplicationError, logFailure, toApplicationError } from '@gazetteer/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IdentityError } from '../model/identity-error.ts';
import { languageOf } from './negotiate.ts';
import { unavailablePage } from './unavailable-page.ts';

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

/** Answers every error of this part of the server in Ory's envelope, and keeps faults to ourselves. */
export function answerErrorsAsOry(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const shown = toApplicationError(error);
    logFailure(request.log, error);
    if (shown.status === 503) {
      void reply.header('retry-after', RETRY_SECONDS);
      if (asksForPages(request)) {
        const page = unavailablePage(languageOf(request));
        return reply
          .status(503)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(page);
      }
    }
    return reply.status(shown.status).send(errorEnvelope(shown, request.id));
  });
  server.setNotFoundHandler((request, reply) => {
    const shown = new IdentityError(
      404,
      `There is nothing at ${request.method} ${request.url.split('?')[0]}`,
    );
    return reply.status(404).send(errorEnvelope(shown, request.id));
  });
}

/** True for a browser that follows a link or sends a form; programs that take anything get an envelope. */
function asksForPages({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** The envelope of one error. */
export function errorEnvelope(error: ApplicationError, requestId: string): ErrorEnvelope {
  const own = error instanceof IdentityError ? error : undefined;
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
