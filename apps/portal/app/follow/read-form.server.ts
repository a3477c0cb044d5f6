/** Longer than any form about follows. */
const longestForm = 8000;

/** The fields of a form that was sent. @throws a 413 answer for one that none of ours is */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const text = await request.text();
  if (text.length > longestForm) throw new Response(null, { status: 413 });
  return new URLSearchParams(text);
}
