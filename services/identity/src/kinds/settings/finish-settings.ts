import { leadBrowser, type RedirectBrowser } from '../../engine/continue-with.ts';
import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import { requireCurrent, type Saved, type Submission } from '../../engine/flow-method.ts';
import { saveFlow } from '../../engine/flow.store.ts';
import { flowPage } from '../../engine/new-flow.ts';
import { renderFlow } from '../../engine/render-flow.ts';
import { allowedReturnTo } from '../../engine/return-to.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { addCookie } from '../../http/cookies.ts';
import { buildSettingsForm } from './start-settings.ts';
import { type ShowVerification, verifyNewAddresses } from '../verification/verify-new-addresses.ts';
import { renderIdentity } from '../../model/identities/render-identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { CurrentSession } from '../../model/sessions/session.ts';
import { addMethod } from '../../sessions/sign-in.ts';
import { sessionCookie } from '../../sessions/session-cookie.ts';

type ContinueWith =
  | ShowVerification
  | RedirectBrowser
  | { action: 'set_ory_session_token'; ory_session_token: string };

/** Ends a change of settings: every method comes here with the changed identity. The flow can be used again. */
export async function finishSettings(
  context: IdentityContext,
  submission: Submission,
  saved: Saved,
): Promise<SubmitOutcome> {
  const { project, flow, mode, visit } = submission;
  const before = requireCurrent(submission);
  const current = await countMethod(context, submission, { ...before, identity: saved.identity }, saved);
  const known = before.identity.verifiable_addresses.map(({ id }) => id);
  const added = saved.identity.verifiable_addresses.filter(({ id }) => !known.includes(id));
  const continueWith: ContinueWith[] = [...(await verifyNewAddresses(context, submission, added))];
  if (current.token !== before.token && current.carrier === 'header') {
    continueWith.unshift({ action: 'set_ory_session_token', ory_session_token: current.token });
  }
  flow.state = 'success';
  await buildSettingsForm(context, { project, flow, current });
  flow.ui.messages = [uiText(messageIds.changesSaved)];
  await saveFlow(context, flow);
  const to = nextAddress(submission);
  continueWith.push(...leadBrowser(mode, to));
  return {
    kind: 'done',
    to,
    body: {
      ...renderFlow(project, flow, visit),
      identity: renderIdentity(project, current.identity),
      ...(continueWith.length > 0 ? { continue_with: continueWith } : {}),
    },
  };
}

// What was just set up has been proved, so it counts in this session; and the session's token changes with its rights.
async function countMethod(
  context: IdentityContext,
  { project, visit }: Submission,
  current: CurrentSession,
  { added }: Saved,
): Promise<CurrentSession> {
  if (!added) return current;
  const { session, token } = await addMethod(context, project, current, added);
  if (current.carrier === 'cookie') addCookie(visit, sessionCookie(project, session, token));
  return { ...current, session, token };
}

function nextAddress({ project, flow }: Submission): string {
  const { after } = project.settings.selfservice.flows.settings;
  if (flow.return_to) return allowedReturnTo(project, flow.return_to);
  return after.default_browser_return_url ?? flowPage(project, flow);
}
