import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { ProjectsTable, ProjectTables } from '../tables.ts';

type Store = Sql<ProjectTables>;

/** Every project with its revision, without the settings. */
export async function listRevisions(sql: Store): Promise<{ id: string; slug: string; revision: string }[]> {
  return sql.query.selectFrom('identity_projects').select(['id', 'slug', 'revision']).execute();
}

/** Finds a project by its id. */
export async function findProjectRow(sql: Store, id: string): Promise<ProjectsTable | undefined> {
  return sql.query.selectFrom('identity_projects').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The id of the project that has a slug. */
export async function findBySlug(sql: Store, slug: string): Promise<string | undefined> {
  const row = await sql.query
    .selectFrom('identity_projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id;
}

/** Writes a new project. Throws the database's unique violation when its slug is taken. */
export async function insertProject(sql: Store, row: ProjectsTable): Promise<void> {
  await sql.query.insertInto('identity_projects').values(row).execute();
}

/** Changes a project. Its revision changes with it, so that every process sees it. */
export async function updateProject(
  sql: Store,
  id: string,
  change: Partial<Pick<ProjectsTable, 'settings' | 'name' | 'state'>> &
    Pick<ProjectsTable, 'revision' | 'updated_at'>,
): Promise<void> {
  await sql.query.updateTable('identity_projects').set(change).where('id', '=', id).execute();
}

/** Removes a project with every row that belongs to it. */
export async function deleteProject(sql: Store, id: string): Promise<void> {
  await sql.query.deleteFrom('identity_projects').where('id', '=', id).execute();
}

/** What a list of projects shows. */
export type ProjectSummaryRow = Omit<ProjectsTable, 'settings' | 'revision'>;

/** Projects in the order of their slugs, from behind the one of an id. */
export async function listProjects(
  sql: Store,
  { after, limit }: { after?: string; limit: number },
): Promise<ProjectSummaryRow[]> {
  let query = sql.query
    .selectFrom('identity_projects')
    .select(['id', 'slug', 'name', 'state', 'created_at', 'updated_at'])
    .orderBy('slug')
    .limit(limit);
  if (after !== undefined) {
    query = query.where('slug', '>', (behind) =>
      behind.selectFrom('identity_projects').select('slug').where('id', '=', after),
    );
  }
  return query.execute();
}

// Any fixed number: it names the lock.
const MAKING_LOCK = 715_524_102;

/** Lets one at a time make or seed projects, until the end of the transaction. SQLite has one writer anyway. */
export async function lockMaking(sql: Store): Promise<void> {
  if (sql.dialect === 'postgres')
    await rawSql`select pg_advisory_xact_lock(${MAKING_LOCK})`.execute(sql.query);
}

/** Makes everybody else who would change this project wait until the transaction ends. */
export async function lockProject(sql: Store, id: string): Promise<void> {
  // SQLite lets only one write transaction run at a time.
  if (sql.dialect === 'sqlite') return;
  await sql.query
    .selectFrom('identity_projects')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}
