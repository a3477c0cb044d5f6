import { availableParallelism } from 'node:os';
import { createHmac, randomBytes } from 'node:crypto';
import { createBoundedQueue, LRUCache, randomToken } from '@gazetteer/kernel';
import { hash, verify } from '@node-rs/argon2';
import type { OauthContext } from '../model/oauth-context.ts';
import type { StoredClient } from './client.ts';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;
const MOST_REMEMBERED = 10_000;

// Half of the processors: hashing must leave threads for reading files and for the passwords of people.
const concurrency = Math.max(1, Math.floor(availableParallelism() / 2));
const hashing = createBoundedQueue({ concurrency, waiting: 100 * concurrency });

/** A secret for a client that brings none: 190 bits, which nobody guesses. */
export function makeSecret(): string {
  return randomToken('');
}

/** What is kept of a secret that we made: a keyed digest is enough for what cannot be guessed, and costs no time. */
export function digestMadeSecret({ secrets }: OauthContext, secret: string): string {
  return secrets.digest(secret);
}

/** What is kept of a secret that somebody chose, who may have chosen badly: Argon2id. @throws unavailable (503) */
export async function hashChosenSecret(secret: string): Promise<string> {
  return hashing(() => hash(secret, ARGON2_COST));
}

/**
 * True when a text is the secret of a client, or the one before the last rotation while that works. The comparison takes the
 * same time wherever two texts differ.
 * @throws unavailable (503) when too many secrets are being checked
 */
export async function matchesSecret(
  context: OauthContext,
  client: StoredClient,
  secret: string,
): Promise<boolean> {
  const { secretHash, previousSecret } = client;
  if (secretHash !== null && (await fits(context, client, secretHash, secret))) return true;
  if (!previousSecret || previousSecret.until <= context.clock().toISOString()) return false;
  return fits(context, client, previousSecret.hash, secret);
}

async function fits(
  { secrets }: OauthContext,
  client: StoredClient,
  stored: string,
  secret: string,
): Promise<boolean> {
  if (!stored.startsWith('$argon2')) return secrets.matches(secret, stored);
  const proof = proofOf(client, stored, secret);
  if (proven.has(proof)) return true;
  const isRight = await hashing(() => verify(stored, secret));
  if (isRight) proven.set(proof, true);
  return isRight;
}

/**
 * Secrets that Argon2 has found right, so that not every call for a token costs ten milliseconds. A proof is a digest of
 * the client, the hash that is stored now, and the secret: once another secret is stored, or the client is gone, no proof of
 * the old one is asked for. It is keyed by what only this process knows and never leaves the memory in which the secret itself
 * arrives; wrong secrets are never kept, so guessing stays slow.
 */
const proven = new LRUCache<string, true>({ max: MOST_REMEMBERED });
const PROOF_KEY = randomBytes(32);

function proofOf({ projectId, clientId }: StoredClient, stored: string, secret: string): string {
  const proof = JSON.stringify([projectId, clientId, stored, secret]);
  return createHmac('sha256', PROOF_KEY).update(proof).digest('base64url');
}
