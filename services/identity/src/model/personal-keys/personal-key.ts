import { randomToken } from '@gazetteer/kernel';

const PREFIX = 'gzp_';
/** 62 letters and figures each: 256 bits, so that a plain digest is as good as a slow one. */
const LENGTH = 43;
const SHAPE = new RegExp(`^${PREFIX}[A-Za-z0-9]{${LENGTH}}$`);

/** What a key may do of what its person may: only read, or all of it. */
export const keyScopes = ['read', 'write'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What is known of a key, which is not the key itself. */
export type PersonalKeyRecord = {
  id: string;
  name: string;
  scope: KeyScope;
  created_at: string;
  /** Null for a key that never expires. */
  expires_at: string | null;
  /** To the minute. */
  last_used_at: string | null;
};

/** A new key, which says what it is by its prefix. */
export function newPersonalKey(): string {
  return randomToken(PREFIX, LENGTH);
}

/** True for a text that can be a person's key; others need not be looked for among them. */
export function isPersonalKey(text: string): boolean {
  return SHAPE.test(text);
}
