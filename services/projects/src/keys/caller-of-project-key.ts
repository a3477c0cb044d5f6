import { anonymous, type Caller, hashToken, noteKeyUse } from '@gazetteer/kernel';
import type { ProjectContext } from '../model/project-context.ts';
import { findValidKey, saveKeyUse } from './project-key.store.ts';

type Store = Pick<ProjectContext, 'sql' | 'clock'>;

/**
 * Who calls with the key of a project: a program that works there. The store is asked each time, so that a key that was deleted
 * anywhere is worth nothing from the next request on.
 * @param key a text of the shape that `isProjectKey` knows
 */
export async function callerOfProjectKey(context: Store, key: string): Promise<Caller> {
  const now = context.clock();
  // Found by its digest: how long that takes tells nothing of any key.
  const found = await findValidKey(context.sql, hashToken(key), now.toISOString());
  if (!found) return anonymous;
  await noteKeyUse(found, now, (usedAt) => saveKeyUse(context.sql, found.id, usedAt));
  const { id, name, project_id: project, scopes } = found;
  return { kind: 'project-key', id, name, project, administrator: false, scopes: scopes.split(' ') };
}
