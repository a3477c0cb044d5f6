import { errors, type KoaContextWithOIDC } from './engine-library.ts';
import type { StoredClient } from '../clients/client.ts';
import { LOOPBACK } from '../clients/rules/redirect-uri-rules.ts';
import { listRemembered } from '../grants/grant.store.ts';
import type { Grant } from '../grants/grant.ts';
import { allowsScope } from '../model/allows-scope.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { duringCall } from './during-call.ts';
import { allowsAudience, partsOf } from './scope-resource.ts';

/** The client of the engine's call that is under way. */
export function callingClient(ctx: KoaContextWithOIDC): StoredClient {
  const id = ctx.oidc.client?.clientId ?? '';
  const client = duringCall().clients.get(id);
  if (!client) throw new Error('The engine has not read the client of this call');
  return client;
}

/**
 * The scopes that a call may be about.
 * @throws invalid_scope naming one that the client may not ask for
 */
export function scopesOfCall(ctx: KoaContextWithOIDC, { settings }: OauthProject): string[] {
  const requested = partsOf(ctx.oidc.params?.['scope']);
  const client = callingClient(ctx);
  const refused = requested.find(
    (scope) => !allowsScope(partsOf(client.document.scope), scope, settings.strategies.scope),
  );
  if (refused !== undefined) {
    throw new errors.InvalidScope('The client may not ask for this scope', refused);
  }
  const { AuthorizationCode, RefreshToken, DeviceCode } = ctx.oidc.entities;
  const source = AuthorizationCode ?? RefreshToken ?? DeviceCode;
  return [...new Set([...requested, ...(source?.scopes ?? [])])];
}

/**
 * Whom the tokens of a call are for.
 * @throws invalid_request naming an audience that the client may not ask for
 */
export function audienceOfCall(ctx: KoaContextWithOIDC): string[] {
  const { params, body } = ctx.oidc;
  const requested = partsOf(params?.['audience'] ?? body?.['audience']);
  const allowed = callingClient(ctx).document.audience ?? [];
  const refused = requested.find((audience) => !allowsAudience(allowed, audience));
  if (refused === undefined) return requested;
  throw new errors.InvalidRequest(`The client may not ask for the audience ${refused}`);
}

/**
 * Whether the program of a call is surely the one that it says: it is of the house, proves itself at the token endpoint, or is
 * answered where no other program can be. For others nobody's earlier consent counts (RFC 8252, section 8.6).
 */
export function isSurelyItself(ctx: KoaContextWithOIDC): boolean {
  const { skip_consent, token_endpoint_auth_method } = callingClient(ctx).document;
  if (skip_consent || token_endpoint_auth_method !== 'none') return true;
  const { protocol, hostname } = new URL(String(ctx.oidc.params?.['redirect_uri']));
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

/** A consent that is remembered and covers what a client asks for now. */
export async function findCoveringGrant(
  { sql, clock }: OauthContext,
  { id: projectId }: OauthProject,
  asked: { subject: string; clientId: string; scope: readonly string[]; audience: readonly string[] },
): Promise<Grant | undefined> {
  const { subject, clientId } = asked;
  const remembered = await listRemembered(sql, projectId, { subject, clientId, now: clock().toISOString() });
  return remembered.find(
    ({ scope, audience }) =>
      asked.scope.every((one) => scope.includes(one)) &&
      asked.audience.every((one) => audience.includes(one)),
  );
}
