/** That a subject has a relation to an object: what the service stores and checks. */
export type RelationTuple = SubjectSet & { subject: Subject };

/** Somebody or something by its id, or all who have a relation to an object. */
export type Subject = { id: string } | SubjectSet;

/** Whoever has a relation to an object. The relation may be empty: then it is the object itself, to be traversed to. */
export type SubjectSet = { namespace: string; object: string; relation: string };

export function isSubjectSet(subject: Subject): subject is SubjectSet {
  return !('id' in subject);
}

/** A key that no other object and relation has; the parts hold no character 0. */
export function keyOf({ namespace, object, relation }: SubjectSet): string {
  return `${namespace}\0${relation}\0${object}`;
}
