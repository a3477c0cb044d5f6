import { decodeJwt, type JWTPayload } from 'jose';
import type { KoaContextWithOIDC } from './engine-library.ts';

/**
 * What the ID token says by which an application names the person whom it wants. The engine checks the token when a request
 * begins, and no more when the browser comes back from a site: the request is the same then.
 * @returns undefined where the application names nobody
 */
export function hintOfCall({ oidc }: KoaContextWithOIDC): JWTPayload | undefined {
  const checked = oidc.entities.IdTokenHint?.payload;
  if (checked) return checked;
  const hint = oidc.params?.['id_token_hint'];
  const isBack = oidc.result !== undefined;
  return isBack && typeof hint === 'string' ? decodeJwt(hint) : undefined;
}
