import { hashToken, sameText } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OauthError } from '../http/oauth-error.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { changeClient } from '../clients/change-client.ts';
import type { StoredClient } from '../clients/client.ts';
import { makeRegistrationToken } from '../clients/create-client.ts';
import { findClient } from '../clients/client.store.ts';
import { readClient } from '../clients/read-client.ts';
import { type ChangedClient, decideChange } from '../clients/replace-client.ts';
import { ownDescription } from './own-description.ts';

/** The token by which a client manages itself (RFC 6750), or an empty text. */
export function presentedToken(headers: FastifyRequest['headers']): string {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** Says with a refusal what was missing (RFC 9110, section 11.6.1); a hook for the routes that need the token. */
export function askForToken(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer realm="client registration"');
  done(null, payload);
}

/**
 * The client that a token manages. Whether there is a client without the token is told to nobody (RFC 7592, section 2.1).
 * @throws OauthError 401
 */
export async function requireRegistered(
  context: OauthContext,
  projectId: string,
  clientId: string,
  token: string,
): Promise<StoredClient> {
  const client = await findClient(context.sql, projectId, clientId);
  requireToken(client, token);
  return client;
}

/**
 * Replaces a client by what it says of itself, and the token by which it does so.
 * @throws OauthError 400 invalid_client_metadata or invalid_redirect_uri, 401, 403 for a secret of its own
 */
export async function replaceOwnClient(
  context: OauthContext,
  project: OauthProject,
  clientId: string,
  presented: string,
  given: unknown,
): Promise<ChangedClient & { token: string }> {
  // An unknown client would be told apart from one whose token is wrong otherwise.
  await requireRegistered(context, project.id, clientId, presented);
  const { token, hash } = makeRegistrationToken();
  const { client, beside } = await changeClient(context, project.id, clientId, async (before) => {
    requireToken(before, presented);
    const described = readClient(ownDescription(given, project.settings, before), project.settings);
    const { secret, ...change } = await decideChange(context, project, before, described);
    return { change: { ...change, registrationTokenHash: hash }, beside: secret };
  });
  return { client, secret: beside, token };
}

function requireToken(client: StoredClient | undefined, token: string): asserts client is StoredClient {
  const hash = client?.registrationTokenHash;
  if (hash && token !== '' && sameText(hashToken(token), hash)) return;
  const description = 'This call needs the registration_access_token of the client as a bearer token';
  throw new OauthError(401, 'request_unauthorized', description);
}
