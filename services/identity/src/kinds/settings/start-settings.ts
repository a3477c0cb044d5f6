import { OryError } from '@gazetteer/ory';
import { buildForm } from '../../engine/build-form.ts';
import type { FlowView, SettingsMethod, Submission } from '../../engine/flow-method.ts';
import type { Flow } from '../../engine/flow.ts';
import { flowPage, type FlowStart, newFlow } from '../../engine/new-flow.ts';
import { requestUrl } from '../../http/absolute-url.ts';
import { settingsSession } from './settings-session.ts';
import { lookupSecretSettings } from '../../methods/lookup-secret/lookup-secret-settings.ts';
import { oidcSettings } from '../../methods/oidc/oidc-settings.ts';
import { passkeySettings } from '../../methods/passkey/passkey-settings.ts';
import { passwordSettings } from '../../methods/password/password-settings.ts';
import { profileSettings } from '../../methods/profile/profile-settings.ts';
import { totpSettings } from '../../methods/totp/totp-settings.ts';
import { webauthnSettings } from '../../methods/webauthn/webauthn-settings.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** What somebody can change of their account. */
export const settingsMethods: readonly SettingsMethod[] = [
  profileSettings,
  passwordSettings,
  oidcSettings,
  lookupSecretSettings,
  totpSettings,
  webauthnSettings,
  passkeySettings,
];

/**
 * Starts a change of settings, for somebody who is signed in.
 * @throws session_inactive, session_aal2_required; pages go to sign in and come back
 */
export async function startSettings(context: IdentityContext, start: FlowStart): Promise<Flow> {
  const { project, type, visit } = start;
  const returnTo = type === 'browser' ? requestUrl(project, visit) : undefined;
  const current = await settingsSession(context, project, visit, returnTo);
  const flow = openSettings(newFlow(context, 'settings', start), current.identity.id);
  await buildSettingsForm(context, { project, flow, current });
  return flow;
}

/**
 * Binds a flow to the identity whose settings it is about, in place of the browser's CSRF cookie: that one changes with
 * every sign-in, and settings have to outlive the sign-ins they ask for.
 */
export function openSettings(flow: Flow, identityId: string): Flow {
  const { csrf: _cookie, ...internal } = flow.internal;
  return { ...flow, identity_id: identityId, internal: { ...internal, withoutCookie: true } };
}

/**
 * Lets the person see the flow whose settings it is about.
 * @throws session_inactive, session_aal2_required, security_identity_mismatch
 */
export async function authorizeSettings(
  context: IdentityContext,
  { project, flow, visit }: Pick<Submission, 'project' | 'flow' | 'visit'>,
): Promise<FlowView & Required<Pick<FlowView, 'current'>>> {
  const returnTo = flow.type === 'browser' ? flowPage(project, flow) : undefined;
  const current = await settingsSession(context, project, visit, returnTo);
  if (flow.identity_id === current.identity.id) return { project, flow, current };
  throw new OryError(403, 'The settings belong to somebody else', {
    id: 'security_identity_mismatch',
    reason: 'The flow was started by another account. Please start again.',
  });
}

/** Draws the form of settings from its methods. */
export async function buildSettingsForm(context: IdentityContext, view: FlowView): Promise<void> {
  await buildForm(context, view, settingsMethods);
}
