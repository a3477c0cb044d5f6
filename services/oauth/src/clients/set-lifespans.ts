import type { OauthContext } from '../model/oauth-context.ts';
import { changeClient } from './change-client.ts';
import { LifespansBody, LIFESPANS } from './client.contract.ts';
import { checkLifespans } from './rules/client-rules.ts';
import type { StoredClient } from './client.ts';
import { readFields } from './read-fields.ts';

/**
 * Replaces how long the tokens of a client hold; what is left out or null is as the project has it.
 * @throws OauthError 400 invalid_client_metadata, 404
 */
export async function setLifespans(
  context: OauthContext,
  projectId: string,
  clientId: string,
  given: unknown,
): Promise<StoredClient> {
  const lifespans = readFields(LifespansBody, given);
  checkLifespans(lifespans);
  const { client } = await changeClient(context, projectId, clientId, async ({ document }) => {
    const kept = { ...document };
    for (const name of LIFESPANS) delete kept[name];
    return { change: { document: { ...kept, ...lifespans } }, beside: undefined };
  });
  return client;
}
