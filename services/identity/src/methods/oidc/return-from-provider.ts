import type { FlowEnd } from '../../engine/flow-kind.ts';
import type { Submission } from '../../engine/flow-method.ts';
import type { Flow } from '../../engine/flow.ts';
import { insertFlow } from '../../engine/flow.store.ts';
import { refuseForm, showMessage } from '../../engine/show-again.ts';
import { requireCurrent } from '../../engine/require-current.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { findByIdentifier } from '../../model/identities/credential.store.ts';
import { finishLogin } from '../../kinds/login/finish-login.ts';
import { startLogin } from '../../kinds/login/start-login.ts';
import { uiText } from '../../forms/ui-text.ts';
import { FormProblem } from '../../forms/form-problem.ts';
import { finishRegistration } from '../../kinds/registration/finish-registration.ts';
import { drawRegistration, startRegistration } from '../../kinds/registration/start-registration.ts';
import { finishSettings } from '../../kinds/settings/finish-settings.ts';
import { linkAccount } from './link-account.ts';
import { credentialOf, providerIdentifier } from './oidc-credential.ts';
import { mergeTraits, type ProviderAccount } from './provider-account.ts';
import { findProvider, providerLabel } from './provider-client.ts';
import type { Away } from './start-at-provider.ts';
import { keepAccount } from './waiting-account.ts';

/** Takes up a sign-in or sign-up with who somebody is at a provider: those known sign in, others sign up. */
export async function enterWithAccount(
  context: IdentityContext,
  submission: Submission,
  account: ProviderAccount,
  away: Away,
): Promise<FlowEnd> {
  const { project, flow } = submission;
  const known = await findByIdentifier(context.sql, project.id, 'oidc', providerIdentifier(account));
  if (known) {
    return finishLogin(context, submission, {
      kind: 'authenticated',
      identity: known.identity,
      method: 'oidc',
      aal: 'aal1',
    });
  }
  const next =
    flow.kind === 'registration' ? flow : await startAnother(context, submission, startRegistration);
  return signUp(context, { ...submission, flow: next }, account, away);
}

/** Links an account to the person whose settings these are. */
export async function linkFromSettings(
  context: IdentityContext,
  submission: Submission,
  account: ProviderAccount,
): Promise<FlowEnd> {
  const current = requireCurrent(submission);
  const { identity } = current;
  await linkAccount(context, identity, account, submission.request.ip);
  return finishSettings(context, submission, current, { kind: 'saved', identity });
}

async function signUp(
  context: IdentityContext,
  submission: Submission,
  account: ProviderAccount,
  away: Away,
): Promise<FlowEnd> {
  const traits = mergeTraits(account.traits, away.traits);
  try {
    return await finishRegistration(context, submission, {
      kind: 'registered',
      traits,
      credentials: [credentialOf([account])],
      verified: account.verified,
      method: 'oidc',
    });
  } catch (error) {
    if (!(error instanceof FormProblem)) throw error;
    const isTaken = error.problems.some(({ text }) => text.id === 4000007);
    return isTaken
      ? offerLinking(context, submission, account)
      : askForMore(context, submission, { ...account, traits }, error);
  }
}

/** Shows the traits that the provider did not give, to be filled in. */
async function askForMore(
  context: IdentityContext,
  submission: Submission,
  account: ProviderAccount,
  { problems }: FormProblem,
): Promise<FlowEnd> {
  const { project, flow } = submission;
  keepAccount(context, flow, account);
  await drawRegistration(context, { project, flow });
  return refuseForm(context, flow, problems);
}

// An address alone proves nothing, least of all one that the provider has not verified: whoever has the account
// must sign in to it, and then the provider is linked.
async function offerLinking(
  context: IdentityContext,
  submission: Submission,
  account: ProviderAccount,
): Promise<FlowEnd> {
  const flow = await startAnother(context, submission, startLogin);
  keepAccount(context, flow, account);
  const provider = findProvider(submission.project, account.provider);
  const label = provider ? providerLabel(provider) : account.provider;
  return showMessage(context, flow, uiText(1010016, { provider: label }));
}

type Start = typeof startLogin;

/** Starts another kind of flow in the place of one, with what it leads to. */
async function startAnother(context: IdentityContext, submission: Submission, start: Start): Promise<Flow> {
  const { project, flow, request, reply } = submission;
  const query = { return_to: flow.return_to, login_challenge: flow.oauth2_login_challenge };
  const begun = await start(context, { project, type: 'browser', query, request, reply });
  if ('redirect' in begun) throw new Error('A flow was started for somebody who does not need it');
  begun.internal.language = flow.internal.language;
  await insertFlow(context, begun);
  return begun;
}
