import type { FastifyError, FastifyInstance } from 'fastify';
import type { ErrorCode } from '../error-codes.ts';
import { ApplicationError, invalidInput, notFound, type FieldErrors } from '../errors.ts';
import type { Log } from '../log.ts';
import { isDiskFull, StoreFailure } from '../store-failure.ts';

type ValidationProblem = { instancePath: string; message?: string; params: Record<string, unknown> };

/** Renders every error as `{error: {code, message, request_id, fields?}}` and reveals nothing about internal faults. */
export function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError | ApplicationError, request, reply) => {
    const shown = toApplicationError(error);
    logFailure(request.log, error);
    return reply.status(shown.status).send(renderError(shown, request.id));
  });
  server.setNotFoundHandler((request, reply) => {
    const shown = notFound(`There is nothing at ${request.method} ${request.url.split('?')[0]}`);
    return reply.status(404).send(renderError(shown, request.id));
  });
}

/**
 * Logs what failed, unless it is the caller's fault by its status, or what is not offered. Faults of ours and of our stores are errors; too much
 * work for all is a warning; what one request asked too much, or fetched in vain, is information.
 * @param more what else the line is to tell
 */
export function logFailure(log: Log, error: unknown, words = 'request failed', more: object = {}): void {
  const { status, code } = toApplicationError(error);
  if (status < 500 || code === 'not_implemented') return;
  const isBusy = code === 'unavailable' && !(error instanceof StoreFailure);
  const level = code === 'timed_out' || code === 'unreachable' ? 'info' : isBusy ? 'warn' : 'error';
  log[level]({ ...more, err: error }, words);
}

/** The error as this server's own APIs send it. */
export function renderError(error: ApplicationError, request_id: string) {
  const { code, message, fields } = error;
  return { error: { code, message, request_id, ...(fields ? { fields } : {}) } };
}

/**
 * What a client may know of an error: our own errors as they are, Fastify's refusals by their message,
 * everything else as an internal error without a word of its cause.
 */
export function toApplicationError(error: unknown): ApplicationError {
  if (error instanceof ApplicationError) return error;
  const { validation, validationContext, statusCode, message } = error as Partial<FastifyError>;
  if (validation) return invalidInput(fieldErrors(validation, validationContext));
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ApplicationError(codeOf(statusCode), statusCode, message ?? 'The request was refused');
  }
  if (isDiskFull(error)) return new StoreFailure('disk', 'full', error);
  return new ApplicationError('internal_error', 500, 'Something went wrong on our side. Please try again.', {
    cause: error,
  });
}

function codeOf(status: number): ErrorCode {
  if (status === 413) return 'too_large';
  if (status === 429) return 'too_many_requests';
  return 'bad_request';
}

function fieldErrors(problems: ValidationProblem[], part = 'body'): FieldErrors {
  // Fields have any names, `__proto__` among them.
  const fields = Object.create(null) as FieldErrors;
  for (const { instancePath, message, params } of problems) {
    const place = instancePath.slice(1).replaceAll('/', '.');
    const missing = params['requiredProperties'];
    const names = Array.isArray(missing)
      ? missing.map((name) => (place === '' ? String(name) : `${place}.${String(name)}`))
      : [place || part];
    for (const name of names) {
      const texts = (fields[name] ??= []);
      texts.push(Array.isArray(missing) ? 'Missing value' : (message ?? 'Invalid value'));
    }
  }
  return fields;
}
