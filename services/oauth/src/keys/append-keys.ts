import type { OauthContext } from '../model/oauth-context.ts';
import type { KeysTable } from '../model/tables.ts';
import type { CheckedKey } from './check-jwk.ts';
import { insertKeys } from './key.store.ts';
import { type KeyPlace, sealKey } from './seal-key.ts';

export type NewKey = CheckedKey & { signsFrom?: Date };

/** Somebody else has changed the set since it was read; what was begun is taken back. */
export class SetHasChanged extends Error {}

/**
 * Puts keys after the newest of a set, in the order given: the last one is the newest. A set is changed by one caller at a
 * time, because each takes the position after the newest key it saw, and a position is taken only once.
 * @param seen the keys of the set when the caller decided; some of them may be removed by now
 * @throws SetHasChanged where somebody else was first; to be called in a transaction, which is rolled back then
 */
export async function appendKeys(
  context: OauthContext,
  place: KeyPlace,
  seen: readonly Pick<KeysTable, 'position'>[],
  keys: readonly NewKey[],
): Promise<void> {
  const now = context.clock();
  const newest = Math.max(0, ...seen.map(({ position }) => position));
  const rows = keys.map((key, index) =>
    sealKey(context.secrets, place, key, {
      position: newest + index + 1,
      created_at: now.toISOString(),
      signs_from: (key.signsFrom ?? now).toISOString(),
    }),
  );
  if ((await insertKeys(context.sql, rows)) < rows.length) throw new SetHasChanged();
}
