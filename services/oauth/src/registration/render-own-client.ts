import type { OauthProject } from '../model/oauth-context.ts';
import type { ClientAnswer } from '../clients/client.contract.ts';
import type { StoredClient } from '../clients/client.ts';
import { registrationAddress, renderClient } from '../clients/render-client.ts';

/**
 * A client as it reads itself (OpenID Connect Dynamic Client Registration 1.0, section 3.2; RFC 7592, section 3), without what
 * administrators note.
 * @param shown the token by which it manages itself from now on, and its secret where that is new
 */
export function renderOwnClient(
  { issuer }: OauthProject,
  client: StoredClient,
  { token, secret }: { token: string; secret?: string | undefined },
): ClientAnswer & { registration_client_uri: string } {
  const { metadata: _, userinfo_signed_response_alg: algorithm, ...shown } = renderClient(client);
  return {
    ...shown,
    // Programs take any algorithm, and `none` too, to mean that userinfo is a signed text (section 2 of the former).
    ...(algorithm === 'none' ? {} : { userinfo_signed_response_alg: algorithm }),
    ...(secret === undefined ? {} : { client_secret: secret }),
    client_id_issued_at: Math.floor(Date.parse(client.createdAt) / 1000),
    registration_access_token: token,
    registration_client_uri: registrationAddress(issuer, client.clientId),
  };
}
