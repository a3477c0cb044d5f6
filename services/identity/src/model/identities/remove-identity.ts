import type { IdentityContext } from '../identity-context.ts';
import { deleteIdentityRow } from './identity.store.ts';
import type { Identity } from './identity.ts';

/** Removes an account with everything that is the person's, here and elsewhere. To be called inside a transaction. */
export async function removeIdentity(
  { sql, personalData, grants }: Pick<IdentityContext, 'sql' | 'personalData' | 'grants'>,
  { project_id, id }: Pick<Identity, 'project_id' | 'id'>,
): Promise<void> {
  await personalData?.remove(id);
  await grants?.end({ project_id, id });
  await deleteIdentityRow(sql, project_id, id);
}
