import type { OAuth2Client } from '@gazetteer/client/ory';
import { siteContext } from '@gazetteer/site/server';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { projectIssuer } from '../../../project/project-issuer.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { clientSamples } from './client-samples.ts';
import { valuesOfClient } from './client-values.ts';
import { lifespansOf } from './lifespans.ts';

export type ClientArguments = ProjectArguments & { url: URL; params: { project: string; id: string } };

/**
 * One client with its form, its lifespans and ready code for it.
 * @throws 404 where there is none; otherwise as `readForPage`
 */
export async function loadClient(asking: ClientArguments) {
  const { id } = asking.params;
  const project = await loadProject(asking);
  const { data: client } = await readForPage(asking, projectClient(asking).getOAuth2Client({ id }));
  const issuer = projectIssuer(project, siteContext(asking.context).publicUrl);
  const authentication = client.token_endpoint_auth_method ?? 'client_secret_basic';
  return {
    id,
    // A client without a name is known by its id.
    name: client.client_name || id,
    issuer,
    made: client.created_at ?? '',
    changed: client.updated_at ?? '',
    hasSecret: authentication === 'client_secret_basic' || authentication === 'client_secret_post',
    mayAuthorize: client.grant_types?.includes('authorization_code') ?? false,
    values: valuesOfClient(client),
    lifespans: lifespansOf(client),
    json: JSON.stringify(withoutAbsent(client), null, 2),
    samples: clientSamples({
      id,
      issuer,
      authentication,
      scope: client.scope ?? '',
      redirectUri: client.redirect_uris?.[0],
      grants: client.grant_types ?? [],
      idTokenAlgorithm: client.id_token_signed_response_alg ?? 'RS256',
      origins: client.allowed_cors_origins ?? [],
    }),
    calls: callsFor(asking, client),
  };
}

export type ShownClient = Awaited<ReturnType<typeof loadClient>>;

/** The client as it can be sent back; what is not set stands for what holds without it. */
function withoutAbsent(client: OAuth2Client): Record<string, unknown> {
  return Object.fromEntries(Object.entries(client).filter(([, value]) => value !== null && value !== ''));
}

function callsFor(asking: ClientArguments, client: OAuth2Client) {
  const { id } = asking.params;
  const [replaced] = [{ op: 'replace' as const, path: '/client_name', value: client.client_name ?? '' }];
  const { client_name, grant_types, redirect_uris, scope } = client;
  return [
    describeCall(asking, 'getOAuth2Client', { id }),
    describeCall(asking, 'patchOAuth2Client', { id, jsonPatch: [replaced] }),
    describeCall(asking, 'setOAuth2Client', {
      id,
      oAuth2Client: {
        client_name: client_name ?? '',
        grant_types: grant_types ?? [],
        redirect_uris: redirect_uris ?? [],
        scope: scope ?? '',
      },
    }),
    describeCall(asking, 'setOAuth2ClientLifespans', {
      id,
      oAuth2ClientTokenLifespans: { authorization_code_grant_access_token_lifespan: '30m' },
    }),
    describeCall(asking, 'rotateOAuth2ClientSecret', { id, overlap: '24h' }),
    describeCall(asking, 'deleteRotatedOAuth2ClientSecrets', { id }),
    describeCall(asking, 'deleteOAuth2Token', { clientId: id }),
    describeCall(asking, 'deleteOAuth2Client', { id }),
  ];
}
