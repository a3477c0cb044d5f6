import type { Interaction, KoaContextWithOIDC } from './engine-library.ts';
import { withQuery } from '../http/with-query.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { readAnswer, requireRow } from '../requests/read-request.ts';
import { startRequest } from '../requests/start-request.ts';
import type { LoginDocument, OidcContext } from '../requests/request.ts';
import { audienceOfCall, callingClient, findCoveringGrant, isSurelyItself } from './authorization-rules.ts';
import type { InteractionResult } from './waiting-request.ts';
import { duringCall } from './during-call.ts';
import { hintOfCall } from './id-token-hint.ts';
import { partsOf } from './scope-resource.ts';

/** Puts the engine's question to the login or the consent site. @returns where the browser goes */
export async function askSite(
  context: OauthContext,
  project: OauthProject,
  ctx: KoaContextWithOIDC,
  interaction: Interaction,
): Promise<string> {
  const { name } = interaction.prompt;
  if (name === 'login') await askForLogin(context, project, ctx, interaction);
  else await askForConsent(context, project, ctx, interaction);
  const { login, consent } = project.settings.urls;
  return withQuery(name === 'login' ? login : consent, { [`${name}_challenge`]: interaction.uid });
}

async function askForLogin(
  context: OauthContext,
  project: OauthProject,
  ctx: KoaContextWithOIDC,
  { uid, params, prompt, session }: Interaction,
): Promise<void> {
  // Where nothing but our own rule asks, the person is known and needs not do anything.
  const isOurRule = prompt.reasons.every((reason) => reason === 'asked');
  const skip = isOurRule && session?.accountId !== undefined && !duringCall().forgets;
  const document: LoginDocument = {
    ...askedOf(ctx, params),
    skip,
    fresh: !prompt.reasons.every((reason) => reason === 'asked' || reason === 'no_session'),
    subject: skip ? (session?.accountId ?? '') : '',
    // Set by the authorization endpoint, whatever the browser has sent.
    request_url: ctx.get('x-request-url'),
    session_id: session?.uid ?? '',
  };
  const { clientId } = callingClient(ctx);
  await startRequest(context, project, { kind: 'login', challenge: uid, clientId, document });
}

async function askForConsent(
  context: OauthContext,
  project: OauthProject,
  ctx: KoaContextWithOIDC,
  { uid, params, lastSubmission }: Interaction,
): Promise<void> {
  const loginChallenge = (lastSubmission as InteractionResult | undefined)?.login?.challenge ?? '';
  const row = await requireRow(context, project, 'login', loginChallenge);
  const login = JSON.parse(row.document) as LoginDocument;
  const answer = readAnswer('login', row);
  const accepted = answer && 'accepted' in answer ? answer.accepted : undefined;
  const subject = ctx.oidc.session?.accountId ?? '';
  const asked = askedOf(ctx, params);
  const { oidc } = ctx;
  const document = {
    ...asked,
    skip: await mayBeSkipped(context, project, ctx, { ...asked, subject, request_url: login.request_url }),
    subject,
    request_url: login.request_url,
    login_challenge: loginChallenge,
    login_session_id: oidc.session?.uid ?? '',
    acr: oidc.session?.acr ?? '',
    amr: oidc.session?.amr ?? [],
    context: accepted?.context ?? null,
  };
  const { clientId } = callingClient(ctx);
  await startRequest(context, project, { kind: 'consent', challenge: uid, clientId, document });
}

type Asked = {
  requested_scope: string[];
  requested_access_token_audience: string[];
  subject: string;
  request_url: string;
};

async function mayBeSkipped(
  context: OauthContext,
  project: OauthProject,
  ctx: KoaContextWithOIDC,
  asked: Asked,
): Promise<boolean> {
  // The engine was given `prompt=consent` for refresh tokens; what the application said counts.
  const prompts = partsOf(new URL(asked.request_url).searchParams.get('prompt'));
  // Whoever made somebody type a code must not get what another request was granted.
  if (prompts.includes('consent') || ctx.oidc.entities.DeviceCode) return false;
  const client = callingClient(ctx);
  if (client.document.skip_consent) return true;
  if (!isSurelyItself(ctx)) return false;
  const covering = await findCoveringGrant(context, project, {
    subject: asked.subject,
    clientId: client.clientId,
    scope: asked.requested_scope,
    audience: asked.requested_access_token_audience,
  });
  return covering !== undefined;
}

function askedOf(ctx: KoaContextWithOIDC, params: Record<string, unknown>) {
  const hint = hintOfCall(ctx);
  const text = (name: string) => (typeof params[name] === 'string' ? params[name] : undefined);
  const [display, loginHint] = [text('display'), text('login_hint')];
  const oidc_context: OidcContext = {
    acr_values: partsOf(params['acr_values']),
    ui_locales: partsOf(params['ui_locales']),
    ...(display === undefined ? {} : { display }),
    ...(hint === undefined ? {} : { id_token_hint_claims: hint }),
    ...(loginHint === undefined ? {} : { login_hint: loginHint }),
  };
  return {
    requested_scope: partsOf(params['scope']),
    requested_access_token_audience: audienceOfCall(ctx),
    oidc_context,
  };
}
