import type { ApplicationError } from '@gazetteer/kernel';
import { WrittenJson } from './written-json.ts';

type ErrorType = { status: number; type: string; message?: string };

// CKAN's error types and statuses, by the code of our own error.
const errorTypes: Record<string, ErrorType> = {
  invalid_input: { status: 409, type: 'Validation Error' },
  conflict: { status: 409, type: 'Validation Error' },
  timed_out: { status: 409, type: 'Validation Error' },
  invalid_token: { status: 401, type: 'Authorization Error' },
  insufficient_scope: { status: 403, type: 'Authorization Error' },
  access_denied: { status: 403, type: 'Authorization Error' },
  not_found: { status: 404, type: 'Not Found Error' },
  search_query: { status: 400, type: 'Search Query Error' },
  search_syntax: { status: 409, type: 'Search Error' },
  integrity: { status: 400, type: 'Integrity Error' },
  internal_error: { status: 500, type: 'Internal Server Error' },
};

/** The address of an action's help text, which every answer carries. */
export function helpAddress(publicUrl: string, action: string): string {
  return `${publicUrl}/api/3/action/help_show?name=${encodeURIComponent(action)}`;
}

/** A success as CKAN's clients expect it. */
export function writeSuccess(help: string, result: unknown): string | Buffer {
  if (!(result instanceof WrittenJson)) return JSON.stringify({ help, success: true, result });
  const before = Buffer.from(`{"help":${JSON.stringify(help)},"success":true,"result":`);
  return Buffer.concat([before, result.bytes, CLOSING]);
}

const CLOSING = Buffer.from('}');

/**
 * A failure as CKAN's clients expect it: validation errors carry texts by field, the others a message. The request's
 * id stands beside the error: clients print everything inside it as a field.
 */
export function failureEnvelope(help: string, error: ApplicationError, requestId: string) {
  const known = errorTypes[error.code] ?? { status: error.status, type: 'Service Error' };
  const details =
    error.fields ?? (known.type === 'Validation Error' ? { query: [error.message] } : undefined);
  return {
    status: known.status,
    body: {
      help,
      success: false,
      error: {
        ...(details ?? { message: error.message }),
        ...infoOf(error),
        __type: known.type,
      },
      request_id: requestId,
    },
  };
}

function infoOf(error: ApplicationError): object {
  return error.info ? { info: error.info } : {};
}
