/** The token of the page behind this one, as the `Link` header of a list tells it (RFC 8288); undefined on the last page. */
export function nextPageToken(headers: Headers): string | undefined {
  const next = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  if (next === undefined) return undefined;
  return new URL(next, 'http://server').searchParams.get('page_token') ?? undefined;
}
