import { OryError } from '@gazetteer/ory';

const LONGEST_ADDRESS = 254;

// One address and nothing else: no list, no name, no line break that would begin another header.
const MAIL_ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u;
const PHONE_NUMBER = /^\+?[0-9][0-9 ().-]{2,30}$/;

/** Whether mail can be sent to this text: it is one address and nothing else. */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && MAIL_ADDRESS.test(text);
}

/** Refuses what is not exactly one address. @throws OryError 400 */
export function requireRecipient(via: 'email' | 'phone', recipient: string): void {
  const isNumber = recipient.length <= LONGEST_ADDRESS && PHONE_NUMBER.test(recipient);
  if (via === 'email' ? isMailAddress(recipient) : isNumber) return;
  throw new OryError(400, 'The request was malformed or contained invalid parameters', {
    reason: via === 'email' ? 'This is not an e-mail address.' : 'This is not a phone number.',
  });
}
