import type { Sql } from '@gazetteer/kernel';
import { type RawBuilder, sql as rawSql } from 'kysely';
import { isSubjectSet, keyOf, type Subject, type SubjectSet } from '../model/relation-tuple.ts';
import { NEVER_CHANGED, type State } from '../model/revision.store.ts';
import { subjectColumns, subjectOf } from '../model/subject-columns.ts';
import type { PermissionTables } from '../model/tables.ts';

/** What the store says of some objects and relations, all at one moment. */
export type Level = {
  state: State;
  /** Keys of those in which the subject itself stands. */
  direct: Set<string>;
  /** Subject sets that stand in each, by key; at most one more than the width. */
  sets: Map<string, SubjectSet[]>;
};

/** What is to be read: where the subject may stand, and where subject sets may. */
export type LevelQuestion = {
  subject: Subject;
  direct: readonly SubjectSet[];
  sets: readonly SubjectSet[];
  width: number;
};

type Row = {
  namespace: string;
  relation: string;
  object: string;
  subject_namespace: string;
  subject_object: string;
  subject_relation: string;
};

/** Reads a level of a check by one statement. */
export async function readLevel(
  sql: Sql<PermissionTables>,
  projectId: string,
  question: LevelQuestion,
): Promise<Level> {
  const parts = [
    selectState(projectId),
    ...question.direct.map((read) => selectDirect(projectId, read, question.subject)),
    ...question.sets.map((read) => selectSets(projectId, read, question.width)),
  ];
  const { rows } = await rawSql<Row>`${rawSql.join(parts, rawSql` union all `)}`.execute(sql.query);
  const subject = keyOfSubject(question.subject);
  const level: Level = { state: NEVER_CHANGED, direct: new Set(), sets: new Map() };
  for (const row of rows) {
    if (row.namespace === '') {
      level.state = { revision: Number(row.relation), languageVersion: Number(row.object) };
      continue;
    }
    const key = keyOf(row);
    const found = subjectOf(row);
    if (keyOfSubject(found) === subject) level.direct.add(key);
    if (isSubjectSet(found)) level.sets.set(key, [...(level.sets.get(key) ?? []), found]);
  }
  return level;
}

function keyOfSubject(subject: Subject): string {
  return isSubjectSet(subject) ? keyOf(subject) : subject.id;
}

// No namespace is empty: by that the row of the state is told from tuples.
function selectState(projectId: string): RawBuilder<Row> {
  return rawSql`
    select '' as namespace, cast(revision as text) as relation, cast(language_version as text) as object,
      '' as subject_namespace, '' as subject_object, '' as subject_relation
    from permission_revisions where project_id = ${projectId}`;
}

const COLUMNS = rawSql`namespace, relation, object, subject_namespace, subject_object, subject_relation`;

function selectDirect(projectId: string, read: SubjectSet, subject: Subject): RawBuilder<Row> {
  const columns = subjectColumns(subject);
  return rawSql`
    select ${COLUMNS} from permission_tuples
    where project_id = ${projectId} and namespace = ${read.namespace} and relation = ${read.relation}
      and object = ${read.object} and subject_namespace = ${columns.subject_namespace}
      and subject_object = ${columns.subject_object} and subject_relation = ${columns.subject_relation}`;
}

function selectSets(projectId: string, read: SubjectSet, width: number): RawBuilder<Row> {
  return rawSql`
    select * from (
      select ${COLUMNS} from permission_tuples
      where project_id = ${projectId} and namespace = ${read.namespace} and relation = ${read.relation}
        and object = ${read.object} and subject_namespace > ''
      order by subject_namespace, subject_object, subject_relation limit ${width + 1}
    ) as sets`;
}
