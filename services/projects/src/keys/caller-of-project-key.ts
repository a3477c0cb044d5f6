import { anonymous, type Caller, hashToken } from '@gazetteer/kernel';
import type { ProjectContext } from '../model/project-context.ts';
import type { ProjectKeyRecord } from './project-key.ts';
import { findValidKey, noteKeyUse } from './project-key.store.ts';

/** A key that is used all the time costs one write a minute. */
const USE_MILLISECONDS = 60_000;

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
  // The note is of use to people; a store that cannot take it, such as a full one, must not lock programs out.
  await noteUse(context, found, now).catch(() => undefined);
  const { id, name, project_id: project, scopes } = found;
  return { kind: 'project-key', id, name, project, administrator: false, scopes: scopes.split(' ') };
}

async function noteUse({ sql }: Store, { id, last_used_at }: ProjectKeyRecord, now: Date): Promise<void> {
  if (last_used_at !== null && now.getTime() - Date.parse(last_used_at) < USE_MILLISECONDS) return;
  await noteKeyUse(sql, id, now.toISOString());
}
