import type { FastifyError, FastifyInstance } from 'fastify';
import type { ErrorCode } from '../error-codes.ts';
import { allowedValues } from '../allowed-values.ts';
import { ApplicationError, invalidInput, notFound, type FieldErrors } from '../errors.ts';
import type { Log } from '../log.ts';
import { isDiskFull, StoreFailure } from '../store-failure.ts';

type ValidationProblem = {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  message?: string;
  params: Record<string, unknown>;
};

/** What a route says of the content that it is about to send (RFC 9110, section 8; RFC 6266). */
const describesContent = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-range',
  'etag',
  'expires',
  'last-modified',
];

/** Renders every error as `{error: {code, message, request_id, fields?}}` and reveals nothing about internal faults. */
export function handleErrors(server: FastifyInstance): void {
  describeErrorsAsErrors(server);
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
 * Takes back what a route has said of its answer before it failed: an error is not the file that was to be sent, and
 * nobody may store it in place of that for as long as the file would have been stored.
 */
function describeErrorsAsErrors(server: FastifyInstance): void {
  server.addHook('onError', (_request, reply, _error, done) => {
    for (const name of describesContent) reply.removeHeader(name);
    if (reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
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
  const { code, message, fields, info } = error;
  return { error: { code, message, request_id, ...(fields && { fields }), ...(info && { info }) } };
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
  for (const problem of withChoices(problems)) {
    const { instancePath, message, params } = problem;
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

/** The problems, with the values that are allowed wherever the schema names them, and each choice of values as one. */
function withChoices(problems: ValidationProblem[]): ValidationProblem[] {
  const choices = new Map<ValidationProblem, string>();
  for (const problem of problems) {
    const values = problem.keyword === 'anyOf' ? valuesOfChoice(problem, problems) : allowedValues(problem);
    if (values !== undefined) choices.set(problem, values);
  }
  const within = [...choices.keys()].map(({ schemaPath }) => `${schemaPath}/anyOf/`);
  return problems
    .filter(({ schemaPath }) => !within.some((path) => schemaPath.startsWith(path)))
    .map((problem) => {
      const values = choices.get(problem);
      return values === undefined ? problem : { ...problem, message: `must be ${values}` };
    });
}

/** What may stand where there is a choice of values; undefined where something else than these and null may, too. */
function valuesOfChoice(
  { schemaPath }: ValidationProblem,
  problems: ValidationProblem[],
): string | undefined {
  const within = `${schemaPath}/anyOf/`;
  const parts = Map.groupBy(
    problems.filter((problem) => problem.schemaPath.startsWith(within)),
    (problem) => problem.schemaPath,
  );
  // A value of another type has two problems with the same part.
  const values = [...parts].map(([path, [first, second]]) => {
    if (!first || path.slice(within.length).includes('/')) return undefined;
    if (first.keyword === 'type' && first.params['type'] === 'null') return 'null';
    return allowedValues(first) ?? (second && allowedValues(second));
  });
  return values.includes(undefined) ? undefined : values.join(' or ');
}
