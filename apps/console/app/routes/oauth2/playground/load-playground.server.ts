import { siteContext } from '@gazetteer/site/server';
import { callbackAddress } from '../../../playground/pending-request.server.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

/** Clients that are offered to choose from; any other is named by its id. */
const MOST_OFFERED = 100;

/**
 * The client that the address names, and the ones to choose from.
 * @throws 404 where there is no such client; otherwise as `readForPage`
 */
export async function loadPlayground(asking: ProjectArguments & { url: URL }) {
  const project = await loadProject(asking);
  const service = projectClient(asking);
  const redirectUri = callbackAddress(project, siteContext(asking.context).publicUrl);
  const id = (asking.url.searchParams.get('client') ?? '').trim();
  const { data: listed } = await readForPage(asking, service.listOAuth2Clients({ pageSize: MOST_OFFERED }));
  const found = id === '' ? undefined : (await readForPage(asking, service.getOAuth2Client({ id }))).data;
  return {
    redirectUri,
    offered: listed.map(({ client_id, client_name }) => ({ id: client_id, name: client_name || client_id })),
    client: found && {
      id: found.client_id,
      name: found.client_name || found.client_id,
      scope: found.scope ?? '',
      authentication: found.token_endpoint_auth_method ?? 'client_secret_basic',
      hasCode: found.grant_types?.includes('authorization_code') ?? false,
      hasService: found.grant_types?.includes('client_credentials') ?? false,
      isRegistered: found.redirect_uris?.includes(redirectUri) ?? false,
      isTest: found.metadata?.['playground'] === true,
    },
    calls: [
      describeCall(asking, 'createOAuth2Client', { oAuth2Client: testClient(redirectUri) }),
      describeCall(asking, 'patchOAuth2Client', {
        id: id || 'CLIENT_ID',
        jsonPatch: [{ op: 'add', path: '/redirect_uris/-', value: redirectUri }],
      }),
      describeCall(asking, 'introspectOAuth2Token', { token: 'TOKEN' }),
    ],
  };
}

/** A client to try with: it has no secret, so that whoever learns its id can do no more than send people to this page. */
export function testClient(redirectUri: string) {
  return {
    client_name: 'Playground',
    scope: 'openid offline_access email profile',
    grant_types: ['authorization_code' as const, 'refresh_token' as const],
    token_endpoint_auth_method: 'none' as const,
    redirect_uris: [redirectUri],
    metadata: { playground: true },
  };
}

export type PlayedClient = NonNullable<Awaited<ReturnType<typeof loadPlayground>>['client']>;
