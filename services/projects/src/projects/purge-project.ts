import { type Caller, conflict } from '@gazetteer/kernel';
import { serviceNames } from '../model/ports.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { requireRight } from '../model/require-right.ts';
import { deleteActiveChoices } from '../active/active-project.store.ts';
import { deleteCounts } from '../activity/activity.store.ts';
import { deleteInvitations } from '../invitations/invitation.store.ts';
import { deleteKeys } from '../keys/project-key.store.ts';
import { requireRevision } from '../revisions/change-project.ts';
import { readCurrent } from '../revisions/current-revision.ts';
import { deleteRevisions } from '../revisions/revision.store.ts';

/**
 * Removes a project for good, with its accounts, clients, tokens, tuples, members and keys.
 * @param ifMatch where it is given, nothing is removed unless the project still is in this revision
 * @throws OryError 401, 403, 404, 412; conflict for the portal's own project
 */
export async function purgeProject(
  context: ProjectContext,
  caller: Caller,
  { projectId, ifMatch }: { projectId: string; ifMatch?: string | undefined },
): Promise<void> {
  const { sql, directory, roles, settings } = context;
  await requireRight(context, caller, 'own', projectId);
  if (directory.isPortal(projectId)) throw conflict("The portal's own project cannot be removed.");
  await sql.transaction(async () => {
    await directory.lock(projectId);
    const project = await requireRight(context, caller, 'own', projectId);
    if (ifMatch !== undefined) requireRevision(await readCurrent(context, project), ifMatch);
    for (const service of serviceNames) await settings[service].remove(projectId);
    await roles.forget(projectId);
    await deleteKeys(sql, projectId);
    await deleteInvitations(sql, projectId);
    await deleteRevisions(sql, projectId);
    await deleteActiveChoices(sql, projectId);
    await deleteCounts(sql, projectId);
    await directory.remove(projectId);
  });
}
