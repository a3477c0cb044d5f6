import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { changeClient } from './change-client.ts';
import { checkSector } from './rules/check-sector.ts';
import { checkSigners } from './rules/check-signers.ts';
import { chooseSecret } from './choose-secret.ts';
import type { StoredClient } from './client.ts';
import { invalidMetadata } from './client-errors.ts';
import { type DescribedClient, readClient } from './read-client.ts';

/** A client after a change, and its secret where that is new. */
export type ChangedClient = { client: StoredClient; secret: string | undefined };

/**
 * Replaces a client by what `describe` makes of it; a secret that is left out is kept.
 * @throws OauthError 400 invalid_client_metadata or invalid_redirect_uri, 404
 */
export async function replaceClient(
  context: OauthContext,
  project: OauthProject,
  clientId: string,
  describe: (client: StoredClient) => unknown,
): Promise<ChangedClient> {
  const { client, beside } = await changeClient(context, project.id, clientId, async (before) => {
    const described = readClient(describe(before), project.settings);
    const { secret, ...change } = await decideChange(context, project, before, described);
    return { change, beside: secret };
  });
  return { client, secret: beside };
}

/**
 * What changes of a client that was described anew, with its secret where that is new.
 * @throws OauthError 400 invalid_client_metadata
 */
export async function decideChange(
  context: OauthContext,
  project: OauthProject,
  before: StoredClient,
  { clientId, secret: chosen, document }: DescribedClient,
) {
  if (clientId !== undefined && clientId !== before.clientId) {
    throw invalidMetadata('client_id', 'cannot be changed');
  }
  await checkSector(context.outbound, document, before.document);
  await checkSigners(context, project, document, before.document);
  return { document, ...(await chooseSecret(context, document, chosen, before)) };
}
