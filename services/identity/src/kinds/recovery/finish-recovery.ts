import { renewCsrfToken } from '../../engine/csrf.ts';
import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import type { Submission } from '../../engine/flow-method.ts';
import { insertFlow, saveFlow } from '../../engine/flow.store.ts';
import type { Flow } from '../../engine/flow.ts';
import { flowPage, newFlow } from '../../engine/new-flow.ts';
import { renderFlow } from '../../engine/render-flow.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { withQuery } from '../../http/absolute-url.ts';
import { addCookie } from '../../http/cookies.ts';
import { deviceOf } from '../../http/describe-device.ts';
import { privilegedUntil } from '../settings/settings-session.ts';
import { buildSettingsForm, openSettings } from '../settings/start-settings.ts';
import { noteProvedAddress } from '../../methods/code/note-proved-address.ts';
import { sentState } from '../../methods/code/sent-state.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import { findIdentity } from '../../model/identities/identity.store.ts';
import type { Identity } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { availableAal } from '../../model/sessions/required-aal.ts';
import type { CurrentSession } from '../../model/sessions/session.ts';
import { revokeOtherSessions } from '../../sessions/revoke-sessions.ts';
import { sessionCookie } from '../../sessions/session-cookie.ts';
import { type IssuedSession, signIn } from '../../sessions/sign-in.ts';

type Proved = { identityId: string | undefined; address: string | undefined };

/**
 * Lets somebody in who has proved that they read what is sent to an address of the account, and leads them to their
 * settings, where they set up a new way to sign in. A second factor is still asked for there: a mailbox is one factor.
 * @returns undefined when the account is gone, or no longer has the address
 */
export async function finishRecovery(
  context: IdentityContext,
  submission: Submission,
  { identityId, address }: Proved,
): Promise<SubmitOutcome | undefined> {
  const { project, flow, mode, visit } = submission;
  const found = await findIdentity(context.sql, project.id, identityId ?? '');
  // Who has lost the mailbox, and changed the address for that reason, must not meet its new owner in their account.
  const hasAddress = !address || found?.recovery_addresses.some(({ value }) => value === address);
  if (!found || !hasAddress) return undefined;
  const identity = address ? await noteProvedAddress(context, found, address, visit.ip) : found;
  const method = sentState(flow)?.by === 'link' ? ('link_recovery' as const) : ('code_recovery' as const);
  const recovered = { identity, method };
  const { token, settings, session } = await context.sql.transaction(() =>
    openAccount(context, submission, recovered),
  );
  if (mode !== 'native') {
    addCookie(visit, sessionCookie(project, session, token));
    renewCsrfToken(project, visit);
  }
  const to = flowPage(project, settings);
  if (mode === 'html') return { kind: 'done', to };
  if (mode === 'ajax') return { kind: 'elsewhere', to };
  const continue_with = [
    { action: 'set_ory_session_token', ory_session_token: token },
    { action: 'show_settings_ui', flow: { id: settings.id, url: to } },
  ];
  return { kind: 'done', to, body: { ...renderFlow(project, flow, visit), continue_with } };
}

type Recovered = { identity: Identity; method: 'link_recovery' | 'code_recovery' };

/** Signs in, ends the other sessions and the recovery, and opens the settings: all of it, or nothing. */
async function openAccount(
  context: IdentityContext,
  submission: Submission,
  { identity, method }: Recovered,
): Promise<IssuedSession & { settings: Flow }> {
  const { project, flow, mode, visit, current: before } = submission;
  await passFlow(context, flow);
  const device = deviceOf(visit);
  const issued = await signIn(context, project, { identity, method, aal: 'aal1', device, current: before });
  // Whoever recovers may do so because somebody else is in, who may even have made the account with their address.
  const count = await revokeOtherSessions(context, project.id, identity.id, issued.session.id);
  const available = await availableAal(context, identity);
  const carrier = mode === 'native' ? ('header' as const) : ('cookie' as const);
  await recordAudit(context, {
    project_id: project.id,
    event: 'recovery_used',
    identity_id: identity.id,
    session_id: issued.session.id,
    ip: visit.ip,
    details: { method, count },
  });
  // No form depends on who administers the installation.
  const current: CurrentSession = { ...issued, carrier, identity, available, administrator: false };
  return { ...issued, settings: await startRecoveredSettings(context, submission, current) };
}

async function startRecoveredSettings(
  context: IdentityContext,
  { project, flow, visit }: Submission,
  current: CurrentSession,
): Promise<Flow> {
  const { after } = project.settings.selfservice.flows.recovery;
  const return_to = flow.return_to ?? after.default_browser_return_url;
  const query = return_to ? { return_to } : {};
  const start = { project, type: flow.type, query, visit };
  const settings = openSettings(newFlow(context, 'settings', start), current.identity.id);
  settings.request_url = withQuery(`${project.baseUrl}/self-service/settings/browser`, query);
  await buildSettingsForm(context, { project, flow: settings, current });
  const until = privilegedUntil(project, current.session.authenticated_at);
  const minutes = Math.floor((until.getTime() - context.clock().getTime()) / 60_000);
  settings.ui.messages = [
    uiText(messageIds.accountRecovered, {
      privilegedSessionExpiresAt: until.toISOString(),
      privileged_session_minutes: minutes,
    }),
  ];
  await insertFlow(context, settings);
  return settings;
}

async function passFlow(context: IdentityContext, flow: Flow): Promise<void> {
  flow.state = 'passed_challenge';
  flow.ui.nodes = [];
  delete flow.ui.messages;
  await saveFlow(context, flow);
}
