import { ApplicationError, logFailure, toApplicationError, TokenRefusal } from '@gazetteer/kernel';
import { OryError } from '@gazetteer/ory';
import type { FastifyInstance } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { Type } from 'typebox';

/** An error as RFC 6749 (section 5.2) and Ory Hydra write it. */
export const OauthErrorSchema = Type.Object(
  { error: Type.String(), error_description: Type.String() },
  { title: 'ErrorOAuth2' },
);

/** A refusal with one of the error names of OAuth2, such as `invalid_client_metadata`. */
export class OauthError extends ApplicationError<string> {
  constructor(status: number, error: string, description: string) {
    super(error, status, description);
  }
}

const NAMES: Record<number, string> = {
  400: 'invalid_request',
  401: 'request_unauthorized',
  403: 'request_forbidden',
  413: 'invalid_request',
  429: 'temporarily_unavailable',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Answers every error of this part of the server as OAuth2 does, and keeps faults to ourselves. */
export function answerErrorsAsOauth(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const shown = toApplicationError(error);
    logFailure(request.log, error);
    const name =
      shown instanceof OauthError || shown instanceof TokenRefusal
        ? shown.code
        : (NAMES[shown.status] ?? STATUS_CODES[shown.status] ?? 'server_error');
    const reason = shown instanceof OryError ? shown.reason : undefined;
    const error_description = reason ? `${shown.message}. ${reason}` : shown.message;
    return reply.status(shown.status).send({ error: name, error_description });
  });
}

/** 404: there is nothing of this name in this project. */
export function notThere(what: string): OauthError {
  return new OauthError(404, 'Not Found', `Unable to locate the requested resource: ${what}`);
}

/** 400: the parameters of a call do not fit. */
export function invalidRequest(description: string): OauthError {
  return new OauthError(400, 'invalid_request', description);
}
