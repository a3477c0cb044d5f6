/** Why a request gave no result. The words of `message` are part of the contract with callers. */
export type RequestErrorCode =
  | 'aborted'
  | 'network'
  | 'timed_out'
  | 'unreadable_answer'
  // Everything else is the server's own code: 'not_found', 'invalid_input', 'access_denied', …
  | (string & {});

/** An answer of the server, read: what it says, with its status and headers such as `Link`, `X-Total-Count` and `ETag`. */
export type Answer<Data> = { data: Data; status: number; headers: Headers };

type Details = {
  status: number;
  code: RequestErrorCode;
  operation?: string | undefined;
  response?: Answer<unknown> | undefined;
  detail?: string | undefined;
  fields?: Record<string, string[]> | undefined;
  info?: Record<string, unknown> | undefined;
  cause?: unknown;
};

/** What a client throws where there is no result. */
export class RequestError extends Error {
  /** The HTTP status; 0 where no answer arrived. */
  readonly status: number;
  readonly code: RequestErrorCode;
  /** What the server said in its own words, where it said something. */
  readonly detail: string | undefined;
  /** What is wrong with each named field of the input. */
  readonly fields: Record<string, string[]>;
  /** What else the server told for programs. */
  readonly info: Record<string, unknown> | undefined;
  /** Which call was made. */
  readonly operation: string | undefined;
  /** The refusal whole; undefined where no answer arrived. */
  readonly response: Answer<unknown> | undefined;

  constructor(message: string, details: Details) {
    super(message, { cause: details.cause });
    this.name = 'RequestError';
    this.status = details.status;
    this.code = details.code;
    this.detail = details.detail;
    this.fields = details.fields ?? {};
    this.info = details.info;
    this.operation = details.operation;
    this.response = details.response;
  }
}

/**
 * Whether a client threw `error`. The site's build carries a copy of this class, so what a client of the
 * server throws is no instance of the one a page knows: its name tells.
 */
export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && error.name === 'RequestError';
}

/** Words for CKAN's error types that do not change when CKAN's do. */
const codeOfType: Record<string, string> = {
  'Authorization Error': 'access_denied',
  'Integrity Error': 'integrity',
  'Internal Server Error': 'internal',
  'Not Found Error': 'not_found',
  'Search Error': 'search_syntax',
  'Search Query Error': 'search_query',
  'Validation Error': 'invalid_input',
};

/** Makes the error of a call for an answer outside 200–299. */
export function errorOfAnswer(operation: string, response: Answer<unknown>): RequestError {
  const { status, data: body } = response;
  const message = `Request failed with status code ${status}`;
  const whole = { status, operation, response };
  // An action nobody knows is answered with a bare JSON string.
  if (typeof body === 'string')
    return new RequestError(message, { ...whole, code: 'bad_request', detail: body });
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const type = typeof error['__type'] === 'string' ? error['__type'] : '';
  const code = typeof error.code === 'string' ? error.code : (codeOfType[type] ?? 'unknown');
  const detail = typeof error.message === 'string' ? error.message : undefined;
  const fields = isRecord(error.fields) ? error.fields : error;
  const info = isRecord(error['info']) ? error['info'] : undefined;
  return new RequestError(message, { ...whole, code, detail, fields: fieldTexts(fields), info });
}

function fieldTexts(error: Record<string, unknown>): Record<string, string[]> {
  const isTexts = (entry: [string, unknown]): entry is [string, string[]] =>
    Array.isArray(entry[1]) && entry[1].every((text) => typeof text === 'string');
  return Object.fromEntries(Object.entries(error).filter(isTexts));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
