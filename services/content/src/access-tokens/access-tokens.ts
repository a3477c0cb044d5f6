import { hkdfSync } from 'node:crypto';
import type { Clock } from '@gazetteer/kernel';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { AccessTokens } from '../model/content-context.ts';
import { ContentError } from '../model/content-error.ts';

const MINUTES = 15;
const ALGORITHM = 'HS256';
const AUDIENCE = 'content';

type Options = {
  /** Keys of at least 32 characters, newest first: the first signs, all of them are believed. */
  secrets: readonly string[];
  publicUrl: string;
  clock: Clock;
};

/** Makes the issuer of access tokens: JWTs (RFC 7519) signed with a key that is derived for this use alone. */
export function createAccessTokens({ secrets, publicUrl: issuer, clock }: Options): AccessTokens {
  const keys = secrets.map(
    (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'gazetteer content access token', 32)),
  );
  const [newest] = keys;
  if (!newest) throw new Error('The content service needs at least one secret');
  return {
    issue: async ({ id, identity }) => {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ sid: id })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(identity)
        .setIssuedAt(now)
        .setExpirationTime(now + MINUTES * 60)
        .sign(newest);
    },
    read: async (token) => {
      const rules = {
        issuer,
        audience: AUDIENCE,
        algorithms: [ALGORITHM],
        typ: 'at+jwt',
        currentDate: clock(),
        requiredClaims: ['exp', 'sub', 'sid'],
      };
      for (const key of keys) {
        try {
          const { payload } = await jwtVerify(token, key, rules);
          return { sessionId: String(payload['sid']), identity: String(payload.sub) };
        } catch (error) {
          // Its signature was right: no other key would say anything else.
          if (error instanceof errors.JWTExpired) throw tokenExpired();
        }
      }
      throw new ContentError('INVALID_TOKEN', 'Invalid token.');
    },
  };
}

/** 401: the token was good; a new one can be had from `POST /api/login` by who is signed in. */
export function tokenExpired(): ContentError {
  return new ContentError('TOKEN_EXPIRED', 'Token expired.');
}
