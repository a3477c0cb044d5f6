import { hashToken, randomToken } from '@gazetteer/kernel';
import { OryError } from '@gazetteer/ory';
import * as openid from 'openid-client';
import type { Unfinished, Submission } from '../../engine/flow-method.ts';
import type { Flow } from '../../engine/flow.ts';
import { findProvider, providerClient } from './provider-client.ts';
import type { Traits } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { OidcProviderSettings } from '../../model/projects/project-settings.contract.ts';
import type { Project } from '../../model/projects/project.ts';
import { readTraits } from '../../model/schemas/trait-nodes.ts';

/** What a flow remembers while somebody is away at a provider. Used up when they come back. */
export type PendingAuthorization = {
  provider: string;
  /** SHA-256 of the random part of the state. */
  state: string;
  nonce: string;
  /** The PKCE verifier (RFC 7636), sealed. */
  verifier: string;
  /** What they typed at sign-up, to be kept over what the provider says. */
  traits: Traits;
  remember?: unknown;
};

const DEFAULT_SCOPES = {
  google: 'openid email profile',
  generic: 'openid email profile',
  facebook: 'email public_profile',
};

/**
 * Sends a browser to a provider: authorization code flow with state, nonce and PKCE (OpenID Connect Core 1.0 §3.1,
 * RFC 7636). The state names the flow and is bound to it, and the flow to the browser by its cookie.
 * @throws 404 for a provider the project does not have
 */
export async function redirectToProvider(
  context: IdentityContext,
  { project, flow, body }: Submission,
  id: unknown,
): Promise<Unfinished> {
  const provider = findProvider(project, String(id));
  if (!provider) {
    throw new OryError(404, 'This provider is not known.', {
      reason: 'The project has no provider of this id.',
    });
  }
  const client = await providerClient(context, project, provider);
  const secret = randomToken('');
  const verifier = openid.randomPKCECodeVerifier();
  const pending: PendingAuthorization = {
    provider: provider.id,
    state: hashToken(secret),
    nonce: openid.randomNonce(),
    verifier: context.secrets.encrypt(verifier, 'oidc'),
    traits: flow.kind === 'registration' ? readTraits(body) : {},
    ...(body['remember'] === undefined ? {} : { remember: body['remember'] }),
  };
  flow.internal.methods['oidc'] = pending;
  const to = openid.buildAuthorizationUrl(client, {
    redirect_uri: callbackAddress(project, provider),
    scope: provider.scope?.join(' ') ?? DEFAULT_SCOPES[provider.provider],
    state: stateOf(flow, secret),
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(provider.provider === 'facebook' ? {} : { nonce: pending.nonce }),
    // Who signs in once more has to prove it there too.
    ...(flow.refresh ? { prompt: 'login' } : {}),
  });
  return { kind: 'redirected', to: to.href };
}

/** Where a provider sends browsers back to; it must be registered there. */
function callbackAddress(project: Project, { id }: OidcProviderSettings): string {
  return `${project.baseUrl}/self-service/methods/oidc/callback/${id}`;
}

/** The state parameter of a flow: its kind, its id and a secret. */
function stateOf(flow: Flow, secret: string): string {
  return `${flow.kind}.${flow.id}.${secret}`;
}

/** The parts of a state parameter, or undefined for anything else. */
export function readState(
  state: string,
): { kind: 'login' | 'registration' | 'settings'; id: string; secret: string } | undefined {
  const [kind, id, secret] = state.split('.');
  if (kind !== 'login' && kind !== 'registration' && kind !== 'settings') return undefined;
  return id && secret ? { kind, id, secret } : undefined;
}
