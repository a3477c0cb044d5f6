import { randomUUID } from 'node:crypto';
import { invalidInput } from '@gazetteer/kernel';
import { OauthError } from '../http/oauth-error.ts';
import { checkJwk } from '../keys/check-jwk.ts';
import { isPrivate, type Jwk } from '../keys/jwk.contract.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import type { TrustedIssuersTable } from '../model/tables.ts';
import type { NewIssuer } from './issuer.contract.ts';
import { insertIssuer } from './issuer.store.ts';

/**
 * Trusts somebody to assert who asks for tokens (RFC 7523).
 * @throws invalid_input naming the field; OauthError 409 for the same issuer, subject and key
 */
export async function trustIssuer(
  context: OauthContext,
  projectId: string,
  given: NewIssuer,
): Promise<TrustedIssuersTable> {
  const { issuer, subject = '', allow_any_subject = false, scope = [] } = given;
  requireOneSubject(subject, allow_any_subject);
  const now = context.clock();
  const expires_at = readEnd(given.expires_at, now);
  const publicKey = await checkPublicKey(given.jwk);
  const row: TrustedIssuersTable = {
    project_id: projectId,
    id: randomUUID(),
    issuer,
    subject,
    scope: [...new Set(scope)].join(' '),
    kid: publicKey.kid,
    public_key: JSON.stringify(publicKey),
    created_at: now.toISOString(),
    expires_at,
  };
  if (await insertIssuer(context.sql, row)) return row;
  const whom = subject === '' ? 'any subject' : `the subject ${subject}`;
  const description = `The issuer ${issuer} is trusted for ${whom} with the key ${publicKey.kid} already`;
  throw new OauthError(409, 'Conflict', description);
}

function requireOneSubject(subject: string, anySubject: boolean): void {
  if (subject !== '' && anySubject) {
    throw invalidInput({ subject: ['Must not be given together with allow_any_subject'] });
  }
  if (subject === '' && !anySubject) {
    throw invalidInput({ subject: ['Must be given, or allow_any_subject be true'] });
  }
}

async function checkPublicKey(jwk: Jwk): Promise<Jwk> {
  if (isPrivate(jwk)) {
    const fault =
      'This key has a private part. Send the public half only: what can sign stays with the issuer';
    throw invalidInput({ jwk: [fault] });
  }
  const { use, publicKey } = await checkJwk(jwk, 'jwk');
  if (use !== 'sig') throw invalidInput({ 'jwk.use': ['Must be sig: assertions are signed'] });
  return publicKey;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

function readEnd(text: string, now: Date): string {
  const end = TIME.test(text) ? new Date(text) : undefined;
  if (!end || Number.isNaN(end.getTime())) {
    throw invalidInput({ expires_at: ['Must be a time such as 2030-01-31T00:00:00Z (RFC 3339)'] });
  }
  if (end <= now) throw invalidInput({ expires_at: ['Must be in the future'] });
  return end.toISOString();
}
