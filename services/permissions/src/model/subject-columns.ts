import { isSubjectSet, type Subject } from './relation-tuple.ts';
import type { TuplesTable } from './tables.ts';

type SubjectColumns = Pick<TuplesTable, 'subject_namespace' | 'subject_object' | 'subject_relation'>;

/** How a subject is stored; an id has neither namespace nor relation. */
export function subjectColumns(subject: Subject): SubjectColumns {
  return isSubjectSet(subject)
    ? {
        subject_namespace: subject.namespace,
        subject_object: subject.object,
        subject_relation: subject.relation,
      }
    : { subject_namespace: '', subject_object: subject.id, subject_relation: '' };
}

/** A subject as it was stored. */
export function subjectOf(row: SubjectColumns): Subject {
  const { subject_namespace: namespace, subject_object: object, subject_relation: relation } = row;
  return namespace === '' ? { id: object } : { namespace, object, relation };
}
