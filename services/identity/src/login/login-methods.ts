import type { LoginMethod } from '../flows/flow-method.ts';
import { codeLogin } from '../code/code-login.ts';
import { oidcLogin } from '../oidc/oidc-login.ts';
import { passwordLogin } from '../password/password-login.ts';
import { lookupSecretLogin } from '../lookup-secret/lookup-secret-login.ts';
import { totpLogin } from '../totp/totp-login.ts';
import { passkeyLogin } from '../passkey/passkey-login.ts';
import { webauthnLogin } from '../webauthn/webauthn-login.ts';

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
