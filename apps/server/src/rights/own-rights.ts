import { readFile } from 'node:fs/promises';
import { installLanguage, type PermissionContext } from '@gazetteer/permissions';

/**
 * The project of the permission service that holds the installation's own rights. No host leads to it, so that nobody
 * changes a right by a call that is meant for the tuples of others.
 */
export const OWN_RIGHTS = 'installation';

/** What the installation's rights are and how they follow from each other, in the permission language. */
export async function installOwnRights(permissions: PermissionContext): Promise<void> {
  const source = await readFile(new URL('namespaces.opl', import.meta.url), 'utf8');
  await installLanguage(permissions, OWN_RIGHTS, source);
}
