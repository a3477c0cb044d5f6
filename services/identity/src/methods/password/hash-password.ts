import { availableParallelism } from 'node:os';
import { createBoundedQueue } from '@gazetteer/kernel';
import { hash } from '@node-rs/argon2';
import { preparePassword } from './prepare-password.ts';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
export const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The threads on which Node hashes, reads files and looks up names: four unless the operator says otherwise. */
const THREADS = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

// One thread stays free, or else a flood of sign-ins would stop the serving of files.
const CONCURRENCY = Math.max(1, Math.min(availableParallelism(), THREADS - 1));

/** The queue of this process, in which all hashing of passwords stands: a hash takes some 20 ms, so the last waits 2 s. */
export const hashQueue = createBoundedQueue({ concurrency: CONCURRENCY, waiting: 100 * CONCURRENCY });

/**
 * Hashes a password with Argon2id, off the main thread, in the spelling that all keyboards share.
 * @returns the hash with its parameters and salt as a PHC string
 * @throws unavailable (503) when too many hashes are asked for at once
 */
export async function hashPassword(password: string): Promise<string> {
  return hashQueue(() => hash(preparePassword(password), { ...ARGON2_COST, outputLen: 32 }));
}
