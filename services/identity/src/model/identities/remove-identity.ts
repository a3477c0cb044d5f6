import type { IdentityContext } from '../identity-context.ts';
import { deleteIdentityRow } from './identity.store.ts';
import type { Identity } from './identity.ts';

/** Removes an account with everything that is the person's, here and elsewhere. To be called inside a transaction. */
export async function removeIdentity(
  { sql, personalData }: Pick<IdentityContext, 'sql' | 'personalData'>,
  { project_id, id }: Pick<Identity, 'project_id' | 'id'>,
): Promise<void> {
  await personalData?.remove(id);
  await deleteIdentityRow(sql, project_id, id);
}
