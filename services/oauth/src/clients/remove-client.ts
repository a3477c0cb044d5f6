import type { OauthContext } from '../model/oauth-context.ts';
import { noClient } from './change-client.ts';
import { deleteClient, deleteTraces } from './client.store.ts';
import { forgetValidSince } from './valid-since.ts';

/** Removes a client with its requests, grants, tokens and rights, all together. @throws OauthError 404 */
export async function removeClient(
  context: OauthContext,
  projectId: string,
  clientId: string,
): Promise<void> {
  const { sql, rights } = context;
  await sql.transaction(async () => {
    if (!(await deleteClient(sql, projectId, clientId))) throw noClient();
    await deleteTraces(sql, projectId, clientId);
    await rights?.forget(projectId, clientId);
  });
  forgetValidSince(context, projectId, clientId);
}
