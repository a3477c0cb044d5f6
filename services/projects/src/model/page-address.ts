import { badRequest } from '@gazetteer/ory';

/** Where a request came to, as its caller knows it. */
export function addressOf({ protocol, host, url }: { protocol: string; host: string; url: string }): string {
  return `${protocol}://${host}${url}`;
}

/** A place in a list that is ordered by time: behind the item of this time and id. */
export type Place = { createdAt: string; id: string };

/** The page token of the place behind an item. */
export function placeToken({ created_at, id }: { created_at: string; id: string }): string {
  return `${created_at}~${id}`;
}

/** @throws OryError 400 for a token that no list has given */
export function readPlace(token: string | undefined): Place | undefined {
  if (token === undefined || token === '') return undefined;
  const [createdAt, id] = token.split('~');
  if (createdAt !== undefined && id !== undefined) return { createdAt, id };
  throw unknownToken();
}

/** 400: a page token that no list has given. */
export function unknownToken() {
  return badRequest('The parameter page_token is none that a list has given.');
}
