import { describeCall } from '../../../project/describe-call.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 50;

/**
 * One page of the OAuth2 clients, of all or of those with one name.
 * @throws Response as `readForPage`
 */
export async function loadClients(asking: ProjectArguments & { url: URL }) {
  const query = asking.url.searchParams;
  const clientName = (query.get('name') ?? '').trim();
  const pageToken = query.get('page_token');
  const wanted = {
    pageSize,
    ...(clientName === '' ? {} : { clientName }),
    ...(pageToken ? { pageToken } : {}),
  };
  const { data, headers } = await readForPage(asking, projectClient(asking).listOAuth2Clients(wanted));
  return {
    clients: data.map((client) => ({
      id: client.client_id,
      // A client without a name is known by its id.
      name: client.client_name || client.client_id,
      grants: client.grant_types ?? [],
      authentication: client.token_endpoint_auth_method ?? 'client_secret_basic',
    })),
    clientName,
    next: nextPageToken(headers),
    calls: [
      describeCall(asking, 'listOAuth2Clients', wanted),
      describeCall(asking, 'deleteOAuth2Client', { id: data[0]?.client_id ?? 'CLIENT_ID' }),
    ],
  };
}

export type ListedClient = Awaited<ReturnType<typeof loadClients>>['clients'][number];
