import type { LoginMethod } from '../engine/flow-method.ts';
import { offeredMethods } from '../engine/offered-methods.ts';
import { codeLogin } from './code/code-login.ts';
import { lookupSecretLogin } from './lookup-secret/lookup-secret-login.ts';
import { oidcLogin } from './oidc/oidc-login.ts';
import { passkeyLogin } from './passkey/passkey-login.ts';
import { passwordLogin } from './password/password-login.ts';
import { totpLogin } from './totp/totp-login.ts';
import { webauthnLogin } from './webauthn/webauthn-login.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import type { CurrentSession } from '../model/sessions/session.ts';

/** The ways to sign in, first and second step. */
export const loginMethods: readonly LoginMethod[] = [
  oidcLogin,
  codeLogin,
  passwordLogin,
  totpLogin,
  lookupSecretLogin,
  webauthnLogin,
  passkeyLogin,
];

/** True for somebody who can confirm in a browser that it is them, by signing in once more. */
export async function canConfirm(
  context: IdentityContext,
  project: Project,
  current: CurrentSession,
): Promise<boolean> {
  const flow = { type: 'browser', refresh: true, requested_aal: 'aal1' } as const;
  return (await offeredMethods(context, { project, flow, current }, loginMethods)).length > 0;
}
