import type { LoginMethod } from '../flows/flow-method.ts';
import { passwordLogin } from '../password/password-login.ts';

/** The ways to sign in, first and second step. */
export const loginMethods: readonly LoginMethod[] = [passwordLogin];
