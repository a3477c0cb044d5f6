/**
 * A password as it is hashed and counted (OpaqueString of RFC 8265, as NIST SP 800-63B asks for): every kind of space is
 * the plain one, and letters with accents are composed (NFC). Keyboards and systems write the same keys differently, and
 * nobody sees what is in a password field.
 */
export function preparePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/**
 * All that a stored hash may have been made of when somebody types this password, the usual first: passwords that were
 * hashed elsewhere were hashed as they were typed there. For most passwords that is one and the same text.
 */
export function spellingsOf(password: string): string[] {
  const prepared = preparePassword(password);
  return [...new Set([prepared, password, prepared.normalize('NFD')])];
}
