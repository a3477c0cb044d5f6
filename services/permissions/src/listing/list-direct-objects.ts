import { currentLanguage } from '../model/current-language.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import type { Subject } from '../model/relation-tuple.ts';
import { impliedBy } from './dependents.ts';
import { readObjectsOfSubject } from './listing.store.ts';

/**
 * The objects of a namespace to which a subject has a relation by tuples in which it stands itself, in the order of their
 * names; what follows from other objects is left out. One statement, besides the one that finds the language.
 * @param limit the most tuples that are looked at
 */
export async function listDirectObjects(
  context: PermissionContext,
  projectId: string,
  { namespace, relation, subject }: { namespace: string; relation: string; subject: Subject },
  limit: number,
): Promise<string[]> {
  const { namespaces } = await currentLanguage(context, projectId);
  const relations = impliedBy(namespaces, { namespace, relation });
  return readObjectsOfSubject(context.sql, projectId, { namespace, relations, subject }, limit);
}
