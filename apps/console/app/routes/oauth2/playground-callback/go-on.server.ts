import {
  askForTokens,
  askUserinfo,
  type GivenTokens,
  type MadeCall,
} from '../../../playground/call-as-client.server.ts';
import { pendingRequest } from '../../../playground/pending-request.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { type Inspection, inspectToken } from '../../../token-inspection/inspect-token.server.ts';

const acts = ['exchange', 'userinfo', 'introspect', 'refresh'] as const;
type Act = (typeof acts)[number];

/** What came of a step. Tokens stand in the page alone, and go from step to step in its forms. */
export interface StepAnswer {
  act: Act;
  tokens: GivenTokens | undefined;
  call: MadeCall | undefined;
  inspection: Inspection | undefined;
  /** Whether the ID token has the nonce of the request; undefined where there is none. */
  hasNonce: boolean | undefined;
}

type Acting = ProjectArguments & { url: URL };

/**
 * Does the step that the button of a form says.
 * @returns undefined where this browser waits for no answer any more
 */
export async function goOn(acting: Acting, form: URLSearchParams): Promise<Attempt<StepAnswer> | undefined> {
  const act = acts.find((one) => one === form.get('act'));
  const pending = pendingRequest(acting.request);
  if (act === undefined || pending === undefined) return undefined;
  const project = await loadProject(acting);
  const kept: GivenTokens = Object.fromEntries(
    (['access_token', 'refresh_token', 'id_token'] as const).flatMap((name) =>
      form.get(name) ? [[name, form.get(name)]] : [],
    ),
  );
  const answer: StepAnswer = {
    act,
    tokens: kept,
    call: undefined,
    inspection: undefined,
    hasNonce: undefined,
  };
  if (act === 'userinfo') {
    return attempt(async () => ({
      ...answer,
      call: await askUserinfo(acting, project, kept.access_token ?? ''),
    }));
  }
  if (act === 'introspect') {
    const inspected = await inspectToken(acting, kept.access_token ?? '');
    return inspected.ok ? { ok: true, value: { ...answer, inspection: inspected.value } } : inspected;
  }
  // An answer to another request is not gone on with, whatever the form says.
  if (act === 'exchange' && acting.url.searchParams.get('state') !== pending.state) return undefined;
  const fields: Record<string, string> =
    act === 'refresh'
      ? { grant_type: 'refresh_token', refresh_token: kept.refresh_token ?? '' }
      : {
          grant_type: 'authorization_code',
          code: acting.url.searchParams.get('code') ?? '',
          redirect_uri: pending.redirectUri,
          code_verifier: pending.verifier,
        };
  return attempt(async () => {
    const { data } = await projectClient(acting).getOAuth2Client({ id: pending.client });
    const authentication = data.token_endpoint_auth_method ?? 'client_secret_basic';
    const client = { id: pending.client, authentication, secret: form.get('secret') ?? '' };
    const { call, tokens } = await askForTokens(acting, project, client, fields);
    const idToken = tokens?.id_token;
    // A refusal of a refresh leaves the tokens as they were.
    return {
      ...answer,
      call,
      tokens: tokens ?? (act === 'refresh' ? kept : undefined),
      hasNonce: idToken === undefined || act === 'refresh' ? undefined : nonceOf(idToken) === pending.nonce,
    };
  });
}

/** The nonce that an ID token says; who has signed it, the answer of the token endpoint has shown. */
function nonceOf(idToken: string): unknown {
  const [, claims = ''] = idToken.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { nonce?: unknown }).nonce;
}
