import type { OauthContext } from '../model/oauth-context.ts';
import { noClient } from './change-client.ts';
import { deleteClient, deleteTraces } from './client.store.ts';

/** Removes a client with its requests, grants and tokens, all together. @throws OauthError 404 */
export async function removeClient(
  { sql }: OauthContext,
  projectId: string,
  clientId: string,
): Promise<void> {
  await sql.transaction(async () => {
    if (!(await deleteClient(sql, projectId, clientId))) throw noClient();
    await deleteTraces(sql, projectId, clientId);
  });
}
