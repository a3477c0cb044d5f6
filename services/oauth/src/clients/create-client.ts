import { randomUUID } from 'node:crypto';
import { hashToken, randomToken } from '@gazetteer/kernel';
import { OauthError } from '../http/oauth-error.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { checkSector } from './rules/check-sector.ts';
import { checkSigners } from './rules/check-signers.ts';
import { insertClient } from './client.store.ts';
import type { StoredClient } from './client.ts';
import { chooseSecret } from './choose-secret.ts';
import type { DescribedClient } from './read-client.ts';

/** A client that was just made, with what is shown this once. */
export type CreatedClient = { client: StoredClient; secret: string | undefined; registrationToken: string };

/** A token by which a client manages itself, and what is kept of it. */
export function makeRegistrationToken(): { token: string; hash: string } {
  const token = randomToken('ory_at_');
  return { token, hash: hashToken(token) };
}

/**
 * Makes a client.
 * @throws OauthError 400 invalid_client_metadata, 409 where the project has a client of that id
 */
export async function createClient(
  context: OauthContext,
  project: OauthProject,
  { clientId = randomUUID(), secret: chosen, document }: DescribedClient,
): Promise<CreatedClient> {
  await checkSector(context.outbound, document);
  await checkSigners(context, project, document);
  const { secret, ...hashes } = await chooseSecret(context, document, chosen);
  const { token, hash } = makeRegistrationToken();
  const now = context.clock().toISOString();
  const client: StoredClient = {
    projectId: project.id,
    clientId,
    document,
    ...hashes,
    registrationTokenHash: hash,
    tokensValidAfter: null,
    createdAt: now,
    updatedAt: now,
  };
  if (await insertClient(context.sql, client)) return { client, secret, registrationToken: token };
  throw new OauthError(
    409,
    'Conflict',
    `client_id: this project has a client ${JSON.stringify(clientId)} already`,
  );
}
