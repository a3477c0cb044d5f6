import type { LoginMethod } from '../../engine/flow-method.ts';
import { codeLogin } from '../../methods/code/code-login.ts';
import { oidcLogin } from '../../methods/oidc/oidc-login.ts';
import { passwordLogin } from '../../methods/password/password-login.ts';
import { lookupSecretLogin } from '../../methods/lookup-secret/lookup-secret-login.ts';
import { totpLogin } from '../../methods/totp/totp-login.ts';
import { passkeyLogin } from '../../methods/passkey/passkey-login.ts';
import { webauthnLogin } from '../../methods/webauthn/webauthn-login.ts';

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
