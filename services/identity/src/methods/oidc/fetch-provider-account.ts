import * as openid from 'openid-client';
import type { IdentityContext } from '../../model/identity-context.ts';
import { reason } from '../../forms/ui-text.ts';
import { formProblem } from '../../forms/form-problem.ts';
import type { OidcProviderSettings } from '../../model/projects/project-settings.contract.ts';
import type { Project } from '../../model/projects/project.ts';
import { type ProviderAccount, readAccount } from './provider-account.ts';
import { providerClient, providerLabel } from './provider-client.ts';
import type { PendingAuthorization } from './redirect-to-provider.ts';

/**
 * Exchanges the code a browser brought back for who the person is at the provider.
 * @throws FormProblem when the person turned back, or the provider's answer does not hold
 */
export async function fetchProviderAccount(
  context: IdentityContext,
  { project, provider }: { project: Project; provider: OidcProviderSettings },
  pending: PendingAuthorization,
  callback: URL,
): Promise<ProviderAccount> {
  const name = providerLabel(provider);
  if (callback.searchParams.get('error') === 'access_denied') {
    throw formProblem(reason(`Signing in at ${name} was cancelled.`));
  }
  const client = await providerClient(context, project, provider);
  try {
    const { subject, claims } = await exchange(context, client, provider, pending, callback);
    return readAccount(provider, subject, claims);
  } catch (error) {
    context.log.warn({ err: error, provider: provider.id }, 'the answer of a sign-in provider does not hold');
    throw formProblem(
      reason(`${name} did not confirm who you are. Please try again, or choose another way.`),
    );
  }
}

async function exchange(
  context: IdentityContext,
  client: openid.Configuration,
  { provider }: OidcProviderSettings,
  pending: PendingAuthorization,
  callback: URL,
): Promise<{ subject: string; claims: Record<string, unknown> }> {
  const isOpenid = provider !== 'facebook';
  const tokens = await openid.authorizationCodeGrant(client, callback, {
    pkceCodeVerifier: context.secrets.decrypt(pending.verifier, 'oidc'),
    expectedState: callback.searchParams.get('state') ?? '',
    idTokenExpected: isOpenid,
    ...(isOpenid ? { expectedNonce: pending.nonce } : {}),
  });
  const token = tokens.claims();
  if (isOpenid && token) {
    const hasUserInfo = client.serverMetadata().userinfo_endpoint !== undefined;
    const more = hasUserInfo ? await openid.fetchUserInfo(client, tokens.access_token, token.sub) : {};
    return { subject: token.sub, claims: { ...more, ...token } };
  }
  const address = new URL(client.serverMetadata().userinfo_endpoint ?? '');
  const answer = await openid.fetchProtectedResource(client, tokens.access_token, address, 'GET');
  const claims = (await answer.json()) as Record<string, unknown>;
  if (typeof claims['id'] !== 'string') throw new Error('The provider did not say who it is');
  return { subject: claims['id'], claims };
}
