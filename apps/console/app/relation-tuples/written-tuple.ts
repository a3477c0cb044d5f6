import type { Relationship } from '@gazetteer/client/ory';

type SubjectSet = NonNullable<Relationship['subject_set']>;

/** The parts of a tuple as somebody typed them. */
export interface TypedTuple {
  namespace: string;
  object: string;
  relation: string;
  /** Whether the subject is an id, or a set that is written as `Namespace:object#relation`. */
  kind: 'id' | 'set';
  subject: string;
}

/** A set as people write it; the hash of one without relation stands only where it tells that the object has another. */
export function writeSet({ namespace, object, relation }: SubjectSet): string {
  const isPlain = relation === '' && !object.includes('#');
  return `${namespace}:${object}${isPlain ? '' : `#${relation}`}`;
}

/** The subject of a tuple as people write it. */
export function writeSubject({ subject_id, subject_set }: Relationship): string {
  return subject_set ? writeSet(subject_set) : (subject_id ?? '');
}

/** A tuple as people write it. */
export function writeTuple(tuple: Relationship): string {
  return `${writeSet(tuple)}@${writeSubject(tuple)}`;
}

/**
 * A set as somebody wrote it; undefined for what is none. Neither namespaces nor relations can have a `:` or a `#`, so the first and
 * the last one part it. Without relation (`Folder:top`) it is the object itself.
 */
export function readSet(text: string): SubjectSet | undefined {
  const colon = text.indexOf(':');
  const hash = text.lastIndexOf('#');
  const end = hash > colon ? hash : text.length;
  const set = { namespace: text.slice(0, Math.max(colon, 0)), object: text.slice(colon + 1, end) };
  if (colon < 1 || set.object === '') return undefined;
  return { ...set, relation: text.slice(end + 1) };
}

/** The fields of `TupleFields` in a form or in an address. */
export function readTyped(fields: URLSearchParams): TypedTuple {
  const textOf = (name: string) => (fields.get(name) ?? '').trim();
  return {
    namespace: textOf('namespace'),
    object: textOf('object'),
    relation: textOf('relation'),
    kind: textOf('kind') === 'set' ? 'set' : 'id',
    subject: textOf('subject'),
  };
}

/** What was typed as a tuple; undefined where its subject was to be a set and is none. */
export function tupleOf({ kind, subject, ...parts }: TypedTuple): Relationship | undefined {
  const { namespace, object, relation } = parts;
  if (kind === 'id') return { namespace, object, relation, subject_id: subject };
  const set = readSet(subject);
  return set && { namespace, object, relation, subject_set: set };
}

/** The subject as the calls that ask about tuples take it; nothing where there is none. */
export function subjectParameters({
  subject_id,
  subject_set,
}: Pick<Relationship, 'subject_id' | 'subject_set'>) {
  if (subject_set) {
    return {
      subjectSetNamespace: subject_set.namespace,
      subjectSetObject: subject_set.object,
      subjectSetRelation: subject_set.relation,
    };
  }
  return subject_id ? { subjectId: subject_id } : {};
}
