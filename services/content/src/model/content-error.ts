import { ApplicationError, type ErrorCodeEntry, type FieldErrors } from '@gazetteer/kernel';

/** The codes by which Directus, whose clients call us, tells errors apart. */
export const contentErrorCodes = {
  INVALID_PAYLOAD: { status: 400, meaning: 'What was sent breaks rules' },
  INVALID_QUERY: { status: 400, meaning: 'What was asked for breaks rules' },
  RECORD_NOT_UNIQUE: { status: 400, meaning: 'There is such an item already' },
  INVALID_CREDENTIALS: { status: 401, meaning: 'Nobody is signed in, or the password is wrong' },
  TOKEN_EXPIRED: { status: 401, meaning: 'The time of the access token is over' },
  FORBIDDEN: { status: 403, meaning: 'There is no such item, or the caller may not have it' },
  INVALID_TOKEN: { status: 403, meaning: 'The access token is none of ours' },
  LIMIT_EXCEEDED: { status: 403, meaning: 'More than one person may keep' },
  ROUTE_NOT_FOUND: { status: 404, meaning: 'There is no such address' },
  CONFLICT: { status: 409, meaning: 'The state of the item forbids it' },
  CONTENT_TOO_LARGE: { status: 413, meaning: 'The request is larger than this server takes' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, meaning: 'The body is of a kind that this address does not take' },
  REQUESTS_EXCEEDED: { status: 429, meaning: 'Too many requests; try again later' },
  INTERNAL_SERVER_ERROR: { status: 500, meaning: 'A fault of the server; its log has the cause' },
  SERVICE_UNAVAILABLE: { status: 503, meaning: 'The server is too busy, or a part it needs is away' },
} as const satisfies Record<string, ErrorCodeEntry>;

export type ContentErrorCode = keyof typeof contentErrorCodes;

/** A refusal by one of Directus' codes. */
export class ContentError extends ApplicationError<ContentErrorCode> {
  constructor(
    code: ContentErrorCode,
    message: string,
    details?: { fields?: FieldErrors; info?: { data: unknown }; cause?: unknown },
  ) {
    super(code, contentErrorCodes[code].status, message, details);
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
