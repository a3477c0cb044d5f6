import { siteContext } from '@gazetteer/site/server';
import { isRequestError } from '@gazetteer/client/ory';
import { pendingRequest } from '../../../playground/pending-request.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { projectIssuer } from '../../../project/project-issuer.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';

/** What the authorization endpoint may say. */
const answerParameters = ['code', 'state', 'iss', 'scope', 'error', 'error_description'];

/**
 * What the authorization endpoint has answered, compared with the request that this browser made.
 * @throws Response as `loadProject`
 */
export async function loadAnswer(asking: ProjectArguments & { url: URL }) {
  const project = await loadProject(asking);
  const issuer = projectIssuer(project, siteContext(asking.context).publicUrl);
  const query = asking.url.searchParams;
  const pending = pendingRequest(asking.request);
  const issuedBy = query.get('iss');
  return {
    parameters: answerParameters.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [{ name, value }];
    }),
    code: query.get('code') ?? undefined,
    client: pending && (await clientOf(asking, pending.client)),
    /** Whether the answer is to the request of this browser, from whom it was asked (RFC 9207). */
    isExpected: pending !== undefined && query.get('state') === pending.state,
    isFromIssuer: issuedBy === null || issuedBy === issuer,
  };
}

/** The client of the request; undefined where it is gone. */
async function clientOf(asking: ProjectArguments, id: string) {
  try {
    const { data } = await projectClient(asking).getOAuth2Client({ id });
    const authentication = data.token_endpoint_auth_method ?? ('client_secret_basic' as const);
    return {
      id,
      name: data.client_name || id,
      authentication,
      needsSecret: authentication === 'client_secret_basic' || authentication === 'client_secret_post',
    };
  } catch (error) {
    if (isRequestError(error) && error.status === 404) return undefined;
    throw error;
  }
}

export type LoadedAnswer = Awaited<ReturnType<typeof loadAnswer>>;
