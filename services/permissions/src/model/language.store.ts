import type { Sql } from '@gazetteer/kernel';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import type { LanguagesTable, PermissionTables } from './tables.ts';

type Store = Sql<PermissionTables>;

/** One version of a project's language; undefined where there is none. */
export function findLanguage(
  sql: Store,
  projectId: string,
  version: number,
): Promise<LanguagesTable | undefined> {
  return sql.query
    .selectFrom('permission_languages')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The limits that a version sets; the defaults where a project has no version. */
export function limitsOf(row: LanguagesTable | undefined): Limits {
  return row ? { depth: row.max_read_depth, width: row.max_read_width } : DEFAULT_LIMITS;
}

/** Versions of a project's language without their texts, the newest first. */
export function listVersions(
  sql: Store,
  projectId: string,
  limit: number,
): Promise<Pick<LanguagesTable, 'version' | 'created_at'>[]> {
  return sql.query
    .selectFrom('permission_languages')
    .select(['version', 'created_at'])
    .where('project_id', '=', projectId)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** Adds a version. */
export async function insertLanguage(sql: Store, row: LanguagesTable): Promise<void> {
  await sql.query.insertInto('permission_languages').values(row).execute();
}
