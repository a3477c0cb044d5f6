import { type PreparedRead, prepareRead, type Sql, type SqlDialect } from '@gazetteer/kernel';
import { type RawBuilder, sql as rawSql } from 'kysely';
import type { Subject, SubjectSet } from '../model/relation-tuple.ts';
import { NEVER_CHANGED, type State } from '../model/revision.store.ts';
import { subjectColumns } from '../model/subject-columns.ts';
import type { PermissionTables } from '../model/tables.ts';

/** What the store says of some objects and relations, all at one moment. */
export type Level = {
  state: State;
  /** Of each that was asked for, in the order of the question. */
  found: readonly Found[];
};

export type Found = {
  /** The subject itself stands in a tuple there; false where that was not asked. */
  stands: boolean;
  /** Subject sets that stand there, at most one more than the width; none where they were not asked for. */
  sets: SubjectSet[];
};

/** Whether the subject itself stands there, which subject sets do, or both. */
export type Part = 'direct' | 'sets' | 'both';

export type LevelQuestion = {
  subject: Subject;
  part: Part;
  /** At most `MOST_ASKED`. */
  asked: readonly SubjectSet[];
  /** The most subject sets of one object and relation that are of interest; one more tells that there are more. */
  width: number;
};

const LARGEST_SIZE = 8;
/** So many objects and relations one statement is asked for. */
export const MOST_ASKED = 2 ** LARGEST_SIZE;
const MOST_ROWS = 5_000;

/**
 * Reads a level of a check by one statement. Only where there are more subject sets than it may return, each half is read
 * by itself, so that nobody's tuples hide those of others.
 * @returns undefined where the tuples changed between the halves
 */
export async function readLevel(
  sql: Sql<PermissionTables>,
  projectId: string,
  question: LevelQuestion,
): Promise<Level | undefined> {
  const { asked, width } = question;
  const room = asked.length === 1 ? width + 1 : Math.min((width + 1) * asked.length, MOST_ROWS);
  const rows = await readRows(sql, projectId, question, room);
  const found = asked.map((): Found => ({ stands: false, sets: [] }));
  let state = NEVER_CHANGED;
  let countSets = 0;
  for (const { item, namespace, object, relation } of rows) {
    const one = found[item];
    if (!one) {
      state = { revision: Number(namespace), languageVersion: Number(object) };
    } else if (namespace === '') {
      one.stands = true;
    } else {
      one.sets.push({ namespace, object, relation });
      countSets++;
    }
  }
  if (countSets < room || asked.length === 1) return { state, found };
  const middle = asked.length >> 1;
  const first = await readLevel(sql, projectId, { ...question, asked: asked.slice(0, middle) });
  const second = await readLevel(sql, projectId, { ...question, asked: asked.slice(middle) });
  if (!first || !second || first.state.revision !== second.state.revision) return undefined;
  return { state: first.state, found: [...first.found, ...second.found] };
}

/** A subject set that stands in what was asked for at the index `item`; see `selectLevel` for the two other kinds. */
type Row = { item: number; namespace: string; object: string; relation: string };

// The places of values in the statement; what is asked for comes behind them, three values each.
const [PROJECT, SUBJECT_NAMESPACE, SUBJECT_OBJECT, SUBJECT_RELATION, ROOM, ASKED] = [
  0, 1, 2, 3, 4, 5,
] as const;

function readRows(
  sql: Sql<PermissionTables>,
  projectId: string,
  { subject, part, asked }: LevelQuestion,
  room: number,
): Promise<Row[]> {
  const { subject_namespace, subject_object, subject_relation } = subjectColumns(subject);
  const values: unknown[] = [projectId, subject_namespace, subject_object, subject_relation, room];
  for (const { namespace, object, relation } of asked) values.push(namespace, object, relation);
  return statementFor(part, asked.length)(sql, values);
}

/** The statements of each part, for 1, 2, 4 … objects and relations. */
const statements: Record<Part, PreparedRead<Row>[]> = {
  direct: preparedSizes('direct'),
  sets: preparedSizes('sets'),
  both: preparedSizes('both'),
};

function preparedSizes(part: Part): PreparedRead<Row>[] {
  return Array.from({ length: LARGEST_SIZE + 1 }, (_, size) =>
    prepareRead((value, dialect) => selectLevel(part, 2 ** size, value, dialect)),
  );
}

/** The smallest statement that is large enough: its places without values are null, which nothing equals. */
function statementFor(part: Part, count: number): PreparedRead<Row> {
  const statement = statements[part][Math.ceil(Math.log2(count))];
  if (!statement) throw new RangeError(`A level of ${count} is read in parts`);
  return statement;
}

/**
 * The state of the project as the row of item -1, its numbers in the first two columns; then a row without a namespace for
 * each item in which the subject stands, and a row for each subject set. No namespace of a set is empty.
 */
function selectLevel(
  part: Part,
  size: number,
  value: (index: number) => RawBuilder<unknown>,
  dialect: SqlDialect,
): RawBuilder<Row> {
  const items = Array.from({ length: size }, (_, item) => {
    const first = ASKED + 3 * item;
    return rawSql`(${rawSql.lit(item)}, ${value(first)}, ${value(first + 1)}, ${value(first + 2)})`;
  });
  const isThere = rawSql`tuples.project_id = ${value(PROJECT)} and tuples.namespace = asked.namespace
    and tuples.relation = asked.relation and tuples.object = asked.object`;
  // Each item is looked for by itself, by the index of objects: no store knows beforehand how many tuples a subject has.
  const fromTuples = (which: RawBuilder<unknown>, ordered = rawSql``) =>
    dialect === 'sqlite'
      ? rawSql`from asked cross join permission_tuples as tuples indexed by permission_tuples_by_object
          where ${isThere} and ${which}`
      : rawSql`from asked cross join lateral (
          select * from permission_tuples as tuples where ${isThere} and ${which} ${ordered} offset 0
        ) as tuples`;
  const direct = rawSql`
    union all select item, '', '', '' ${fromTuples(rawSql`subject_namespace = ${value(SUBJECT_NAMESPACE)}
      and subject_object = ${value(SUBJECT_OBJECT)} and subject_relation = ${value(SUBJECT_RELATION)}`)}`;
  // Where there are more sets than a check looks into, every check looks into the same ones: the first by their names. In
  // SQLite the index has them in this order, in PostgreSQL the key has.
  const inOrder = rawSql`order by subject_namespace, subject_object, subject_relation limit ${value(ROOM)}`;
  // With a parameter alone as its limit SQLite would prepare the statement anew each time.
  const sets = rawSql`
    union all select * from (
      select item, subject_namespace, subject_object, subject_relation
      ${fromTuples(rawSql`subject_namespace > ''`, inOrder)}
      limit ${value(ROOM)} + 0
    ) as sets`;
  return rawSql`
    with asked (item, namespace, object, relation) as (values ${rawSql.join(items)})
    select -1 as item, cast(revision as text) as namespace, cast(language_version as text) as object, '' as relation
    from permission_revisions where project_id = ${value(PROJECT)}
    ${part === 'sets' ? rawSql`` : direct}
    ${part === 'direct' ? rawSql`` : sets}`;
}
