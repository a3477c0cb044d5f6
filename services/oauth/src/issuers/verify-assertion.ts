import { hashToken } from '@gazetteer/kernel';
import {
  decodeJwt,
  decodeProtectedHeader,
  errors,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import { LONGEST_SECONDS, spendOnce } from '../assertions/spend-once.ts';
import { OauthError } from '../http/oauth-error.ts';
import { allowsScope } from '../model/allows-scope.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import type { TrustedIssuersTable } from '../model/tables.ts';
import { findIssuersOf } from './issuer.store.ts';

/** How far the clock of an issuer may be from ours. */
const TOLERANCE_SECONDS = 30;
const LONGEST_ASSERTION = 16 * 1024;

export type VerifiedAssertion = { subject: string; scope: string[]; issuer: string };

type Claims = Required<Pick<JWTPayload, 'iss' | 'sub' | 'jti' | 'exp'>> & JWTPayload;

/**
 * Checks an assertion that is exchanged for an access token (RFC 7523, section 3), and uses it up.
 * @param requestedScope what the token is asked for
 * @returns for whom the token is, what it may be used for, and who says so
 * @throws OauthError 400: invalid_grant, invalid_scope, or jti_known where it has been used before
 */
export async function verifyAssertion(
  context: OauthContext,
  project: OauthProject,
  assertion: string,
  { requestedScope }: { requestedScope: readonly string[] },
): Promise<VerifiedAssertion> {
  const now = context.clock();
  const issuer = await findTrusted(context, project, assertion, now);
  const claims = await verifySignature(project, assertion, issuer, now);
  requireTimes(claims, now);
  requireScope(project, issuer, requestedScope);
  await spendAssertion(context, project, claims);
  return { subject: claims.sub, scope: [...requestedScope], issuer: claims.iss };
}

/** Finds who is trusted with the key that the assertion names; nothing that it says is believed yet. */
async function findTrusted(
  { sql }: OauthContext,
  project: OauthProject,
  assertion: string,
  now: Date,
): Promise<TrustedIssuersTable> {
  const { kid, iss: issuer, sub: subject } = readNames(assertion);
  const entries = await findIssuersOf(sql, project.id, { issuer, subject, kid });
  const trusted = entries.find(({ expires_at }) => expires_at > now.toISOString());
  if (trusted) return trusted;
  if (entries.length > 0) throw invalidGrant('The issuer of the assertion is trusted no more');
  throw invalidGrant('Nobody is trusted with this iss, this kid and this sub');
}

function readNames(assertion: string): { kid: string; iss: string; sub: string } {
  if (assertion.length > LONGEST_ASSERTION) throw invalidGrant('The assertion is too long');
  const { kid } = reading(() => decodeProtectedHeader(assertion));
  const { iss, sub } = reading(() => decodeJwt(assertion));
  return {
    kid: requireName(kid, 'header kid'),
    iss: requireName(iss, 'claim iss'),
    sub: requireName(sub, 'claim sub'),
  };
}

function requireName(value: unknown, what: string): string {
  // No issuer has a name with the character 0, and PostgreSQL takes no question with it.
  if (typeof value === 'string' && value !== '' && !value.includes('\0')) return value;
  throw invalidGrant(`The assertion needs the ${what}`);
}

function reading<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw invalidGrant('The assertion is no signed JWT');
  }
}

/** Checks the signature by the algorithm that the key was trusted with, whatever the header says, and the claims. */
async function verifySignature(
  project: OauthProject,
  assertion: string,
  issuer: TrustedIssuersTable,
  now: Date,
): Promise<Claims> {
  const jwk = JSON.parse(issuer.public_key) as JWK & { alg: string };
  try {
    const { payload } = await jwtVerify(assertion, await importJWK(jwk), {
      algorithms: [jwk.alg],
      issuer: issuer.issuer,
      audience: [`${project.issuer}/oauth2/token`, project.issuer, `${project.issuer}/`],
      requiredClaims: ['sub', 'exp', 'jti'],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: now,
    });
    if (typeof payload.jti !== 'string' || payload.jti === '')
      throw invalidGrant('The assertion needs a jti');
    return payload as Claims;
  } catch (error) {
    throw error instanceof errors.JOSEError
      ? invalidGrant(`The assertion is refused: ${error.message}`)
      : error;
  }
}

function requireTimes({ exp, iat }: Claims, now: Date): void {
  const seconds = now.getTime() / 1000;
  if (exp > seconds + LONGEST_SECONDS + TOLERANCE_SECONDS) {
    throw invalidGrant(`The claim exp of the assertion is more than ${LONGEST_SECONDS / 3600} hours ahead`);
  }
  if (iat !== undefined && iat > seconds + TOLERANCE_SECONDS) {
    throw invalidGrant('The claim iat of the assertion is in the future');
  }
}

function requireScope(
  { settings }: OauthProject,
  issuer: TrustedIssuersTable,
  requested: readonly string[],
): void {
  const allowed = issuer.scope.split(' ').filter(Boolean);
  const refused = requested.find((scope) => !allowsScope(allowed, scope, settings.strategies.scope));
  if (refused === undefined) return;
  throw new OauthError(400, 'invalid_scope', `The issuer is not trusted with the scope ${refused}`);
}

/** @throws jti_known where the issuer has sent an assertion of this name before */
async function spendAssertion(
  context: OauthContext,
  { id }: OauthProject,
  { iss, jti, exp }: Claims,
): Promise<void> {
  const name = hashToken(JSON.stringify(['jwt-bearer', iss, jti]));
  const end = new Date((exp + TOLERANCE_SECONDS) * 1000).toISOString();
  if (await spendOnce(context, id, name, end)) return;
  throw new OauthError(400, 'jti_known', 'The assertion has been used before: its jti is known');
}

function invalidGrant(description: string): OauthError {
  return new OauthError(400, 'invalid_grant', description);
}
