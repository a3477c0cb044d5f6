import { hash } from '@node-rs/argon2';
import { ARGON2_COST } from './argon2-cost.ts';
import { hashQueue } from './hash-queue.ts';

/**
 * Hashes a password with Argon2id, off the main thread.
 * @returns the hash with its parameters and salt as a PHC string
 * @throws unavailable (503) when too many hashes are asked for at once
 */
export async function hashPassword(password: string): Promise<string> {
  return hashQueue(() => hash(password, { ...ARGON2_COST, outputLen: 32 }));
}
