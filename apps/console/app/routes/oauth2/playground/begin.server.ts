import { siteContext } from '@gazetteer/site/server';
import { linesOf } from '../../../client-form/lines-of.ts';
import { askForTokens, type MadeCall } from '../../../playground/call-as-client.server.ts';
import {
  callbackAddress,
  challengeOf,
  newRequest,
  type PendingRequest,
} from '../../../playground/pending-request.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { projectIssuer } from '../../../project/project-issuer.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { testClient } from './load-playground.server.ts';

type Acting = ProjectArguments & { url: URL };

/** An authorization request that was built: where it goes, and what it says. */
export interface BuiltRequest {
  address: string;
  parameters: { name: string; value: string }[];
}

/** What became of a form of the page. */
export type BeginAnswer =
  | { act: 'build'; built: BuiltRequest }
  | { act: 'service'; result: Attempt<MadeCall> }
  | { act: 'register' | 'make'; result: Attempt<{ id: string }> }
  | { act: undefined };

/** Does what the button of a form says; a request that was built is to be remembered by the browser. */
export async function begin(
  acting: Acting,
  form: URLSearchParams,
): Promise<{ answer: BeginAnswer; pending?: PendingRequest }> {
  const act = form.get('act');
  const id = form.get('client') ?? '';
  if (act === 'build') return build(acting, id, form);
  if (act === 'service') return { answer: { act, result: await attempt(() => asItself(acting, id, form)) } };
  const redirectUri = await callbackOf(acting);
  const client = projectClient(acting);
  if (act === 'register') {
    const result = await attempt(async () => {
      await client.patchOAuth2Client({
        id,
        jsonPatch: [{ op: 'add', path: '/redirect_uris/-', value: redirectUri }],
      });
      return { id };
    });
    return { answer: { act, result } };
  }
  if (act === 'make') {
    const result = await attempt(async () => {
      const { data } = await client.createOAuth2Client({ oAuth2Client: testClient(redirectUri) });
      return { id: data.client_id };
    });
    return { answer: { act, result } };
  }
  return { answer: { act: undefined } };
}

async function callbackOf(acting: Acting): Promise<string> {
  return callbackAddress(await loadProject(acting), siteContext(acting.context).publicUrl);
}

/** Builds an authorization request with PKCE (RFC 7636) for a client. */
async function build(acting: Acting, id: string, form: URLSearchParams) {
  const project = await loadProject(acting);
  const { publicUrl } = siteContext(acting.context);
  const pending = newRequest(id, callbackAddress(project, publicUrl));
  const chosen = Object.entries({
    scope: linesOf(form.get('scope')).join(' '),
    prompt: form.get('prompt') ?? '',
    audience: linesOf(form.get('audience')).join(' '),
  }).filter(([, value]) => value !== '');
  const parameters = new URLSearchParams([
    ['response_type', 'code'],
    ['client_id', id],
    ['redirect_uri', pending.redirectUri],
    ...chosen,
    ['state', pending.state],
    ['nonce', pending.nonce],
    ['code_challenge', challengeOf(pending)],
    ['code_challenge_method', 'S256'],
  ]);
  const built = {
    address: `${projectIssuer(project, publicUrl)}/oauth2/auth?${parameters.toString()}`,
    parameters: [...parameters].map(([name, value]) => ({ name, value })),
  };
  return { answer: { act: 'build' as const, built }, pending };
}

/** The client credentials grant: a token for the client itself. */
async function asItself(acting: Acting, id: string, form: URLSearchParams): Promise<MadeCall> {
  const project = await loadProject(acting);
  const { data } = await projectClient(acting).getOAuth2Client({ id });
  const scope = linesOf(form.get('scope')).join(' ');
  const client = {
    id,
    authentication: data.token_endpoint_auth_method ?? 'client_secret_basic',
    secret: form.get('secret') ?? '',
  };
  const fields = { grant_type: 'client_credentials', ...(scope === '' ? {} : { scope }) };
  return (await askForTokens(acting, project, client, fields)).call;
}
