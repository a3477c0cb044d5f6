import { hashToken } from '@gazetteer/kernel';
import { OauthError } from '../http/oauth-error.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { findInteraction, saveInteraction } from './interaction.store.ts';

/** What the sites' answers became for the engine, which hands it on to its rules. */
export type InteractionResult = {
  login?: {
    /** The request that the login site has answered. */
    challenge: string;
    accountId: string;
    /** When the person proved who they are, in seconds. */
    ts: number;
    acr: string;
    amr: string[];
    /** Keeps the cookie when the browser is closed. */
    remember: boolean;
    /** Seconds from then until the sign-in ends. */
    lifetime: number;
    /** The sign-in ends with this authorization request. */
    forget: boolean;
    /** The project's own page has signed the person in: it holds no longer than their session there. */
    own: boolean;
  };
  consent?: { grantId: string };
  error?: string;
  error_description?: string;
};

/** An authorization request that waits in the engine. */
export type WaitingRequest = {
  /** Who was signed in when it began to wait. */
  session?: { uid?: string; accountId?: string };
  lastSubmission?: InteractionResult;
  result?: InteractionResult;
};

/** A waiting request as it is kept, which `resolveWaiting` takes back. */
export type FoundWaiting = { challenge: string; waiting: WaitingRequest; expiresAt: string };

/** Finds a waiting request by the challenge that its site got. @throws 403 request_forbidden when it is over */
export async function findWaiting(
  { sql, clock }: OauthContext,
  { id }: OauthProject,
  challenge: string,
): Promise<FoundWaiting> {
  const row = await findInteraction(sql, id, hashToken(challenge));
  if (!row || row.expires_at <= clock().toISOString()) {
    throw new OauthError(403, 'request_forbidden', 'The authorization request has expired.');
  }
  return { challenge, waiting: JSON.parse(row.payload) as WaitingRequest, expiresAt: row.expires_at };
}

/** Tells a waiting request what its site has answered. */
export async function resolveWaiting(
  { sql }: OauthContext,
  { id }: OauthProject,
  { challenge, waiting, expiresAt }: FoundWaiting,
  result: InteractionResult,
): Promise<void> {
  const whole = result.error === undefined ? { ...waiting.lastSubmission, ...result } : result;
  const payload = JSON.stringify({ ...waiting, result: whole });
  await saveInteraction(sql, { project_id: id, id: hashToken(challenge), payload, expires_at: expiresAt });
}
