import { badRequest } from '@gazetteer/ory';
import { isSubjectSet, type RelationTuple, type Subject } from './relation-tuple.ts';
import type { WrittenQuery, WrittenTuple } from './tuple.contract.ts';

/** A tuple as it is written in a body. @throws OryError 400 where it has no subject, or two */
export function readTuple({ subject_id, subject_set, ...rest }: WrittenTuple): RelationTuple {
  if (subject_id !== undefined && subject_set) throw badRequest(TWO_SUBJECTS);
  if (subject_set) return withoutZeros({ ...rest, subject: subject_set });
  if (subject_id === undefined) throw badRequest(NO_SUBJECT);
  return withoutZeros({ ...rest, subject: { id: subject_id } });
}

const TWO_SUBJECTS = 'A tuple has either subject_id or subject_set, not both.';
const NO_SUBJECT = 'A tuple needs a subject: subject_id, or subject_set with namespace, object and relation.';

/** Some parts of a tuple, to find others by. */
export type TupleFilter = Partial<RelationTuple>;

/** Parts of a tuple as they are written in an address. @throws OryError 400 for a subject that is half or double */
export function readFilter(query: WrittenQuery): TupleFilter {
  const { namespace, object, relation } = query;
  const subject = readSubject(query);
  return withoutZeros({
    ...(namespace === undefined ? {} : { namespace }),
    ...(object === undefined ? {} : { object }),
    ...(relation === undefined ? {} : { relation }),
    ...(subject ? { subject } : {}),
  });
}

/** A whole tuple as it is written in an address. @throws OryError 400 that names what is missing */
export function readTupleQuery(query: WrittenQuery): RelationTuple {
  const { subject, ...parts } = readFilter(query);
  const set = requireParts(parts, ['namespace', 'object', 'relation']);
  if (!subject) throw badRequest(NO_SUBJECT);
  return { ...set, subject };
}

/** The parts that a call cannot do without. @throws OryError 400 that names the first that is missing */
export function requireParts<Name extends string>(
  parts: Partial<Record<Name, string>>,
  names: readonly Name[],
): Record<Name, string> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const part = parts[name];
    if (!part) throw badRequest(`The parameter ${name} is needed.`);
    found[name] = part;
  }
  return found as Record<Name, string>;
}

function readSubject(query: WrittenQuery): Subject | undefined {
  const { subject_id: id } = query;
  const namespace = query['subject_set.namespace'];
  const object = query['subject_set.object'];
  const relation = query['subject_set.relation'];
  const isSet = namespace !== undefined || object !== undefined || relation !== undefined;
  if (id !== undefined && isSet) throw badRequest(TWO_SUBJECTS);
  if (id !== undefined) return { id };
  if (!isSet) return undefined;
  if (namespace === undefined || object === undefined || relation === undefined) {
    throw badRequest(
      'A subject set needs subject_set.namespace, subject_set.object and subject_set.relation.',
    );
  }
  return { namespace, object, relation };
}

/** PostgreSQL stores no character 0. */
function withoutZeros<Filter extends TupleFilter>(filter: Filter): Filter {
  const { subject = {}, ...parts } = filter;
  for (const part of [...Object.values(parts), ...Object.values(subject)]) {
    if (part.includes('\0')) throw badRequest('No part may contain the character 0.');
  }
  return filter;
}

/** A tuple as Ory writes it. */
export function writeTuple({ namespace, object, relation, subject }: RelationTuple): WrittenTuple {
  const tuple = { namespace, object, relation };
  return isSubjectSet(subject) ? { ...tuple, subject_set: subject } : { ...tuple, subject_id: subject.id };
}
