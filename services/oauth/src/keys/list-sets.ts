import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import type { KeysTable } from '../model/tables.ts';
import type { Jwk, ListedKey, ListedSet } from './jwk.contract.ts';
import { listKeys, listSetNames } from './key.store.ts';
import { canSign, isSuccessor, ownSetNames, signersAt } from './own-sets.ts';
import { signingKeys } from './signing-keys.ts';

/**
 * The key sets of a project by their names, without private parts. Those that the service signs with are made by whoever first
 * needs them, so that they are there from the first look on.
 */
export async function listSets(
  context: OauthContext,
  project: OauthProject,
  page: { after: string; limit: number },
): Promise<ListedSet[]> {
  await signingKeys(context, project);
  const names = await listSetNames(context.sql, project.id, page);
  if (names.length === 0) return [];
  const rows = Map.groupBy(await listKeys(context.sql, project.id, names), ({ set_name }) => set_name);
  const now = context.clock().toISOString();
  return names.map((set) => {
    const ofSet = rows.get(set) ?? [];
    const isOwn = ownSetNames.includes(set);
    return { set, is_own: isOwn, keys: ofSet.map((row) => show(row, isOwn ? ofSet : [], now)) };
  });
}

/** @param signing the keys among which one is chosen to sign; none in a set with which the service does not sign */
function show(row: KeysTable, signing: readonly KeysTable[], now: string): ListedKey {
  const { kty, crv } = JSON.parse(row.public_key) as Jwk;
  return {
    kid: row.kid,
    alg: row.algorithm,
    use: row.use,
    kty,
    ...(crv === undefined ? {} : { crv }),
    has_private: row.sealed_key !== null,
    signs: whenItSigns(row, signing, now),
    created_at: row.created_at,
    signs_from: row.signs_from,
  };
}

function whenItSigns(row: KeysTable, signing: readonly KeysTable[], now: string): ListedKey['signs'] {
  if (!signing.includes(row) || !canSign(row)) return 'never';
  if (signersAt(signing, now).includes(row)) return 'now';
  // What is announced signs later, unless another that was announced after it takes over first.
  const isOver = signing.some((other) => isSuccessor(other, row) && other.signs_from <= now);
  return isOver ? 'before' : 'later';
}
