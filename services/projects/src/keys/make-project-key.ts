import { randomUUID } from 'node:crypto';
import { actorOf, type Caller, conflict, hashToken, invalidInput, readVisibleName } from '@gazetteer/kernel';
import type { ProjectContext } from '../model/project-context.ts';
import { requireRight } from '../model/require-right.ts';
import { everyScope, keyScopes, newProjectKey, type ProjectKeyRecord } from './project-key.ts';
import { insertKey, listKeys } from './project-key.store.ts';

/** As many as a project has programs; more are forgotten ones. */
export const MOST_KEYS = 100;

export type WantedKey = { name: string; scopes?: readonly string[]; expires_at?: string | null };

/** A key that was made just now; its value is stored nowhere. */
export type MadeKey = ProjectKeyRecord & { value: string };

/**
 * Makes a key by which programs work in a project, from the next request on.
 * @throws OryError as `requireRight` for who is no developer; invalid_input for a name, scope or time that cannot be, and for
 * scopes that the key has not with which it is made; conflict where there are as many keys as there may be
 */
export async function makeProjectKey(
  context: ProjectContext,
  caller: Caller,
  projectId: string,
  wanted: WantedKey,
): Promise<MadeKey> {
  await requireRight(context, caller, 'develop', projectId);
  const { sql, clock, directory } = context;
  const now = clock().toISOString();
  const made = {
    id: randomUUID(),
    project_id: projectId,
    name: readVisibleName(wanted.name),
    owner_id: actorOf(caller),
    scopes: readScopes(caller, wanted.scopes).join(' '),
    created_at: now,
    expires_at: readExpiry(wanted.expires_at, now),
    last_used_at: null,
  };
  const value = newProjectKey();
  return sql.transaction(async () => {
    await directory.lock(projectId);
    const keys = await listKeys(sql, projectId, { limit: MOST_KEYS });
    if (keys.length >= MOST_KEYS) {
      throw conflict(`A project may have ${MOST_KEYS} API keys: delete one that is not needed first.`);
    }
    await insertKey(sql, { ...made, digest: hashToken(value) });
    await context.audit.record(projectId, { event: 'project_key_created', by: made.owner_id, key: made.id });
    return { ...made, value };
  });
}

/** A key is no way around the limits of the key it is made with. */
function readScopes(caller: Caller, given: readonly string[] | undefined): readonly string[] {
  const wanted = [...new Set(given ?? everyScope)];
  const unknown = wanted.filter((scope) => !keyScopes.includes(scope));
  if (unknown.length > 0 || wanted.length === 0) {
    throw invalidInput({ scopes: [`must be one or more of ${keyScopes.join(', ')}`] });
  }
  if (caller.kind !== 'project-key') return wanted;
  const beyond = wanted.filter(
    (scope) => !caller.scopes.includes(scope) && !caller.scopes.includes(scope.replace('.read', '.write')),
  );
  if (beyond.length === 0) return wanted;
  throw invalidInput({ scopes: [`the key it is made with has not ${beyond.join(', ')}`] });
}

function readExpiry(given: string | null | undefined, now: string): string | null {
  if (given === undefined || given === null) return null;
  const time = new Date(given);
  if (Number.isNaN(time.getTime())) {
    throw invalidInput({ expires_at: ['must be a time, such as 2030-01-31T00:00:00Z'] });
  }
  if (time.toISOString() <= now) throw invalidInput({ expires_at: ['must lie ahead'] });
  return time.toISOString();
}
