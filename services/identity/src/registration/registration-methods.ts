import type { RegistrationMethod } from '../flows/flow-method.ts';
import { codeRegistration } from '../code/code-registration.ts';
import { oidcRegistration } from '../oidc/oidc-registration.ts';
import { passwordRegistration } from '../password/password-registration.ts';
import { passkeyRegistration } from '../passkey/passkey-registration.ts';
import { webauthnRegistration } from '../webauthn/webauthn-registration.ts';

/** The ways to sign up. */
export const registrationMethods: readonly RegistrationMethod[] = [
  oidcRegistration,
  codeRegistration,
  passwordRegistration,
  webauthnRegistration,
  passkeyRegistration,
];
