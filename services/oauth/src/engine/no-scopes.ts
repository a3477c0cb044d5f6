import type { KoaContextWithOIDC } from './engine-library.ts';

/** What the engine takes for a reason to go on without any scope; nothing else of it is switched on here. */
const OTHER_REASON = 'authorization_details';

/**
 * Lets an authorization go on of which the consent grants no scope, as RFC 6749 (3.3) and Ory Hydra allow: an application may
 * ask for none, or the person may refuse each. The engine would answer access_denied.
 */
export function allowNoScopes({ oidc }: KoaContextWithOIDC): void {
  if (oidc.params) oidc.params[OTHER_REASON] = '[]';
}

/** Takes that back as soon as the engine has let the request pass. */
export function forgetAllowance({ oidc }: KoaContextWithOIDC): void {
  if (oidc.params) delete oidc.params[OTHER_REASON];
}
