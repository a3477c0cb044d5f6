import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Clock, conflict, notFound, readVisibleName, type Sql, systemClock } from '@gazetteer/kernel';
import {
  type AdministratorKey,
  type AdministratorKeyTables,
  endKey,
  insertKey,
} from './administrator-key.store.ts';

const KEY_BYTES = 32;

/** A random key that nobody can guess, so that a plain digest of it is as good as a slow one. */
export function newKey(): string {
  return `gzt_${randomBytes(KEY_BYTES).toString('base64url')}`;
}

/** What is stored of a key, and what it is found by. */
export function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** A row for a key that was made elsewhere. */
export function rowOf(key: string, name: string, now: Date): AdministratorKey {
  return {
    id: randomUUID(),
    name,
    digest: digestOf(key),
    created_at: now.toISOString(),
    last_used_at: null,
    revoked_at: null,
  };
}

/**
 * Makes a key, which every process accepts from then on.
 * @param name what it is for; unique among the keys that are valid
 * @returns the key itself, which is stored nowhere
 * @throws invalid_input for a name that cannot be told from others in a list; conflict where it is taken
 */
export async function createKey(sql: Sql, name: string, clock: Clock = systemClock): Promise<string> {
  const trimmed = readVisibleName(name);
  const key = newKey();
  if (await insertKey(sql.as<AdministratorKeyTables>(), rowOf(key, trimmed, clock()))) return key;
  throw conflict(
    `There is a key called "${trimmed}" already: choose another name, or revoke that one first.`,
  );
}

/**
 * Ends a key in every process at once.
 * @param nameOrId as `gazetteer admin list` shows it
 * @throws not_found where no valid key is called so
 */
export async function revokeKey(
  sql: Sql,
  nameOrId: string,
  clock: Clock = systemClock,
): Promise<AdministratorKey> {
  const key = await endKey(sql.as<AdministratorKeyTables>(), nameOrId, clock().toISOString());
  if (key) return key;
  throw notFound(`No valid key is called "${nameOrId}"; \`gazetteer admin list\` shows all.`);
}
