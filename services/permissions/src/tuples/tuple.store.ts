import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { TupleFilter } from '../model/read-tuple.ts';
import type { RelationTuple } from '../model/relation-tuple.ts';
import { subjectColumns, subjectOf } from '../model/subject-columns.ts';
import type { PermissionTables, TuplesTable } from '../model/tables.ts';

type Store = Sql<PermissionTables>;

const ROWS_A_STATEMENT = 500;
const KEY = [
  'namespace',
  'relation',
  'object',
  'subject_namespace',
  'subject_object',
  'subject_relation',
] as const;

/** Where a page ends: the key of its last tuple. */
export type Cursor = readonly string[];

/** The change of a project that is being made, and how many tuples of it are noted for who watches. */
export type ChangeNote = { project_id: string; revision: number; changed_at: string; items: number };

/** Adds tuples, and notes which; those that are there already stay as they are. */
export async function insertTuples(
  sql: Store,
  note: ChangeNote,
  tuples: readonly RelationTuple[],
): Promise<void> {
  const { project_id, revision, changed_at } = note;
  for (let from = 0; from < tuples.length; from += ROWS_A_STATEMENT) {
    const rows = tuples.slice(from, from + ROWS_A_STATEMENT).map((tuple) => rowOf(project_id, tuple));
    const added = await sql.query
      .insertInto('permission_tuples')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute();
    if (added.length === 0) continue;
    const noted = added.map((row) => ({
      ...row,
      revision,
      changed_at,
      action: 'insert' as const,
      item: note.items++,
    }));
    await sql.query.insertInto('permission_changes').values(noted).execute();
  }
}

/** Removes all tuples that have these parts, and notes which; however many they are, they stay in the store. */
export async function deleteMatching(sql: Store, note: ChangeNote, filter: TupleFilter): Promise<void> {
  const wanted = wantedColumns(note.project_id, filter);
  const { numInsertedOrUpdatedRows = 0n } = await sql.query
    .insertInto('permission_changes')
    .columns(['project_id', ...KEY, 'revision', 'changed_at', 'action', 'item'])
    .expression((from) =>
      from
        .selectFrom('permission_tuples')
        .where((eb) => eb.and(wanted))
        .select([
          'project_id',
          ...KEY,
          rawSql<number>`cast(${note.revision} as integer)`.as('revision'),
          rawSql<string>`cast(${note.changed_at} as text)`.as('changed_at'),
          rawSql<'delete'>`'delete'`.as('action'),
          rawSql<number>`cast(${note.items} as integer) + row_number() over () - 1`.as('item'),
        ]),
    )
    .executeTakeFirstOrThrow();
  note.items += Number(numInsertedOrUpdatedRows);
  await sql.query
    .deleteFrom('permission_tuples')
    .where((eb) => eb.and(wanted))
    .execute();
}

/** Whether any tuple has these parts. */
export async function hasTuples(sql: Store, projectId: string, filter: TupleFilter): Promise<boolean> {
  const found = await sql.query
    .selectFrom('permission_tuples')
    .select('project_id')
    .where((eb) => eb.and(wantedColumns(projectId, filter)))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Tuples that have these parts, in the order of their keys, from behind `after`. */
export async function listTuples(
  sql: Store,
  projectId: string,
  filter: TupleFilter,
  { after, limit }: { after: Cursor | undefined; limit: number },
): Promise<RelationTuple[]> {
  let query = sql.query
    .selectFrom('permission_tuples')
    .selectAll()
    .where((eb) => eb.and(wantedColumns(projectId, filter)));
  if (after) {
    query = query.where(
      rawSql<boolean>`(${rawSql.join(KEY.map((column) => rawSql.ref(column)))}) > (${rawSql.join(after)})`,
    );
  }
  for (const column of KEY) query = query.orderBy(column);
  const rows = await query.limit(limit).execute();
  return rows.map(tupleOf);
}

/** The cursor of a tuple. */
export function cursorOf(tuple: RelationTuple): Cursor {
  const row = rowOf('', tuple);
  return KEY.map((column) => row[column]);
}

/** Columns and what they must hold. */
function wantedColumns(projectId: string, { subject, ...parts }: TupleFilter): Partial<TuplesTable> {
  return { project_id: projectId, ...parts, ...(subject ? subjectColumns(subject) : {}) };
}

function rowOf(projectId: string, { namespace, object, relation, subject }: RelationTuple): TuplesTable {
  return { project_id: projectId, namespace, relation, object, ...subjectColumns(subject) };
}

function tupleOf(row: TuplesTable): RelationTuple {
  const { namespace, object, relation } = row;
  return { namespace, object, relation, subject: subjectOf(row) };
}
