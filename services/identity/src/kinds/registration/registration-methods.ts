import type { RegistrationMethod } from '../../engine/flow-method.ts';
import { codeRegistration } from '../../methods/code/code-registration.ts';
import { oidcRegistration } from '../../methods/oidc/oidc-registration.ts';
import { passwordRegistration } from '../../methods/password/password-registration.ts';
import { passkeyRegistration } from '../../methods/passkey/passkey-registration.ts';
import { webauthnRegistration } from '../../methods/webauthn/webauthn-registration.ts';

/** The ways to sign up. */
export const registrationMethods: readonly RegistrationMethod[] = [
  oidcRegistration,
  codeRegistration,
  passwordRegistration,
  webauthnRegistration,
  passkeyRegistration,
];
