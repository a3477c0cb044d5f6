import type { ClientDocument } from '../client.ts';

/** The response types that the engine knows, their parts in the order of the alphabet. */
const KNOWN = new Set([
  'code',
  'id_token',
  'token',
  'id_token token',
  'code id_token',
  'code token',
  'code id_token token',
]);

/** A response type with its parts in the order of the alphabet. */
function ordered(type: string): string {
  return type.split(' ').toSorted().join(' ');
}

/** True for the response types of OAuth2 and OpenID Connect, whatever the order of their parts. */
export function isResponseType(type: string): boolean {
  return KNOWN.has(ordered(type));
}

/** The grant types that a client needs for a response type. */
export function grantsOf(type: string): ('authorization_code' | 'implicit')[] {
  const parts = type.split(' ');
  return [
    ...(parts.includes('code') ? (['authorization_code'] as const) : []),
    ...(parts.includes('token') || parts.includes('id_token') ? (['implicit'] as const) : []),
  ];
}

/**
 * The response types that a client can use: those whose grants it has, if it has an address to be answered at. The engine would
 * add a grant that lacks. Tokens alone, without OpenID Connect, it does not give from the authorization endpoint.
 */
export function usableResponseTypes(document: ClientDocument): string[] {
  if (document.redirect_uris.length === 0) return [];
  const usable = document.response_types.filter(
    (type) =>
      ordered(type) !== 'token' && grantsOf(type).every((grant) => document.grant_types.includes(grant)),
  );
  return [...new Set(usable.map(ordered))];
}
