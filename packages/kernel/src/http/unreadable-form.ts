/**
 * Tells a multipart form that cannot be read, because its boundary is missing or it ends before its last one, from a
 * failure of what reads it: the parser's own errors are plain, with neither a code nor a status.
 * @returns such a form as a request that is refused with 400, else the error as it is
 */
export function asUnreadableForm(error: unknown): unknown {
  if (!(error instanceof Error) || error.constructor !== Error) return error;
  if ('code' in error || 'statusCode' in error) return error;
  const refusal = new Error(`The multipart form cannot be read: ${error.message}`, { cause: error });
  return Object.assign(refusal, { statusCode: 400 });
}
