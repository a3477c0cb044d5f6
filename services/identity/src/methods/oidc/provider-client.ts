import { OryError } from '@gazetteer/ory';
import { isRefusedAddress, type OutboundFetch } from '@gazetteer/outbound';
import * as openid from 'openid-client';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { OidcProviderSettings } from '../../model/projects/project-settings.contract.ts';
import type { Project } from '../../model/projects/project.ts';

const GOOGLE = 'https://accounts.google.com';
const FACEBOOK_DIALOG = 'https://www.facebook.com/v24.0/dialog/oauth';
const FACEBOOK_GRAPH = 'https://graph.facebook.com/v24.0';
/** A provider that does not answer must not keep people waiting. */
const SECONDS_TO_WAIT = 10;

/** By the settings object itself: changed settings are new objects, and so make a new client. */
const clients = new WeakMap<OidcProviderSettings, Promise<openid.Configuration>>();

/** The provider of a project with this id, where sign-in by providers is on. */
export function findProvider({ settings }: Project, id: string): OidcProviderSettings | undefined {
  const { enabled, config } = settings.selfservice.methods.oidc;
  return enabled ? config.providers.find((provider) => provider.id === id) : undefined;
}

/** What a provider is called on buttons. */
export function providerLabel({ label, provider, id }: OidcProviderSettings): string {
  if (label) return label;
  return { google: 'Google', facebook: 'Facebook', generic: id }[provider];
}

/**
 * The client of a provider: by discovery (OpenID Connect Discovery 1.0), except for Facebook, which has none for the
 * code flow.
 * @throws 502 when the provider cannot be reached
 */
export async function providerClient(
  context: IdentityContext,
  project: Project,
  provider: OidcProviderSettings,
): Promise<openid.Configuration> {
  const known = clients.get(provider) ?? makeClient(context.fetchFor(project), provider);
  clients.set(provider, known);
  try {
    return await known;
  } catch (error) {
    // The next visitor tries again.
    clients.delete(provider);
    context.log.warn({ err: error, provider: provider.id }, 'sign-in provider cannot be reached');
    throw new OryError(502, `${providerLabel(provider)} cannot be reached at the moment.`, {
      reason: isRefusedAddress(causeOf(error))
        ? 'The address of the provider leads into the network of this server, where no project may send it.'
        : 'The provider did not answer. Please try again later, or sign in another way.',
    });
  }
}

/** The library wraps what the way out has thrown. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error;
}

async function makeClient(
  outbound: OutboundFetch,
  provider: OidcProviderSettings,
): Promise<openid.Configuration> {
  const { client_id, client_secret } = provider;
  const authentication = client_secret ? openid.ClientSecretPost(client_secret) : openid.None();
  const fetch: openid.CustomFetch = (address, options) => outbound(address, options);
  if (provider.provider === 'facebook') {
    const client = new openid.Configuration(facebook(provider), client_id, undefined, authentication);
    client[openid.customFetch] = fetch;
    client.timeout = SECONDS_TO_WAIT;
    return client;
  }
  const issuer = new URL(provider.issuer_url ?? GOOGLE);
  return openid.discovery(issuer, client_id, undefined, authentication, {
    [openid.customFetch]: fetch,
    timeout: SECONDS_TO_WAIT,
    // The library trusts the line that an ID token came by; its signature holds whatever stands in between.
    execute: [
      openid.enableNonRepudiationChecks,
      ...(isOnThisMachine(issuer) ? [openid.allowInsecureRequests] : []),
    ],
  });
}

function facebook({ auth_url, token_url }: OidcProviderSettings): openid.ServerMetadata {
  return {
    issuer: 'https://www.facebook.com',
    authorization_endpoint: auth_url ?? FACEBOOK_DIALOG,
    token_endpoint: token_url ?? `${FACEBOOK_GRAPH}/oauth/access_token`,
    userinfo_endpoint: `${FACEBOOK_GRAPH}/me?fields=id,name,email`,
  };
}

// Plain http is for trying a provider out on one's own machine.
function isOnThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
