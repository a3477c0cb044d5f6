import type { Sql } from '@gazetteer/kernel';
import type { RelationTuple } from '../model/relation-tuple.ts';
import { subjectColumns, subjectOf } from '../model/subject-columns.ts';
import type { PermissionTables, TestsTable } from '../model/tables.ts';

type Store = Sql<PermissionTables>;

/** A question about a permission, and the answer that is expected. */
export type TestCase = { tuple: RelationTuple; allowed: boolean };

/** The test cases of a project, in the order of their objects. */
export async function listTestCases(sql: Store, projectId: string): Promise<TestCase[]> {
  const rows = await sql.query
    .selectFrom('permission_tests')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('namespace')
    .orderBy('object')
    .orderBy('relation')
    .orderBy('subject_namespace')
    .orderBy('subject_object')
    .orderBy('subject_relation')
    .execute();
  return rows.map((row) => ({
    tuple: {
      namespace: row.namespace,
      object: row.object,
      relation: row.relation,
      subject: subjectOf(row),
    },
    allowed: row.expected === 'allowed',
  }));
}

/** How many test cases a project has. */
export async function countTestCases(sql: Store, projectId: string): Promise<number> {
  const { count } = await sql.query
    .selectFrom('permission_tests')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a test case, or changes what the one with the same question expects. */
export async function saveTestCase(
  sql: Store,
  projectId: string,
  { tuple, allowed }: TestCase,
): Promise<void> {
  const expected = allowed ? 'allowed' : 'denied';
  await sql.query
    .insertInto('permission_tests')
    .values({ ...questionOf(projectId, tuple), expected })
    .onConflict((conflict) =>
      conflict
        .columns([
          'project_id',
          'namespace',
          'relation',
          'object',
          'subject_namespace',
          'subject_object',
          'subject_relation',
        ])
        .doUpdateSet({ expected }),
    )
    .execute();
}

/** Removes a test case. @returns whether there was one with this question */
export async function removeTestCase(sql: Store, projectId: string, tuple: RelationTuple): Promise<boolean> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('permission_tests')
    .where((eb) => eb.and(questionOf(projectId, tuple)))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function questionOf(
  projectId: string,
  { namespace, object, relation, subject }: RelationTuple,
): Omit<TestsTable, 'expected'> {
  return { project_id: projectId, namespace, object, relation, ...subjectColumns(subject) };
}
