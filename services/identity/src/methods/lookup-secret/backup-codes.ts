import { randomInt } from 'node:crypto';
import { sameText, type Secrets } from '@gazetteer/kernel';

/** One code: sealed, because its owner may look at it again, and when it was used. */
export type BackupCode = { code: string; used_at?: string };

/** What is kept of backup codes. */
export type LookupSecretConfig = { recovery_codes: BackupCode[] };

const HOW_MANY = 12;
const LENGTH = 8;
/** Letters and figures that nobody takes for one another: 8 of them carry 39 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes a set of new codes. */
export function newBackupCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  );
}

/** Seals codes for their owner. */
export function sealCodes(secrets: Secrets, identityId: string, codes: readonly string[]): BackupCode[] {
  return codes.map((code) => ({ code: secrets.encrypt(code, purposeOf(identityId)) }));
}

/** A code that can be read. */
export type OpenCode = { code: string; used_at?: string };

/** Opens codes for their owner. */
export function openCodes(secrets: Secrets, identityId: string, codes: readonly BackupCode[]): OpenCode[] {
  return codes.map((sealed) => ({ ...sealed, code: secrets.decrypt(sealed.code, purposeOf(identityId)) }));
}

/** The place of a code in the list, or -1. All are compared, so that the time tells nothing. */
export function indexOfCode(codes: readonly OpenCode[], typed: string): number {
  const wanted = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  const found = codes.map(({ code }) => sameText(code, wanted));
  return found.indexOf(true);
}

function purposeOf(identityId: string): string {
  return `lookup_secret ${identityId}`;
}
