import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { Subject, SubjectSet } from '../model/relation-tuple.ts';
import { subjectColumns } from '../model/subject-columns.ts';
import type { PermissionTables } from '../model/tables.ts';
import { readAll } from '../model/union.store.ts';

type Store = Sql<PermissionTables>;

/** Objects and relations in whose tuples any of the subjects stands; of each subject as many as the limit. */
export function readWhereSubjectsStand(
  sql: Store,
  projectId: string,
  subjects: readonly Subject[],
  limit: number,
): Promise<SubjectSet[]> {
  const selects = subjects.map((subject) => {
    const columns = subjectColumns(subject);
    return rawSql<SubjectSet>`
      select * from (
        select namespace, object, relation from permission_tuples
        where project_id = ${projectId} and subject_object = ${columns.subject_object}
          and subject_namespace = ${columns.subject_namespace}
          and subject_relation = ${columns.subject_relation}
        limit ${limit}
      ) as found`;
  });
  return readAll(sql, selects);
}

/** Objects of a namespace in which the subject stands by any of the relations, in the order of their names. */
export async function readObjectsOfSubject(
  sql: Store,
  projectId: string,
  { namespace, relations, subject }: { namespace: string; relations: readonly string[]; subject: Subject },
  limit: number,
): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('permission_tuples')
    .select('object')
    .distinct()
    .where((row) => row.and({ project_id: projectId, namespace, ...subjectColumns(subject) }))
    .where('relation', 'in', relations)
    .orderBy('object')
    .limit(limit)
    .execute();
  return rows.map(({ object }) => object);
}

/** A way up: where `from` stands in the relation `through` of an object of a namespace, the permit follows for that object. */
export type Step = {
  from: { namespace: string; object: string };
  namespace: string;
  through: string;
  permit: string;
};

/** Objects that steps lead to, with the permit that follows; of each step as many as the limit. */
export function readWhereStepsLead(
  sql: Store,
  projectId: string,
  steps: readonly Step[],
  limit: number,
): Promise<SubjectSet[]> {
  const selects = steps.map(
    ({ from, namespace, through, permit }) => rawSql<SubjectSet>`
      select * from (
        select namespace, object, cast(${permit} as text) as relation from permission_tuples
        where project_id = ${projectId} and subject_object = ${from.object}
          and subject_namespace = ${from.namespace} and namespace = ${namespace} and relation = ${through}
        limit ${limit}
      ) as found`,
  );
  return readAll(sql, selects);
}
