import { hashToken, randomToken } from '@gazetteer/kernel';
import { compactVerify } from 'jose';
import type { StoredClient } from '../clients/client.ts';
import { findClient } from '../clients/client.store.ts';
import { invalidRequest } from '../http/oauth-error.ts';
import { withQuery } from '../http/with-query.ts';
import { checkingKeys } from '../keys/signing-keys.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { acceptRequest } from '../requests/answer-request.ts';
import { startRequest } from '../requests/start-request.ts';
import { findSession } from '../sessions/session.store.ts';

export type LogoutParameters = {
  id_token_hint?: string | undefined;
  client_id?: string | undefined;
  post_logout_redirect_uri?: string | undefined;
  state?: string | undefined;
};

/**
 * Begins a sign-out (OpenID Connect RP-Initiated Logout 1.0).
 * @param cookie of the sign-in in this browser
 * @returns where the browser goes: to the logout site, which asks the person, or on at once where nobody is signed in
 * @throws 400 for a hint that is not ours, or an address that the client has not registered
 */
export async function beginLogout(
  context: OauthContext,
  project: OauthProject,
  parameters: LogoutParameters,
  { cookie, requestUrl }: { cookie: string | undefined; requestUrl: string },
): Promise<string> {
  const hint = await readHint(context, project, parameters);
  const after = afterwards(project, parameters, hint?.client);
  const row =
    cookie === undefined ? undefined : await findSession(context.sql, project.id, { id: hashToken(cookie) });
  const isHere = row !== undefined && row.subject !== null && row.expires_at > context.clock().toISOString();
  if (!isHere || (hint?.sid !== undefined && !hasClientSession(row.payload, hint.sid))) return after;
  const challenge = randomToken('');
  const document = {
    subject: row.subject ?? '',
    sid: row.uid,
    request_url: requestUrl,
    rp_initiated: hint !== undefined,
    redirect_to: after,
  };
  const clientId = hint?.client.clientId ?? null;
  await startRequest(context, project, { kind: 'logout', challenge, clientId, document });
  if (hint?.sid !== undefined && hint.client.document.skip_logout_consent) {
    return (await acceptRequest(context, project, 'logout', challenge, {})).redirect_to;
  }
  return withQuery(project.settings.urls.logout, { logout_challenge: challenge });
}

type Hint = {
  client: StoredClient;
  /** The session that the ID token was given in, as its client knows it. */
  sid: string | undefined;
};

/** Which client asks, by an ID token that it got or by its name. */
async function readHint(
  context: OauthContext,
  project: OauthProject,
  { id_token_hint, client_id }: LogoutParameters,
): Promise<Hint | undefined> {
  if (!id_token_hint && !client_id) return undefined;
  const token = id_token_hint ? await verifyHint(context, project, id_token_hint) : undefined;
  const [audience] = [token?.aud ?? []].flat();
  if (client_id && audience !== undefined && audience !== client_id) {
    throw invalidRequest('Query parameter "client_id" is another than that of the "id_token_hint".');
  }
  const client = await findClient(context.sql, project.id, audience ?? client_id ?? '');
  if (!client) throw invalidRequest('The client of this sign-out is not known.');
  return { client, sid: token?.sid };
}

type IdToken = { aud?: string | string[]; iss?: string; sub?: string; iat?: number; sid?: string };

/** An ID token of ours, which may have expired since. @throws 400 */
async function verifyHint(context: OauthContext, project: OauthProject, text: string): Promise<IdToken> {
  const keys = await checkingKeys(context, project);
  const payload = await compactVerify(text, keys).then(
    (verified) => JSON.parse(new TextDecoder().decode(verified.payload)) as IdToken,
    () => undefined,
  );
  if (
    !payload ||
    payload.iss !== project.issuer ||
    !payload.aud ||
    !payload.sub ||
    payload.iat === undefined
  ) {
    throw invalidRequest('Query parameter "id_token_hint" is no ID token of this provider.');
  }
  return payload;
}

/** Where the browser is after the sign-out. @throws 400 for an address that the client has not registered */
function afterwards(
  { settings }: OauthProject,
  { post_logout_redirect_uri: uri, state }: LogoutParameters,
  client: StoredClient | undefined,
): string {
  if (!client && (uri || state)) {
    throw invalidRequest(
      'Query parameter "id_token_hint" is needed with "post_logout_redirect_uri" and "state", so that the client is known.',
    );
  }
  if (!uri) return settings.urls.post_logout_redirect;
  if (!client?.document.post_logout_redirect_uris?.includes(uri)) {
    throw invalidRequest(
      'Query parameter "post_logout_redirect_uri" is none of those that the client has registered.',
    );
  }
  return withQuery(uri, { state });
}

/** True when a sign-in has given a client the session of this name. */
function hasClientSession(payload: string, sid: string): boolean {
  const { authorizations = {} } = JSON.parse(payload) as {
    authorizations?: Record<string, { sid?: string }>;
  };
  return Object.values(authorizations).some((one) => one.sid === sid);
}
