import type { RegistrationMethod } from '../flows/flow-method.ts';
import { oidcRegistration } from '../oidc/oidc-registration.ts';
import { passwordRegistration } from '../password/password-registration.ts';

/** The ways to sign up. */
export const registrationMethods: readonly RegistrationMethod[] = [oidcRegistration, passwordRegistration];
