import { DatabaseSync } from 'node:sqlite';
import { migrate, openSql } from '@gazetteer/kernel';
import { permissionMigrations } from '@gazetteer/permissions';

/** The language of the store, whose rules are those that Keto's users write: owners, editors, viewers, folders. */
const LANGUAGE = `
class User implements Namespace {}
class Group implements Namespace { related: { members: (User | SubjectSet<Group, "members">)[] } }
class Folder implements Namespace {
  related: { parents: Folder[], owners: User[], editors: User[], viewers: (User | SubjectSet<Group, "members">)[] }
  permits = {
    own: (ctx) => this.related.owners.includes(ctx.subject) || this.related.parents.traverse((p) => p.permits.own(ctx)),
    edit: (ctx) => this.related.editors.includes(ctx.subject) || this.permits.own(ctx),
    view: (ctx) => this.related.viewers.includes(ctx.subject) || this.permits.edit(ctx),
    look: (ctx) => this.related.viewers.includes(ctx.subject) || this.related.parents.traverse((p) => p.permits.look(ctx)),
  }
}`;

/** Chains of folders, each in the next: how many there are, and how deep. */
export const CHAINS = 2_000;
export const CHAIN = 6;
export const DEEP = 32;
export const WIDE = 100;

/**
 * Makes a store with as many direct tuples (`Folder:f12#viewers@u12`), chains of folders whose last is owned by `boss`, a
 * chain of 32 groups with `deep` at its end, and a group of 100 groups with `wide` in the last.
 */
export async function fillPermissions(file: string, tuples: number): Promise<void> {
  const sql = openSql({ file });
  await migrate(sql, permissionMigrations);
  await sql.close();
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off');
  database.exec(
    "insert into permission_revisions (project_id, revision, language_version, forgotten_revision) values ('bench', 1, 1, 0)",
  );
  database.prepare("insert into permission_languages values ('bench', 1, ?, '2026-11-23')").run(LANGUAGE);
  const insert = database.prepare("insert into permission_tuples values ('bench', ?, ?, ?, ?, ?, ?)");
  const add = (namespace: string, relation: string, object: string, subject: string, set = ['', '']) =>
    insert.run(namespace, relation, object, set[0] ?? '', subject, set[1] ?? '');
  database.exec('begin');
  for (let index = 0; index < tuples; index += 1) {
    add('Folder', 'viewers', `f${index}`, `u${index}`);
    if (index % 1_000_000 === 999_999) console.log(`${index + 1} tuples`);
  }
  for (let chain = 0; chain < CHAINS; chain += 1) {
    for (let level = 0; level < CHAIN; level += 1) {
      add('Folder', 'parents', `c${chain}-${level}`, `c${chain}-${level + 1}`, ['Folder', '']);
    }
    add('Folder', 'owners', `c${chain}-${CHAIN - 1}`, 'boss');
  }
  for (let level = 0; level < DEEP; level += 1) {
    add('Group', 'members', `deep${level}`, `deep${level + 1}`, ['Group', 'members']);
  }
  add('Group', 'members', `deep${DEEP}`, 'deep');
  for (let index = 0; index < WIDE; index += 1) {
    add('Group', 'members', 'wide', `wide${index}`, ['Group', 'members']);
  }
  add('Group', 'members', `wide${WIDE - 1}`, 'wide');
  database.exec('commit');
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}
