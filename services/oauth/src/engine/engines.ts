import type { EventEmitter } from 'node:events';
import { LRUCache } from '@gazetteer/kernel';
import { type Client, errors, type KoaContextWithOIDC, Provider } from './engine-library.ts';
import { matchesSecret } from '../clients/client-secret.ts';
import { signingKeys } from '../keys/signing-keys.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { duringCall, grantTypeOfCall } from './during-call.ts';
import { registerJwtBearerGrant } from './jwt-bearer-grant.ts';
import { forgetAllowance } from './no-scopes.ts';
import { configureProvider, resourceOf } from './provider-configuration.ts';
import type { InteractionResult } from './waiting-request.ts';

const MOST_PROJECTS = 200;

/** What went wrong in this service, or in its stores, while the engine worked on a request. */
export const engineFaults = new WeakMap<object, unknown>();

/** The protocol engines of the projects that were asked for last: made anew when settings or keys change. */
export type Engines = { of(project: OauthProject): Promise<Engine> };

type Engine = { provider: Provider; handle: ReturnType<Provider['callback']> };

export function createEngines(context: OauthContext): Engines {
  const known = new LRUCache<string, { revision: string; engine: Engine }>({ max: MOST_PROJECTS });
  return {
    of: async (project) => {
      const keys = await signingKeys(context, project);
      const revision = JSON.stringify([project.issuer, project.revision, keys.revision]);
      const found = known.get(project.id);
      if (found?.revision === revision) return found.engine;
      const provider = new Provider(project.issuer, configureProvider(context, project, keys));
      adjust(context, provider);
      registerJwtBearerGrant(context, project, provider, (ctx) => resourceOf(ctx, project, keys.accessToken));
      forgetSignIns(provider);
      provider.on('authorization.accepted', forgetAllowance);
      // The engine would tell them as any other error; who has called it knows better.
      provider.on('server_error', ({ req }, error) => void engineFaults.set(req, error));
      const app = provider as unknown as EventEmitter<{ error: [unknown, { req: object }] }>;
      app.on('error', (error, { req }) => void engineFaults.set(req, error));
      const engine = { provider, handle: provider.callback() };
      known.set(project.id, { revision, engine });
      return engine;
    },
  };
}

/** Ends a sign-in that is not to be remembered as soon as the authorization request is over. */
function forgetSignIns(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    const oidc = (ctx as Partial<KoaContextWithOIDC>).oidc;
    const result = oidc?.result as InteractionResult | undefined;
    if (!result?.login?.forget || !result.consent) return;
    await oidc?.session?.destroy();
    ctx.cookies.set(provider.cookieName('session'), null, { path: '/' });
  });
}

/** Values that open something say by their first letters what they are, so that scanners find one that was lost. */
const PREFIXES = {
  AccessToken: 'ory_at_',
  ClientCredentials: 'ory_at_',
  RefreshToken: 'ory_rt_',
  AuthorizationCode: 'ory_ac_',
} as const;

/** Fits the engine's models where its configuration has no word for it. */
function adjust(context: OauthContext, provider: Provider): void {
  // Requests reach it in process only, with the headers that this service has set.
  provider.proxy = true;
  for (const [name, prefix] of Object.entries(PREFIXES)) {
    const model = provider[name as keyof typeof PREFIXES].prototype as unknown as TokenModel;
    const { generateTokenId } = model;
    model.generateTokenId = function (this: TokenModel) {
      const isSigned = this.resourceServer?.accessTokenFormat === 'jwt';
      return `${isSigned ? '' : prefix}${generateTokenId.call(this)}`;
    };
  }
  // Secrets are kept as hashes.
  provider.Client.prototype.compareClientSecret = async function (this: Client, actual: string) {
    const client = duringCall().clients.get(this.clientId);
    return client !== undefined && matchesSecret(context, client, actual);
  };
  // The consent chooses which claims the ID token has, so the engine's own lists of them do not hold.
  const { prototype } = provider.IdToken as unknown as { prototype: IdTokenModel };
  const { payload } = prototype;
  prototype.payload = async function (this: IdTokenModel) {
    const [grant] = duringCall().grants.values();
    const { auth_time, acr, amr } = this.available;
    const signIn = Object.entries({ auth_time, acr: acr || undefined, amr });
    const known = Object.fromEntries(signIn.filter(([, value]) => value !== undefined));
    return { ...grant?.session.id_token, ...known, ...(await payload.call(this)) };
  };
  hashAccessTokens(provider);
  refuseUnauthorizedClients(provider);
  // Every ID token names the session, so that any client can ask for a sign-out, or be told of one.
  (provider.Client.prototype as unknown as { includeSid(): boolean }).includeSid = () => true;
}

/** An ID token that comes with an access token carries its hash (OpenID Connect Core 1.0, 3.1.3.6), as Ory Hydra's do. */
function hashAccessTokens(provider: Provider): void {
  const accessToken = provider.AccessToken.prototype as unknown as TokenModel;
  const { save } = accessToken;
  accessToken.save = async function (this: TokenModel, ...given) {
    const value = await save.apply(this, given);
    duringCall().accessToken = value;
    return value;
  };
  const idToken = provider.IdToken.prototype as unknown as IdTokenModel;
  const { issue } = idToken;
  idToken.issue = async function (this: IdTokenModel, options) {
    const value = duringCall().accessToken;
    if (options.use === 'idtoken' && value !== undefined) this.set('at_hash', value);
    return issue.call(this, options);
  };
}

/** What a client may not use is answered by the name that RFC 6749 (4.1.2.1 and 5.2) has for it; the engine's is vague. */
function refuseUnauthorizedClients(provider: Provider): void {
  const client = provider.Client.prototype as unknown as ClientModel;
  const { grantTypeAllowed, responseTypeAllowed } = client;
  client.grantTypeAllowed = function (this: ClientModel, type) {
    const isAllowed = grantTypeAllowed.call(this, type);
    if (isAllowed || type !== grantTypeOfCall()) return isAllowed;
    throw new errors.UnauthorizedClient('the client may not use this grant_type');
  };
  client.responseTypeAllowed = function (this: ClientModel, type) {
    if (responseTypeAllowed.call(this, type)) return true;
    throw new errors.UnauthorizedClient('the client may not use this response_type');
  };
}

type ClientModel = {
  grantTypeAllowed(type: string): boolean;
  responseTypeAllowed(type: string): boolean;
};
type TokenModel = {
  generateTokenId(): string;
  save(...given: unknown[]): Promise<string>;
  resourceServer?: { accessTokenFormat?: string };
};
type IdTokenModel = {
  payload(): Promise<Record<string, unknown>>;
  set(claim: string, value: string): void;
  issue(options: { use: string }): Promise<string>;
  available: Record<string, unknown>;
};
