import type { Aal, AuthenticationMethod, CompletedMethod } from './session.ts';

const LEVELS: readonly Aal[] = ['aal0', 'aal1', 'aal2', 'aal3'];

/** True when `aal` is at least as high as `wanted`. */
export function reaches(aal: Aal, wanted: Aal): boolean {
  return LEVELS.indexOf(aal) >= LEVELS.indexOf(wanted);
}

/**
 * What a method proves. Only WebAuthn can be either factor, as the project has set it up; whatever the caller says,
 * no other first factor ever counts as a second one.
 */
export function levelOf(method: AuthenticationMethod, claimed: 'aal1' | 'aal2'): 'aal1' | 'aal2' {
  if (method === 'webauthn') return claimed;
  return method === 'totp' || method === 'lookup_secret' ? 'aal2' : 'aal1';
}

/** The level of a session: aal2 takes a first and a second factor (NIST SP 800-63B), a second one alone is nothing. */
export function assuranceOf(methods: readonly CompletedMethod[]): Aal {
  const has = (aal: Aal) => methods.some((method) => method.aal === aal);
  if (!has('aal1')) return 'aal0';
  return has('aal2') ? 'aal2' : 'aal1';
}

/** The methods with one more; doing the same again moves its time on. */
export function withMethod(methods: readonly CompletedMethod[], done: CompletedMethod): CompletedMethod[] {
  return [...methods.filter(({ method, aal }) => method !== done.method || aal !== done.aal), done];
}
