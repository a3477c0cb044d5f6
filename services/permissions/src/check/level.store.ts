import type { Sql } from '@gazetteer/kernel';
import { type RawBuilder, sql as rawSql } from 'kysely';
import { isSubjectSet, keyOf, type Subject, type SubjectSet } from '../model/relation-tuple.ts';
import { NEVER_CHANGED, type State } from '../model/revision.store.ts';
import { subjectColumns, subjectOf } from '../model/subject-columns.ts';
import type { PermissionTables, TuplesTable } from '../model/tables.ts';
import { unionAll } from '../model/union.store.ts';

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
  /** The most subject sets of one object and relation that are of interest; one more tells that there are more. */
  width: number;
};

type Row = Omit<TuplesTable, 'project_id'>;

const MOST_ROWS = 5_000;

/**
 * Reads a level of a check by one statement. Only where a relation holds more subject sets than are of interest, there is
 * a second one, which reads each of its group by itself, so that nobody's tuples hide those of others.
 * @returns undefined where the tuples changed between the two
 */
export async function readLevel(
  sql: Sql<PermissionTables>,
  projectId: string,
  question: LevelQuestion,
): Promise<Level | undefined> {
  const { subject, width } = question;
  const groups = groupsOf(question.sets);
  const level = await readParts(sql, projectId, subject, [
    ...groupsOf(question.direct).map((group) => selectDirect(projectId, group, subject)),
    ...groups.map((group) => selectSets(projectId, group, roomOf(group, width))),
  ]);
  const crowded = groups.filter((group) => countSets(level, group) >= roomOf(group, width)).flatMap(readsOf);
  if (crowded.length === 0) return level;
  const again = crowded
    .flatMap((read) => groupsOf([read]))
    .map((group) => selectSets(projectId, group, width + 1));
  const single = await readParts(sql, projectId, subject, again);
  if (single.state.revision !== level.state.revision) return undefined;
  for (const read of crowded) level.sets.set(keyOf(read), single.sets.get(keyOf(read)) ?? []);
  return level;
}

async function readParts(
  sql: Sql<PermissionTables>,
  projectId: string,
  subject: Subject,
  parts: readonly RawBuilder<Row>[],
): Promise<Level> {
  const all = [selectState(projectId), ...parts];
  const { rows } = await unionAll(all).execute(sql.query);
  const wanted = subjectColumns(subject);
  const level: Level = { state: NEVER_CHANGED, direct: new Set(), sets: new Map() };
  for (const row of rows) {
    if (row.namespace === '') {
      level.state = { revision: Number(row.relation), languageVersion: Number(row.object) };
      continue;
    }
    const key = keyOf(row);
    if (stands(row, wanted)) level.direct.add(key);
    const found = subjectOf(row);
    if (!isSubjectSet(found)) continue;
    const sets = level.sets.get(key);
    if (sets) sets.push(found);
    else level.sets.set(key, [found]);
  }
  return level;
}

function stands(row: Row, wanted: ReturnType<typeof subjectColumns>): boolean {
  return (
    row.subject_object === wanted.subject_object &&
    row.subject_namespace === wanted.subject_namespace &&
    row.subject_relation === wanted.subject_relation
  );
}

/** Objects of one namespace of which the same relations are read. */
type Group = { namespace: string; relations: readonly string[]; objects: readonly string[] };

function groupsOf(reads: readonly SubjectSet[]): Group[] {
  const relations = new Map<string, { namespace: string; object: string; relations: string[] }>();
  for (const { namespace, object, relation } of reads) {
    const key = `${namespace}\0${object}`;
    const known = relations.get(key);
    if (known) known.relations.push(relation);
    else relations.set(key, { namespace, object, relations: [relation] });
  }
  const groups = new Map<string, { namespace: string; relations: string[]; objects: string[] }>();
  for (const { namespace, object, relations: names } of relations.values()) {
    const key = `${namespace}\0${names.join('\0')}`;
    const known = groups.get(key);
    if (known) known.objects.push(object);
    else groups.set(key, { namespace, relations: names, objects: [object] });
  }
  return [...groups.values()];
}

function readsOf({ namespace, relations, objects }: Group): SubjectSet[] {
  return objects.flatMap((object) => relations.map((relation) => ({ namespace, object, relation })));
}

function roomOf({ relations, objects }: Group, width: number): number {
  return Math.min((width + 1) * relations.length * objects.length, MOST_ROWS);
}

function countSets(level: Level, group: Group): number {
  return readsOf(group).reduce((count, read) => count + (level.sets.get(keyOf(read))?.length ?? 0), 0);
}

// No namespace is empty: by that the row of the state is told from tuples.
function selectState(projectId: string): RawBuilder<Row> {
  return rawSql`
    select '' as namespace, cast(revision as text) as relation, cast(language_version as text) as object,
      '' as subject_namespace, '' as subject_object, '' as subject_relation
    from permission_revisions where project_id = ${projectId}`;
}

const COLUMNS = rawSql`namespace, relation, object, subject_namespace, subject_object, subject_relation`;

function selectDirect(projectId: string, group: Group, subject: Subject): RawBuilder<Row> {
  const columns = subjectColumns(subject);
  return rawSql`
    select ${COLUMNS} from permission_tuples
    where project_id = ${projectId} and ${isOf(group)}
      and subject_namespace = ${columns.subject_namespace} and subject_object = ${columns.subject_object}
      and subject_relation = ${columns.subject_relation}`;
}

function selectSets(projectId: string, group: Group, limit: number): RawBuilder<Row> {
  return rawSql`
    select * from (
      select ${COLUMNS} from permission_tuples
      where project_id = ${projectId} and ${isOf(group)} and subject_namespace > '' limit ${limit}
    ) as sets`;
}

function isOf({ namespace, relations, objects }: Group): RawBuilder<unknown> {
  return rawSql`namespace = ${namespace} and relation in (${rawSql.join(relations)})
    and object in (${rawSql.join(objects)})`;
}
