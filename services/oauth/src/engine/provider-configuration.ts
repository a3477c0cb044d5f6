import {
  type AsymmetricSigningAlgorithm,
  type Configuration,
  errors,
  type KoaContextWithOIDC,
  type ResourceServer,
} from './engine-library.ts';
import { milliseconds } from '@gazetteer/ory';
import { outboundFetch } from '@gazetteer/outbound';
import { LONGEST_SECONDS } from '../assertions/spend-once.ts';
import { SIGNING_ALGORITHMS } from '../clients/client.contract.ts';
import { type GrantType, lifespan, type TokenKind } from '../clients/lifespan.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { createAdapter } from './adapter.ts';
import { askSite } from './ask-site.ts';
import {
  audienceOfCall,
  callingClient,
  findCoveringGrant,
  isSurelyItself,
  scopesOfCall,
} from './authorization-rules.ts';
import { createInteractionPolicy } from './interaction-policy.ts';
import { allowNoScopes } from './no-scopes.ts';
import { ENGINE_SCOPES, partsOf, SCOPE_RESOURCE } from './scope-resource.ts';
import { REQUEST_COOKIE, SESSION_COOKIE } from './cookies.ts';
import { duringCall } from './during-call.ts';
import { withQuery } from '../http/with-query.ts';
import { pairwiseSubject } from './pairwise-subject.ts';
import type { InteractionResult } from './waiting-request.ts';
import { writeAccessToken } from './write-access-token.ts';

const CODE_FLOW = ['code'] as const;
const ALL_FLOWS = [
  'code',
  'id_token',
  'id_token token',
  'code id_token',
  'code token',
  'code id_token token',
] as const;

/** Key sets, lists of addresses and answers to logout tokens are small. */
const outboundLimits = { maxBytes: 256 * 1024, timeoutMilliseconds: 5000 };

/** The certified engine's configuration for a project. */
export function configureProvider(
  context: OauthContext,
  project: OauthProject,
  { keys, accessToken }: SigningKeys,
): Configuration {
  const { settings } = project;
  const hybrid = settings.oauth2.grant.implicit.enabled;
  return {
    adapter: createAdapter(context, project),
    jwks: { keys: [...keys] as NonNullable<Configuration['jwks']>['keys'] },
    routes: {
      authorization: '/oauth2/auth',
      token: '/oauth2/token',
      revocation: '/oauth2/revoke',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
      device_authorization: '/oauth2/device/auth',
      code_verification: '/oauth2/device/verify',
    },
    cookies: {
      names: { session: SESSION_COOKIE, interaction: 'ory_hydra_asked', resume: REQUEST_COOKIE },
      // What they hold is random and known by digests only, so a signature would add nothing.
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: {
        enabled: true,
        // Somebody else's token is as unknown to a client as one that never was.
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      deviceFlow: {
        enabled: true,
        // The project's page has asked for the code; it gets what the engine needs to see again, or is told what is wrong.
        userCodeInputSource: (ctx, _form, _out, fault) => {
          const { secret } = (ctx.oidc.session?.state ?? {}) as { secret?: string };
          if (!fault) ctx.body = { secret };
          else ctx.redirect(withQuery(settings.urls.device.verification, { error: faultOf(fault) }));
        },
        successSource: (ctx) => ctx.redirect(settings.urls.device.success),
      },
      introspection: { enabled: false },
      // What this service has no part for; the engine would offer it by itself.
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      backchannelLogout: { enabled: true },
      userinfo: { enabled: true },
      requestObjects: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => SCOPE_RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: (ctx) => resourceOf(ctx, project, accessToken),
      },
    },
    scopes: ENGINE_SCOPES,
    claims: { openid: ['sub'], acr: null, amr: null, auth_time: null, sid: null },
    acrValues: ['aal1', 'aal2'],
    // What a project narrows later must not lock out the clients that it has.
    subjectTypes: ['public', 'pairwise'],
    // The list of a sector was checked when the client was written; its site may be away now.
    sectorIdentifierUriValidate: () => false,
    pairwiseIdentifier: (_ctx, accountId, client) =>
      pairwiseSubject(context, project, accountId, client.sectorIdentifier as string | undefined),
    responseTypes: [...(hybrid ? ALL_FLOWS : CODE_FLOW)],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'],
    enabledJWA: {
      idTokenSigningAlgValues: SIGNING_ALGORITHMS,
      clientAuthSigningAlgValues: [...SIGNING_ALGORITHMS],
      requestObjectSigningAlgValues: [...SIGNING_ALGORITHMS],
      userinfoSigningAlgValues: SIGNING_ALGORITHMS,
    },
    assertJwtClientAuthClaimsAndHeader: (_ctx, claims) => requireNearEnd(context, claims),
    pkce: {
      required: (_ctx, client) => settings.oauth2.pkce.enforced || client.clientAuthMethod === 'none',
    },
    extraParams: ['audience'],
    interactions: {
      policy: createInteractionPolicy(context, project),
      url: (ctx, interaction) => askSite(context, project, ctx, interaction),
    },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    loadExistingGrant: async (ctx) => {
      const grant = await loadGrant(context, project, ctx);
      if (grant) allowNoScopes(ctx);
      return grant;
    },
    expiresWithSession: () => false,
    revokeGrantPolicy: () => false,
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client, source) =>
      client.grantTypeAllowed('refresh_token') &&
      (source.scopes.has('offline') || source.scopes.has('offline_access')),
    extraTokenClaims: extraClaims,
    formats: {
      bitsOfOpaqueRandomness: 256,
      customizers: { jwt: (_ctx, token, parts) => writeAccessToken(context, project, token, parts) },
    },
    clientBasedCORS: (ctx, origin) =>
      callingClient(ctx).document.allowed_cors_origins?.includes(origin) ?? false,
    renderError: (ctx, { error, error_description }, cause) => {
      // A browser that did not begin the request, or whose request is over.
      const isForeign = cause instanceof errors.SessionNotFound;
      const shown = { error: isForeign ? 'request_forbidden' : error, error_description };
      ctx.redirect(withQuery(settings.urls.error, shown));
    },
    fetch: outboundFetch(context.outbound, outboundLimits) as unknown as Configuration['fetch'],
    ttl: lifetimes(project),
  };
}

/** @throws invalid_client for an assertion that would have to be remembered for years */
function requireNearEnd({ clock }: OauthContext, { exp }: Record<string, unknown>): void {
  if (Number(exp) * 1000 <= clock().getTime() + LONGEST_SECONDS * 1000) return;
  throw new errors.InvalidClientAuth('the client assertion ends too late');
}

/** What the page for codes of devices is told. */
function faultOf({ name }: Error): string {
  return name === 'AbortedError' ? 'access_denied' : 'invalid_request';
}

/** Keys of this service are never symmetric. */
type Signer = { alg: AsymmetricSigningAlgorithm; kid: string };

/** The scopes of a call, and the form of its access tokens. @throws invalid_scope */
export function resourceOf(
  ctx: KoaContextWithOIDC,
  project: OauthProject,
  sign: SigningKeys['accessToken'],
): ResourceServer {
  const strategy =
    callingClient(ctx).document.access_token_strategy ?? project.settings.strategies.access_token;
  const scope = scopesOfCall(ctx, project).join(' ');
  return strategy === 'jwt'
    ? { scope, accessTokenFormat: 'jwt', jwt: { sign: sign as Signer } }
    : { scope, accessTokenFormat: 'opaque' };
}

async function loadGrant(context: OauthContext, project: OauthProject, ctx: KoaContextWithOIDC) {
  const { oidc } = ctx;
  const result = oidc.result as InteractionResult | undefined;
  if (result?.consent) return oidc.provider.Grant.find(result.consent.grantId);
  if (!oidc.prompts.has('none') || !isSurelyItself(ctx)) return undefined;
  const client = callingClient(ctx);
  const covering = await findCoveringGrant(context, project, {
    subject: oidc.account?.accountId ?? '',
    clientId: client.clientId,
    scope: partsOf(oidc.params?.['scope']),
    audience: audienceOfCall(ctx),
  });
  return covering && oidc.provider.Grant.find(covering.id);
}

/** What stands in access tokens beside what the engine writes: what the consent put there, or whom a program asked for. */
function extraClaims(ctx: KoaContextWithOIDC): Record<string, unknown> | undefined {
  const [grant] = duringCall().grants.values();
  if (!grant) return { audience: audienceOfCall(ctx) };
  const ext = grant.session.access_token;
  return ext && Object.keys(ext).length > 0 ? { ext } : undefined;
}

function lifetimes({ settings }: OauthProject): NonNullable<Configuration['ttl']> {
  // The engine has let only grants pass that the client may use; a token without one is of the authorization endpoint.
  const grantOf = (ctx: KoaContextWithOIDC) => (ctx.oidc.params?.['grant_type'] ?? 'implicit') as GrantType;
  const of = (token: TokenKind) => (ctx: KoaContextWithOIDC) =>
    lifespan(settings, callingClient(ctx), grantOf(ctx), token);
  const seconds = (duration: string) => Math.max(1, Math.floor(milliseconds(duration) / 1000));
  // However often a refresh token is exchanged, the first was given for this long at most.
  const leftToExchange = ({ oidc }: KoaContextWithOIDC) => {
    const whole = seconds(settings.oauth2.grant.refresh_token.absolute_lifespan);
    return Math.max(1, whole - (oidc.entities.RotatedRefreshToken?.totalLifetime() ?? 0));
  };
  return {
    AccessToken: of('access_token'),
    ClientCredentials: of('access_token'),
    RefreshToken: (ctx) => Math.min(of('refresh_token')(ctx), leftToExchange(ctx)),
    IdToken: of('id_token'),
    DeviceCode: seconds(settings.ttl.device_user_code),
    AuthorizationCode: seconds(settings.ttl.auth_code),
    Interaction: seconds(settings.ttl.login_consent_request),
    Session: (ctx, session) => {
      const result = ctx.oidc.result as InteractionResult | undefined;
      const now = Math.floor(Date.now() / 1000);
      if (result?.login) return Math.max(1, result.login.ts + result.login.lifetime - now);
      return Math.max(1, (session.exp ?? now + 3600) - now);
    },
  };
}
