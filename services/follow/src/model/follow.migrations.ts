import { bytewise, type Migration, newTable } from '@gazetteer/kernel';
import { type Kysely, sql as rawSql } from 'kysely';

/** The schema of what people follow, and of what they are told. */
export const followMigrations: readonly Migration[] = [
  { name: 'follow/0001-follows', up: createFollows },
  { name: 'follow/0002-teams', up: createTeams },
];

async function createFollows(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  const text = bytewise(dialect);
  await newTable(query, dialect, 'follow_follows')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('identity', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('target', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('subject_digest', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('mail', text, (column) => column.notNull())
    .addColumn('feed_serial', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('due', 'integer', (column) => column.notNull())
    .addColumn('leased_until', text)
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    // The long one comes last: SQLite reads the others without it.
    .addColumn('seen', text, (column) => column.notNull())
    .addUniqueConstraint('follow_follows_once', ['identity', 'subject_digest'])
    .execute();
  await createIndex(query, 'follow_follows_by_identity', ['identity', 'created_at', 'id']);
  await createIndex(query, 'follow_follows_by_target', ['kind', 'target']);
  await query.schema
    .createIndex('follow_follows_due')
    .on('follow_follows')
    .columns(['leased_until', 'id'])
    .where(rawSql<boolean>`due = 1 or leased_until is not null`)
    .execute();
  await newTable(query, dialect, 'follow_notices')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('follow_id', text, (column) =>
      column.notNull().references('follow_follows.id').onDelete('cascade'),
    )
    .addColumn('identity', text, (column) => column.notNull())
    .addColumn('made_at', text, (column) => column.notNull())
    .addColumn('mail_after', text)
    .addColumn('news', text, (column) => column.notNull())
    .execute();
  for (const columns of [['follow_id', 'made_at'], ['identity'], ['made_at']]) {
    await query.schema
      .createIndex(`follow_notices_by_${columns.join('_')}`)
      .on('follow_notices')
      .columns(columns)
      .execute();
  }
  await query.schema
    .createIndex('follow_notices_to_mail')
    .on('follow_notices')
    .columns(['mail_after'])
    .where(rawSql.ref('mail_after'), 'is not', null)
    .execute();
  await newTable(query, dialect, 'follow_readers')
    .addColumn('identity', text, (column) => column.primaryKey())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('mailed_at', text, (column) => column.notNull())
    .execute();
  await newTable(query, dialect, 'follow_progress')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('looked_until', text, (column) => column.notNull())
    .execute();
}

async function createTeams(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  const text = bytewise(dialect);
  await newTable(query, dialect, 'follow_teams')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('organization', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('subject_digest', text, (column) => column.notNull())
    .addColumn('mail', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('spread_at', text, (column) => column.notNull())
    .addUniqueConstraint('follow_teams_once', ['organization', 'subject_digest'])
    .execute();
  for (const columns of [['subject_digest'], ['spread_at', 'id']]) {
    await query.schema
      .createIndex(`follow_teams_by_${columns[0]}`)
      .on('follow_teams')
      .columns(columns)
      .execute();
  }
  await newTable(query, dialect, 'follow_leavers')
    .addColumn('team_id', text, (column) =>
      column.notNull().references('follow_teams.id').onDelete('cascade'),
    )
    .addColumn('identity', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('follow_leavers_once', ['team_id', 'identity'])
    .execute();
  await createLeaverIndex(query);
  await query.schema
    .alterTable('follow_follows')
    .addColumn('team_id', text, (column) => column.references('follow_teams.id').onDelete('cascade'))
    .execute();
  await createIndex(query, 'follow_follows_by_team', ['team_id']);
}

/** People who go away are forgotten by it. */
async function createLeaverIndex(query: Kysely<unknown>): Promise<void> {
  await query.schema
    .createIndex('follow_leavers_by_identity')
    .on('follow_leavers')
    .columns(['identity'])
    .execute();
}

async function createIndex(query: Kysely<unknown>, name: string, columns: string[]): Promise<void> {
  await query.schema.createIndex(name).on('follow_follows').columns(columns).execute();
}
