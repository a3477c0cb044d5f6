import { randomToken } from '@gazetteer/kernel';

const PREFIX = 'ory_st_';
const SHAPE = /^ory_st_[A-Za-z0-9]{32}$/;

/** A new session token: 32 random letters and figures, 190 bits, behind the prefix that Ory's have. */
export function newSessionToken(): string {
  return randomToken(PREFIX);
}

/** True for a text that can be a session token; everything else is refused without asking the store. */
export function isSessionToken(text: string): boolean {
  return SHAPE.test(text);
}
