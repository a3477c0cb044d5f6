import { ApplicationError, type FieldErrors } from '@gazetteer/kernel';

/** The statuses of the codes by which Directus, whose clients call us, tells errors apart. */
const statuses = {
  INVALID_PAYLOAD: 400,
  INVALID_QUERY: 400,
  RECORD_NOT_UNIQUE: 400,
  INVALID_CREDENTIALS: 401,
  TOKEN_EXPIRED: 401,
  FORBIDDEN: 403,
  INVALID_TOKEN: 403,
  LIMIT_EXCEEDED: 403,
  ROUTE_NOT_FOUND: 404,
  CONFLICT: 409,
  CONTENT_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  REQUESTS_EXCEEDED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ContentErrorCode = keyof typeof statuses;

/** A refusal by one of Directus' codes. */
export class ContentError extends ApplicationError {
  constructor(
    code: ContentErrorCode,
    message: string,
    details?: { fields?: FieldErrors; info?: { data: unknown }; cause?: unknown },
  ) {
    super(code, statuses[code], message, details);
  }
}

/** 400: what was sent breaks rules; names each field and its rule. */
export function invalidPayload(fields: FieldErrors): ContentError {
  return new ContentError('INVALID_PAYLOAD', `Invalid payload. ${sentence(fields)}`, { fields });
}

/** 400: what was asked for breaks rules; names each parameter and its rule. */
export function invalidQuery(fields: FieldErrors): ContentError {
  return new ContentError('INVALID_QUERY', `Invalid query. ${sentence(fields)}`, { fields });
}

/** 401: nobody is signed in, and this is for somebody who is. */
export function signInFirst(): ContentError {
  return new ContentError(
    'INVALID_CREDENTIALS',
    'Please login and continue: this needs a session or an access token.',
  );
}

/** 403: there is no such item, or it is none of the caller's business; which of the two is not told. */
export function forbidden(): ContentError {
  return new ContentError(
    'FORBIDDEN',
    'You do not have permission to access this item, or it does not exist.',
  );
}

/** What clients read for a status that none of our own refusals has set. */
export function codeOfStatus(status: number): ContentErrorCode {
  if (status === 401) return 'INVALID_CREDENTIALS';
  if (status === 403) return 'FORBIDDEN';
  if (status === 404) return 'ROUTE_NOT_FOUND';
  if (status === 413) return 'CONTENT_TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  if (status === 429) return 'REQUESTS_EXCEEDED';
  if (status === 503 || status === 504) return 'SERVICE_UNAVAILABLE';
  return status < 500 ? 'INVALID_PAYLOAD' : 'INTERNAL_SERVER_ERROR';
}

function sentence(fields: FieldErrors): string {
  return Object.entries(fields)
    .map(([field, texts]) => `${field}: ${texts.join(', ')}`)
    .join('; ');
}
