import type { OauthContext } from '../model/oauth-context.ts';
import type { KeysTable } from '../model/tables.ts';
import { appendKeys, type NewKey, SetHasChanged } from './append-keys.ts';
import { listKeys } from './key.store.ts';
import { makeKey } from './make-key.ts';
import { ownSetNames, ownSets, signersAt } from './own-sets.ts';

const MOST_ATTEMPTS = 3;

/**
 * Makes the keys that the service needs to sign and does not have. Where several processes find them missing at once, the
 * first one's are kept and the others read them.
 * @param rows the keys of the service's own sets, as they were read
 * @returns them, with those that were made
 */
export async function requireOwnKeys(
  context: OauthContext,
  projectId: string,
  rows: KeysTable[],
): Promise<KeysTable[]> {
  let current = rows;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const missing = missingIn(current, context.clock().toISOString());
    if (missing.length === 0) return current;
    for (const { set, algorithms } of missing) {
      const keys = await Promise.all(algorithms.map((algorithm) => makeKey({ algorithm })));
      await addToOwnSet(context, { projectId, set }, current, keys);
    }
    current = await listKeys(context.sql, projectId, ownSetNames);
  }
  throw new Error('The keys of this project are changed faster than they can be made');
}

/**
 * Adds keys to one of the service's own sets, unless somebody else has changed it since it was read.
 * @param seen the keys as they were read, of this set and others
 */
export async function addToOwnSet(
  context: OauthContext,
  { projectId, set }: { projectId: string; set: string },
  seen: readonly KeysTable[],
  keys: readonly NewKey[],
): Promise<void> {
  const ofSet = seen.filter(({ set_name }) => set_name === set);
  try {
    await context.sql.transaction(() =>
      appendKeys(context, { project_id: projectId, set_name: set }, ofSet, keys),
    );
  } catch (error) {
    if (!(error instanceof SetHasChanged)) throw error;
  }
}

function missingIn(rows: readonly KeysTable[], now: string): { set: string; algorithms: string[] }[] {
  const signers = signersAt(rows, now);
  const isThere = (set: string, algorithm: string) =>
    signers.some((row) => row.set_name === set && row.algorithm === algorithm);
  return ownSets
    .map(({ set, algorithms }) => ({
      set,
      algorithms: algorithms.filter((algorithm) => !isThere(set, algorithm)),
    }))
    .filter(({ algorithms }) => algorithms.length > 0);
}
