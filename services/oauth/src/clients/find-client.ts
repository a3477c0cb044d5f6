import type { OauthContext } from '../model/oauth-context.ts';
import { findClientRow } from './client.store.ts';
import type { StoredClient } from './client.ts';

/** A client of a project, by one read of the store; undefined where the project has none of that id. */
export async function findClient(
  { sql }: OauthContext,
  projectId: string,
  clientId: string,
): Promise<StoredClient | undefined> {
  return findClientRow(sql, projectId, clientId);
}
