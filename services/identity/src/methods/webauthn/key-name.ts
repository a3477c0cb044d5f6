import type { FormBody } from '../../forms/read-form.ts';

const LONGEST = 100;

/** The name somebody gives a security key. */
export function keyName({ webauthn_register_displayname: typed }: FormBody): string {
  const name = typeof typed === 'string' ? typed.trim().slice(0, LONGEST) : '';
  return name || 'Security key';
}
