import { data } from 'react-router';

/** As much as a picture may have, and some more for the fields around it. */
const LONGEST_FORM = 21 * 1024 * 1024;

/**
 * Reads a form, with its file if it has one.
 * @throws 413 for a form that is too long to be read
 */
export async function readForm(request: Request): Promise<FormData> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > LONGEST_FORM) throw data(null, { status: 413 });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return new Response(bytes, { headers }).formData();
}
