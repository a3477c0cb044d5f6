import { migrate, openSql, type Sql } from '@gazetteer/kernel';
import { permissionMigrations } from '@gazetteer/permissions';
import { sql as rawSql } from 'kysely';
import type { PermissionTables, TuplesTable } from '../services/permissions/src/model/tables.ts';
import { tidyUp } from './tidy-up.ts';

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

type Store = { file: string } | { url: string };

/**
 * Makes a store with as many direct tuples (`Folder:f12#viewers@u12`), chains of folders whose last is owned by `boss`, a
 * chain of 32 groups with `deep` at its end, and a group of 100 groups with `wide` in the last. One that is full already stays.
 */
export async function fillPermissions(store: Store, tuples: number): Promise<void> {
  const opened = openSql(store);
  await migrate(opened, permissionMigrations);
  const sql = opened.as<PermissionTables>();
  const { query } = sql;
  const known = await query.selectFrom('permission_languages').select('version').executeTakeFirst();
  if (!known) {
    console.log(`Filling a store with ${tuples} tuples`);
    for (let from = 0; from < tuples; from += 1_000_000) {
      await addDirect(sql, from, Math.min(from + 1_000_000, tuples));
      console.log(`${from} tuples`);
    }
    const others = [...chains(), ...groups()];
    for (let from = 0; from < others.length; from += 1000) {
      await query
        .insertInto('permission_tuples')
        .values(others.slice(from, from + 1000))
        .execute();
    }
    const state = { revision: 1, language_version: 1, forgotten_revision: 0 };
    await query
      .insertInto('permission_revisions')
      .values({ project_id: 'bench', ...state })
      .execute();
    const limits = { max_read_depth: 40, max_read_width: 200 };
    const language = { version: 1, source: LANGUAGE, created_at: '2026-11-23', ...limits };
    await query
      .insertInto('permission_languages')
      .values({ project_id: 'bench', ...language })
      .execute();
    await tidyUp(opened);
  }
  await sql.close();
}

/** The store makes them itself, which is fastest. */
async function addDirect(sql: Sql<PermissionTables>, from: number, to: number): Promise<void> {
  const numbers =
    sql.dialect === 'postgres'
      ? rawSql`select generate_series(cast(${from} as integer), cast(${to - 1} as integer)) as number`
      : rawSql`
          with recursive counted (number) as (
            select ${from} union all select number + 1 from counted where number + 1 < ${to}
          ) select number from counted`;
  await rawSql`
    insert into permission_tuples
    select 'bench', 'Folder', 'viewers', 'f' || number, '', 'u' || number, '' from (${numbers}) as numbers
  `.execute(sql.query);
}

function chains(): TuplesTable[] {
  return Array.from({ length: CHAINS }, (_, chain) => [
    ...Array.from({ length: CHAIN }, (_level, level) =>
      row('Folder', 'parents', `c${chain}-${level}`, `c${chain}-${level + 1}`, ['Folder', '']),
    ),
    row('Folder', 'owners', `c${chain}-${CHAIN - 1}`, 'boss'),
  ]).flat();
}

function groups(): TuplesTable[] {
  const members = (group: string, subject: string) =>
    row('Group', 'members', group, subject, ['Group', 'members']);
  return [
    ...Array.from({ length: DEEP }, (_, level) => members(`deep${level}`, `deep${level + 1}`)),
    row('Group', 'members', `deep${DEEP}`, 'deep'),
    ...Array.from({ length: WIDE }, (_, index) => members('wide', `wide${index}`)),
    row('Group', 'members', `wide${WIDE - 1}`, 'wide'),
  ];
}

function row(
  namespace: string,
  relation: string,
  object: string,
  subject_object: string,
  [subject_namespace, subject_relation]: [string, string] = ['', ''],
): TuplesTable {
  return {
    project_id: 'bench',
    namespace,
    relation,
    object,
    subject_namespace,
    subject_object,
    subject_relation,
  };
}
