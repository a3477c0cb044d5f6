import type { Sql } from '@gazetteer/kernel';
import { type RawBuilder, sql as rawSql } from 'kysely';
import { type Subject, type SubjectSet } from '../model/relation-tuple.ts';
import { subjectColumns } from '../model/subject-columns.ts';
import type { PermissionTables, TuplesTable } from '../model/tables.ts';

const PARTS_A_STATEMENT = 200;
type Store = Sql<PermissionTables>;
type Row = Pick<TuplesTable, 'namespace' | 'object' | 'relation'>;

/** Tuples in which an object stands as a subject, whatever the relation, and which relation leads there. */
export type Upward = { namespace: string; relation: string; subject: { namespace: string; object: string } };

/** Objects and relations in whose tuples any of the subjects stands. */
export function readWhereSubjectsStand(
  sql: Store,
  projectId: string,
  subjects: readonly Subject[],
  limit: number,
): Promise<SubjectSet[]> {
  return readUnion(sql, subjects, (subject) => {
    const columns = subjectColumns(subject);
    return rawSql<Row>`
      select * from (
        select namespace, object, relation from permission_tuples
        where project_id = ${projectId} and subject_object = ${columns.subject_object}
          and subject_namespace = ${columns.subject_namespace}
          and subject_relation = ${columns.subject_relation}
        limit ${limit}
      ) as found`;
  });
}

/** Objects in a relation of which any of the given objects stands, as an object to traverse to or as a set. */
export function readWhereObjectsStand(
  sql: Store,
  projectId: string,
  steps: readonly Upward[],
  limit: number,
): Promise<SubjectSet[]> {
  return readUnion(
    sql,
    steps,
    ({ namespace, relation, subject }) => rawSql<Row>`
      select * from (
        select namespace, object, relation from permission_tuples
        where project_id = ${projectId} and subject_object = ${subject.object}
          and subject_namespace = ${subject.namespace} and namespace = ${namespace} and relation = ${relation}
        limit ${limit}
      ) as found`,
  );
}

async function readUnion<Part>(
  sql: Store,
  parts: readonly Part[],
  select: (part: Part) => RawBuilder<Row>,
): Promise<SubjectSet[]> {
  const found: SubjectSet[] = [];
  for (let from = 0; from < parts.length; from += PARTS_A_STATEMENT) {
    const selects = parts.slice(from, from + PARTS_A_STATEMENT).map(select);
    const { rows } = await rawSql<Row>`${rawSql.join(selects, rawSql` union all `)}`.execute(sql.query);
    found.push(...rows);
  }
  return found;
}
