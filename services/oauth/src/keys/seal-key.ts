import type { Secrets } from '@gazetteer/kernel';
import type { KeysTable } from '../model/tables.ts';
import type { CheckedKey } from './check-jwk.ts';
import type { Jwk } from './jwk.contract.ts';

export type KeyPlace = Pick<KeysTable, 'project_id' | 'set_name'>;
type KeyTimes = Pick<KeysTable, 'position' | 'created_at' | 'signs_from'>;

/** The row of a key, whose private part is encrypted for its place alone: copied to another, it does not open. */
export function sealKey(secrets: Secrets, place: KeyPlace, key: CheckedKey, times: KeyTimes): KeysTable {
  const { kid, algorithm, use, publicKey, privateKey } = key;
  const purpose = purposeOf({ ...place, kid });
  return {
    project_id: place.project_id,
    set_name: place.set_name,
    kid,
    algorithm,
    use,
    public_key: JSON.stringify(publicKey),
    sealed_key: privateKey ? secrets.encrypt(JSON.stringify(privateKey), purpose) : null,
    position: times.position,
    created_at: times.created_at,
    signs_from: times.signs_from,
  };
}

/** The whole key of a row, with its private part where there is one; whichever of our secrets sealed it. */
export function openKey(secrets: Secrets, row: KeysTable): Jwk {
  const text = row.sealed_key === null ? row.public_key : secrets.decrypt(row.sealed_key, purposeOf(row));
  return JSON.parse(text) as Jwk;
}

function purposeOf({ project_id, set_name, kid }: KeyPlace & { kid: string }): string {
  return JSON.stringify(['oauth key', project_id, set_name, kid]);
}
