import type { Sql } from '@gazetteer/kernel';
import type { PermissionTables } from './tables.ts';

type Store = Sql<PermissionTables>;

/** The state of a project's permissions. Who reads in several steps sees by it whether something has changed between. */
export type State = { revision: number; languageVersion: number };

export const NEVER_CHANGED: State = { revision: 0, languageVersion: 0 };

/** The state of a project's permissions now. */
export async function findState(sql: Store, projectId: string): Promise<State> {
  const row = await sql.query
    .selectFrom('permission_revisions')
    .select(['revision', 'language_version'])
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row ? { revision: row.revision, languageVersion: row.language_version } : NEVER_CHANGED;
}

/**
 * Counts a change, in the transaction that makes it and before it does: until its end no other change of the project
 * goes on, so that revisions follow each other as the changes do.
 * @returns the new state
 */
export async function countChange(
  sql: Store,
  projectId: string,
  change: { newLanguage?: boolean } = {},
): Promise<State> {
  const more = change.newLanguage ? 1 : 0;
  const row = await sql.query
    .insertInto('permission_revisions')
    .values({ project_id: projectId, revision: 1, language_version: more, forgotten_revision: 0 })
    .onConflict((conflict) =>
      conflict.column('project_id').doUpdateSet((now) => ({
        revision: now('permission_revisions.revision', '+', 1),
        language_version: now('permission_revisions.language_version', '+', more),
      })),
    )
    .returning(['revision', 'language_version'])
    .executeTakeFirstOrThrow();
  return { revision: row.revision, languageVersion: row.language_version };
}
