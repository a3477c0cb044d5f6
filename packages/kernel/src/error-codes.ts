/** What a code says to programs: the status it is sent with, and what it means. */
export type ErrorCodeEntry = {
  /** Undefined where the status is that of the refused request, a 4xx. */
  status: number | undefined;
  meaning: string;
};

/** Every code that an `ApplicationError` may have. `docs/errors.md` lists them; a test compares both. */
export const errorCodes = {
  invalid_input: { status: 400, meaning: 'Fields of the input break rules; `fields` names each' },
  bad_request: { status: undefined, meaning: 'The request is none that this address takes' },
  bad_json: { status: 400, meaning: 'The body is not JSON, or not an object' },
  search_query: { status: 400, meaning: 'A parameter of a search is unknown or malformed' },
  address_refused: { status: 400, meaning: 'The server fetches nothing from this address' },
  incomplete: { status: 400, meaning: 'A file did not arrive whole' },
  not_chosen: { status: 400, meaning: 'An import waited in vain for the choice of a sheet' },
  invalid_token: { status: 401, meaning: 'The access token is not known here, or holds no longer' },
  insufficient_scope: { status: 403, meaning: 'The access token has not the scope that the call needs' },
  access_denied: { status: 403, meaning: 'The caller has no right to do this' },
  not_found: { status: 404, meaning: 'There is no such thing, or the caller may not know of it' },
  method_not_allowed: {
    status: 405,
    meaning: 'The address takes other methods; the header Allow names them',
  },
  not_acceptable: {
    status: 406,
    meaning: 'The address answers with none of the media types that the caller takes',
  },
  conflict: { status: 409, meaning: 'The state of the thing forbids it' },
  too_many_follows: {
    status: 409,
    meaning: 'Somebody follows as many things as anybody may: one has to end first',
  },
  table_changed: {
    status: 409,
    meaning:
      'Somebody else has published another version of the table meanwhile; `info.version` is its number',
  },
  search_syntax: { status: 409, meaning: 'A search cannot be read, or asks too much' },
  gone: { status: 410, meaning: 'It was here, and is no longer' },
  protocol_unknown: { status: 412, meaning: 'The version of a protocol is none that is spoken here' },
  too_large: { status: 413, meaning: 'The request is larger than this server takes' },
  media_type_unknown: { status: 415, meaning: 'The content type is none that this address takes' },
  too_many_requests: { status: 429, meaning: 'Too many requests; try again later' },
  too_many_messages: { status: 429, meaning: 'Too many messages to the team; try again later' },
  proof_needed: { status: 429, meaning: 'A message needs the proof of work that the answer asks for' },
  cancelled: { status: 499, meaning: 'Whoever asked has gone, or has cancelled' },
  internal_error: { status: 500, meaning: 'A fault of the server; its log has the cause' },
  damaged: { status: 503, meaning: 'A stored file is damaged or missing; the message says what to do' },
  not_implemented: {
    status: 501,
    meaning: 'A standard has what was asked for, and this server does not offer it',
  },
  unreachable: { status: 502, meaning: 'An address that was to be fetched does not answer' },
  unavailable: { status: 503, meaning: 'The server is too busy, or a part it needs is away' },
  interrupted: { status: 503, meaning: 'An import was interrupted too often' },
  timed_out: { status: 504, meaning: 'The work took longer than its limit' },
} as const satisfies Record<string, ErrorCodeEntry>;

export type ErrorCode = keyof typeof errorCodes;
