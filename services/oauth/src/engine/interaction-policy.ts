import { interactionPolicy, errors, type KoaContextWithOIDC } from './engine-library.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { callingClient } from './authorization-rules.ts';
import { duringCall } from './during-call.ts';
import { hintOfCall } from './id-token-hint.ts';
import { subjectSeenBy } from './pairwise-subject.ts';

const { base, Check } = interactionPolicy;

/**
 * When the login and the consent site are asked: at each authorization request, as in Ory Hydra, where the request says
 * whether it may be answered without the person (`skip`). With `prompt=none` no site is asked; it passes when a sign-in is
 * remembered and a remembered consent covers what is asked (OpenID Connect Core 1.0, section 3.1.2.6). Whoever is signed in
 * and is not the person of `id_token_hint` is asked again, and refused if the answer is somebody else, too (3.1.2.1).
 */
export function createInteractionPolicy(
  context: OauthContext,
  project: OauthProject,
): ReturnType<typeof base> {
  const policy = base();
  const [login, consent] = [policy.get('login'), policy.get('consent')];
  if (!login || !consent) throw new Error('The engine has no prompts for sign-in and consent');
  login.checks.remove('id_token_hint');
  login.checks.add(new Check('asked', 'the login site has not answered yet', 'login_required', loginIsOpen));
  login.checks.add(
    new Check('id_token_hint', 'id_token_hint is of another subject', 'login_required', (ctx) =>
      hintIsOfSomebodyElse(context, project, ctx),
    ),
  );
  const requested = consent.checks.get('consent_prompt');
  consent.checks.clear();
  if (requested) consent.checks.add(requested);
  consent.checks.add(
    new Check('asked', 'the consent site has not answered yet', 'consent_required', consentIsOpen),
  );
  return policy;
}

/** What the sites have answered so far. */
type Result = { login?: object; consent?: object };

function loginIsOpen({ oidc }: KoaContextWithOIDC): boolean {
  if ((oidc.result as Result | undefined)?.login) return false;
  return !oidc.prompts.has('none') || duringCall().forgets;
}

function consentIsOpen({ oidc }: KoaContextWithOIDC): boolean {
  if ((oidc.result as Result | undefined)?.consent) return false;
  const grant = oidc.entities.Grant;
  return !oidc.prompts.has('none') || grant?.jti === undefined;
}

/**
 * Whether somebody else is signed in than the application wants.
 * @throws login_required where that is so after the login site has answered
 */
async function hintIsOfSomebodyElse(
  context: OauthContext,
  project: OauthProject,
  ctx: KoaContextWithOIDC,
): Promise<boolean> {
  const { oidc } = ctx;
  const hint = hintOfCall(ctx);
  const subject = oidc.session?.accountId;
  if (!hint || subject === undefined) return false;
  const seenAs = await subjectSeenBy(context, project, callingClient(ctx), subject);
  if (hint.sub === (seenAs ?? subject)) return false;
  if ((oidc.result as Result | undefined)?.login === undefined) return true;
  throw new errors.LoginRequired('id_token_hint is of another subject');
}
