import { OauthError, notThere } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import { findClient, updateClient } from './client.store.ts';
import type { StoredClient } from './client.ts';

/** Who loses against others this often meets a store of changes that never rests. */
const MOST_TRIES = 10;

/** What may change of a client by itself or by its administrators. */
export type ClientChange = Partial<
  Pick<StoredClient, 'document' | 'secretHash' | 'previousSecret' | 'registrationTokenHash'>
>;

/**
 * Changes a client as it is now. Nothing is locked while `decide` runs, which may ask other servers; where somebody else changes
 * the client meanwhile it decides again, on what they have made of it.
 * @param decide what is to change, and what to answer besides
 * @throws OauthError 404 where there is no such client, 409 where others change it all the time
 */
export async function changeClient<Beside>(
  context: OauthContext,
  projectId: string,
  clientId: string,
  decide: (client: StoredClient) => Promise<{ change: ClientChange; beside: Beside }>,
): Promise<{ client: StoredClient; beside: Beside }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const seen = await findClient(context.sql, projectId, clientId);
    if (!seen) throw noClient();
    const { change, beside } = await decide(seen);
    const client = { ...seen, ...change, updatedAt: after(seen.updatedAt, context.clock()) };
    if (await updateClient(context.sql, seen, client)) return { client, beside };
  }
  throw new OauthError(409, 'Conflict', 'Others are changing this client at the same time');
}

/** 404: this project has no such client. */
export function noClient(): OauthError {
  return notThere('this project has no client of that id.');
}

/** Now, and in any case after the last change: by that time others see that there was one. */
function after(last: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString();
}
