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

/** Adds tuples; those that are there already stay as they are. @returns those that were not there */
export async function insertTuples(
  sql: Store,
  projectId: string,
  tuples: readonly RelationTuple[],
): Promise<TuplesTable[]> {
  const added: TuplesTable[] = [];
  for (let from = 0; from < tuples.length; from += ROWS_A_STATEMENT) {
    const rows = tuples.slice(from, from + ROWS_A_STATEMENT).map((tuple) => rowOf(projectId, tuple));
    const inserted = await sql.query
      .insertInto('permission_tuples')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute();
    added.push(...inserted);
  }
  return added;
}

/** Removes all tuples that have these parts. @returns those that were there */
export function deleteMatching(sql: Store, projectId: string, filter: TupleFilter): Promise<TuplesTable[]> {
  return sql.query
    .deleteFrom('permission_tuples')
    .where((eb) => eb.and(wantedColumns(projectId, filter)))
    .returningAll()
    .execute();
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
