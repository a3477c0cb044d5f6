import type { ErrorCode } from './error-codes.ts';

/** Messages by field name: what is wrong with each field of an input. */
export type FieldErrors = Record<string, string[]>;

type Details = { fields?: FieldErrors; info?: Record<string, unknown>; cause?: unknown };

/**
 * A failure that the caller may know about. `code` is stable and meant for programs, the message for people.
 * Each API renders it in its own envelope; anything that is not an ApplicationError is a fault and
 * reaches the client only as "internal_error". A service whose contract has codes of its own names them as `Code`.
 */
export class ApplicationError<Code extends string = ErrorCode> extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly info: Record<string, unknown> | undefined;

  constructor(code: NoInfer<Code>, status: number, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'ApplicationError';
    this.code = code;
    this.status = status;
    this.fields = details.fields;
    this.info = details.info;
  }
}

/** 400: one or more fields break a rule; every broken rule is named. */
export function invalidInput(fields: FieldErrors): ApplicationError {
  const message = Object.entries(fields)
    .map(([field, texts]) => `${field}: ${texts.join(', ')}`)
    .join('; ');
  return new ApplicationError('invalid_input', 400, message, { fields });
}

/** 404: the thing does not exist, or the caller may not know that it does. */
export function notFound(message = 'Not found'): ApplicationError {
  return new ApplicationError('not_found', 404, message);
}

/** 403: the caller is known well enough, and has no right to do this. */
export function accessDenied(message = 'Access denied'): ApplicationError {
  return new ApplicationError('access_denied', 403, message);
}

/** 409: the request is valid, but the current state forbids it. */
export function conflict(message: string): ApplicationError {
  return new ApplicationError('conflict', 409, message);
}

/** 413: the request is larger than this server accepts. */
export function tooLarge(message: string): ApplicationError {
  return new ApplicationError('too_large', 413, message);
}

/** 503: the server is too busy, or a part it needs is unavailable. */
export function unavailable(message: string): ApplicationError {
  return new ApplicationError('unavailable', 503, message);
}

/** 504: the work took longer than its limit and was stopped. */
export function timedOut(message: string): ApplicationError {
  return new ApplicationError('timed_out', 504, message);
}

/** A refusal of an access token, which programs read from the header `WWW-Authenticate`, too (RFC 6750, section 3). */
export class TokenRefusal extends ApplicationError {
  /** What the header says. */
  readonly challenge: string;

  constructor(code: 'invalid_token' | 'insufficient_scope', message: string, needed?: string) {
    super(code, code === 'invalid_token' ? 401 : 403, message);
    this.name = 'TokenRefusal';
    const scope = needed === undefined ? '' : `, scope="${needed}"`;
    this.challenge = `Bearer error="${code}", error_description="${message}"${scope}`;
  }
}

/** 401: no access token of this project that holds. */
export function invalidToken(): TokenRefusal {
  return new TokenRefusal('invalid_token', 'The access token is not known here, has ended or was taken back');
}
