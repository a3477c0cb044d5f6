/**
 * True when a page of this site, at the host that was called, sent the request: the browser says so (Fetch Metadata), or, where it is too old to,
 * names this site as its origin. A project's site next to ours is not ours.
 */
export function isOwnRequest({ headers }: Request, accountsUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  return site ? site === 'same-origin' : headers.get('origin') === new URL(accountsUrl).origin;
}
