import type { Sql } from '@gazetteer/kernel';
import { type RawBuilder, sql as rawSql } from 'kysely';
import { keyOf, type Subject, type SubjectSet } from '../model/relation-tuple.ts';
import { subjectOf } from '../model/subject-columns.ts';
import type { PermissionTables, TuplesTable } from '../model/tables.ts';
import { readAll } from '../model/union.store.ts';

type Row = Omit<TuplesTable, 'project_id'>;

/**
 * Who stands in each of some sets, by the key of the set.
 * @param limit the most subjects of one set; who wants to know whether there are more asks for one more
 */
export async function readSubjects(
  sql: Sql<PermissionTables>,
  projectId: string,
  sets: readonly SubjectSet[],
  limit: number,
): Promise<Map<string, Subject[]>> {
  const rows = await readAll(
    sql,
    sets.map((set) => selectSubjects(projectId, set, limit)),
  );
  const found = new Map<string, Subject[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const subjects = found.get(key);
    if (subjects) subjects.push(subjectOf(row));
    else found.set(key, [subjectOf(row)]);
  }
  return found;
}

function selectSubjects(projectId: string, set: SubjectSet, limit: number): RawBuilder<Row> {
  return rawSql`
    select * from (
      select namespace, relation, object, subject_namespace, subject_object, subject_relation
      from permission_tuples
      where project_id = ${projectId} and namespace = ${set.namespace} and relation = ${set.relation}
        and object = ${set.object}
      order by subject_namespace, subject_object, subject_relation limit ${limit}
    ) as subjects`;
}
