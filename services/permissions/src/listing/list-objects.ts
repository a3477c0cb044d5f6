import type { CurrentLanguage } from '../model/languages.ts';
import { currentLanguage } from '../model/current-language.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { keyOf, type Subject, type SubjectSet } from '../model/relation-tuple.ts';
import { keepAllowed, type Listed, MOST_CANDIDATES } from './keep-allowed.ts';
import { dependentsOf, requireListable } from './dependents.ts';
import { readWhereStepsLead, readWhereSubjectsStand, type Step } from './listing.store.ts';

/**
 * The objects of a namespace to which a subject has a relation. Candidates are found from the subject upwards, by the tuples
 * in which it stands and the rules that follow from them; each is then checked like any other.
 * @throws OryError 400 for a relation that may follow from what is not stated
 */
export async function listObjects(
  context: PermissionContext,
  projectId: string,
  { namespace, relation, subject }: { namespace: string; relation: string; subject: Subject },
  page: { after: string; limit: number },
): Promise<Listed> {
  const language = await currentLanguage(context, projectId);
  requireListable(language.namespaces, { namespace, object: '', relation });
  const { found, isComplete } = await climb(context, projectId, language, subject);
  const candidates = found
    .filter((one) => one.namespace === namespace && one.relation === relation)
    .map(({ object }) => object);
  const tupleOf = (object: string) => ({ namespace, object, relation, subject });
  return keepAllowed(context, projectId, { candidates, tupleOf, isComplete, page });
}

/** Every object and relation that a subject may have, if all conditions beside hold. */
async function climb(
  { sql }: PermissionContext,
  projectId: string,
  { namespaces, limits }: CurrentLanguage,
  subject: Subject,
): Promise<{ found: SubjectSet[]; isComplete: boolean }> {
  const found = new Map<string, SubjectSet>();
  let subjects: Subject[] = [subject];
  let steps: Step[] = [];
  let isComplete = true;
  for (let level = 0; level <= limits.depth && (subjects.length > 0 || steps.length > 0); level++) {
    const stands = await readWhereSubjectsStand(sql, projectId, subjects, MOST_CANDIDATES);
    const led = await readWhereStepsLead(sql, projectId, steps, MOST_CANDIDATES);
    if (stands.length >= MOST_CANDIDATES || led.length >= MOST_CANDIDATES) isComplete = false;
    const added: SubjectSet[] = [];
    for (const one of [...stands, ...led]) add(one);
    subjects = added;
    steps = added.flatMap(({ namespace, object, relation }) =>
      dependentsOf(namespaces, { namespace, relation }).traversed.map((by) => ({
        ...by,
        from: { namespace, object },
      })),
    );
    if (found.size >= MOST_CANDIDATES) return { found: [...found.values()], isComplete: false };

    function add({ namespace, object, relation }: SubjectSet): void {
      const one = { namespace, object, relation };
      if (found.has(keyOf(one))) return;
      found.set(keyOf(one), one);
      added.push(one);
      for (const permit of dependentsOf(namespaces, one).computed) add({ ...one, relation: permit });
    }
  }
  // What lies beyond the depth would not be allowed either.
  return { found: [...found.values()], isComplete };
}
