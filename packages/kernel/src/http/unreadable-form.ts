import { ApplicationError } from '../errors.ts';

/**
 * Tells a multipart form that cannot be read, because its boundary is missing or it ends before its last one, from a
 * failure of what reads it: the parser's own errors are plain, with neither a code nor a status.
 * @returns 400 for such a form, else the error as it is
 */
export function asUnreadableForm(error: unknown): unknown {
  if (!(error instanceof Error) || error.constructor !== Error) return error;
  if ('code' in error || 'statusCode' in error) return error;
  return new ApplicationError('bad_request', 400, `The multipart form cannot be read: ${error.message}`, {
    cause: error,
  });
}
