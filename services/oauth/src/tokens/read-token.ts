import { hashToken } from '@gazetteer/kernel';
import { type JWTPayload, jwtVerify } from 'jose';
import { tokensValidSince } from '../clients/valid-since.ts';
import { checkingKeys } from '../keys/signing-keys.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import type { TokensTable } from '../model/tables.ts';
import { findToken } from './token.store.ts';

/** A token that holds now. */
export type ActiveToken = {
  use: 'access_token' | 'refresh_token';
  clientId: string;
  /** Who has granted it; undefined where a program got it for itself. */
  subject: string | undefined;
  /** The name under which the client knows that person, where it is another. */
  seenAs: string | undefined;
  grantId: string | undefined;
  scope: string;
  audience: string[];
  /** Seconds since 1970. */
  issuedAt: number;
  expiresAt: number;
  /** What the consent put into it. */
  extra: Record<string, unknown> | undefined;
};

/** Reads an access or a refresh token of a project. @returns undefined for one that is not known, has ended or was used up */
export async function readToken(
  context: OauthContext,
  project: OauthProject,
  value: string,
): Promise<ActiveToken | undefined> {
  if (value.split('.').length === 3) return readSigned(context, project, value);
  const row = await findToken(context.sql, project.id, hashToken(value));
  if (!row || row.kind === 'code' || row.consumed_at !== null) return undefined;
  if (row.expires_at <= context.clock().toISOString()) return undefined;
  return { ...shown(row), use: row.kind === 'refresh' ? 'refresh_token' : 'access_token' };
}

/** What the engine and this service keep beside the columns. */
type Kept = { extra?: { ext?: Record<string, unknown> }; seenAs?: string };

function shown(row: TokensTable): Omit<ActiveToken, 'use'> {
  const { extra, seenAs } = JSON.parse(row.payload) as Kept;
  return {
    clientId: row.client_id,
    subject: row.subject ?? undefined,
    seenAs,
    grantId: row.grant_id ?? undefined,
    scope: row.scope,
    audience: JSON.parse(row.audience) as string[],
    issuedAt: Math.floor(Date.parse(row.created_at) / 1000),
    expiresAt: Math.floor(Date.parse(row.expires_at) / 1000),
    extra: extra?.ext,
  };
}

/** An access token that is a signed text (RFC 9068). */
async function readSigned(
  context: OauthContext,
  project: OauthProject,
  value: string,
): Promise<ActiveToken | undefined> {
  const payload = await verify(context, project, value);
  if (!payload?.jti || typeof payload['client_id'] !== 'string') return undefined;
  const clientId = payload['client_id'];
  const common = {
    use: 'access_token' as const,
    extra: payload['ext'] as Record<string, unknown> | undefined,
  };
  if (payload.sub !== clientId) {
    // What somebody granted is kept as long as it holds.
    const row = await findToken(context.sql, project.id, hashToken(payload.jti));
    return row && { ...shown(row), ...common };
  }
  const since = await tokensValidSince(context, project.id, clientId);
  const issued = payload.iat ?? 0;
  if (!since || issued * 1000 < since.getTime()) return undefined;
  return {
    ...common,
    clientId,
    subject: undefined,
    seenAs: undefined,
    grantId: undefined,
    scope: typeof payload['scope'] === 'string' ? payload['scope'] : '',
    audience: [payload.aud ?? []].flat(),
    issuedAt: issued,
    expiresAt: payload.exp ?? 0,
  };
}

async function verify(
  context: OauthContext,
  project: OauthProject,
  value: string,
): Promise<JWTPayload | undefined> {
  const keys = await checkingKeys(context, project);
  try {
    const rules = { issuer: project.issuer, typ: 'at+jwt', currentDate: context.clock() };
    const { payload } = await jwtVerify(value, keys, rules);
    return payload;
  } catch {
    // Whatever is wrong with it, it is no token of ours that holds.
    return undefined;
  }
}
