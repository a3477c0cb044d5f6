import { badRequest, type OryError } from '@gazetteer/ory';

/** The header by which every change tells its token. */
export const CONSISTENCY_TOKEN = 'consistency-token';

const VERSION = 'r1.';

/** Names a change of a project's tuples or language, for checks that must know of it. */
export function tokenOf(revision: number): string {
  return Buffer.from(`${VERSION}${revision}`).toString('base64url');
}

/** The revision that a token names. @throws OryError 400 for what is no token */
export function readToken(token: string): number {
  const text = Buffer.from(token, 'base64url').toString();
  const number = text.startsWith(VERSION) ? text.slice(VERSION.length) : '';
  if (!/^\d{1,15}$/.test(number)) throw unknownToken();
  return Number(number);
}

/** 400: a token that no change of this project has. */
export function unknownToken(): OryError {
  return badRequest('The consistency_token was not given out by this project.');
}
