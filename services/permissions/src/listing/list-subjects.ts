import { readSubjects } from '../expand/expand.store.ts';
import { currentLanguage } from '../model/current-language.ts';
import type { CurrentLanguage } from '../model/languages.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { isSubjectSet, keyOf, type SubjectSet } from '../model/relation-tuple.ts';
import { requireListable, supportsOf } from './dependents.ts';
import { keepAllowed, type Listed, MOST_CANDIDATES } from './keep-allowed.ts';

/**
 * The ids of all subjects that have a relation to an object. Candidates are those who stand in any tuple that the relation
 * may follow from; each is then checked like any other.
 * @throws OryError 400 for a relation that may follow from what is not stated
 */
export async function listSubjects(
  context: PermissionContext,
  projectId: string,
  asked: SubjectSet,
  page: { after: string; limit: number },
): Promise<Listed> {
  const language = await currentLanguage(context, projectId);
  requireListable(language.namespaces, asked);
  const { ids, isComplete } = await descend(context, projectId, language, asked);
  const tupleOf = (id: string) => ({ ...asked, subject: { id } });
  return keepAllowed(context, projectId, { candidates: ids, tupleOf, isComplete, page });
}

/** Everybody who stands in a tuple that a relation may follow from. */
async function descend(
  { sql }: PermissionContext,
  projectId: string,
  { namespaces, limits }: CurrentLanguage,
  asked: SubjectSet,
): Promise<{ ids: string[]; isComplete: boolean }> {
  const ids = new Set<string>();
  const met = new Set<string>();
  let isComplete = true;
  let level: SubjectSet[] = [asked];
  for (let distance = 0; distance <= limits.depth && level.length > 0; distance++) {
    const nodes = level.flatMap((one) => onSameObject(namespaces, one, met));
    const reads = nodes.flatMap((node) => [node, ...throughOf(namespaces, node)]);
    const found = await readSubjects(sql, projectId, uniqueSets(reads), MOST_CANDIDATES);
    level = [];
    for (const node of nodes) {
      const subjects = found.get(keyOf(node)) ?? [];
      if (subjects.length >= MOST_CANDIDATES) isComplete = false;
      for (const subject of subjects) {
        if (!isSubjectSet(subject)) ids.add(subject.id);
        else if (subject.relation !== '') level.push(subject);
      }
      for (const rule of traversalsOf(namespaces, node)) {
        const through = found.get(keyOf({ ...node, relation: rule.through })) ?? [];
        level.push(...through.filter(isSubjectSet).map((set) => ({ ...set, relation: rule.relation })));
      }
    }
    if (ids.size >= MOST_CANDIDATES || met.size >= MOST_CANDIDATES)
      return { ids: [...ids], isComplete: false };
  }
  return { ids: [...ids], isComplete };
}

type Namespaces = CurrentLanguage['namespaces'];

/** A question with all questions on the same object that it may follow from, without those met before. */
function onSameObject(namespaces: Namespaces, question: SubjectSet, met: Set<string>): SubjectSet[] {
  const { namespace, object, relation } = question;
  const key = keyOf(question);
  if (met.has(key)) return [];
  met.add(key);
  const rule = namespaces.get(namespace)?.relations.get(relation)?.rule;
  const computed = (rule ? supportsOf(rule) : []).filter(({ kind }) => kind === 'computed');
  return [
    { namespace, object, relation },
    ...computed.flatMap((support) =>
      onSameObject(namespaces, { ...question, relation: support.relation }, met),
    ),
  ];
}

function traversalsOf(namespaces: Namespaces, { namespace, relation }: SubjectSet) {
  const rule = namespaces.get(namespace)?.relations.get(relation)?.rule;
  return (rule ? supportsOf(rule) : []).filter((support) => support.kind === 'traversal');
}

function throughOf(namespaces: Namespaces, node: SubjectSet): SubjectSet[] {
  return traversalsOf(namespaces, node).map(({ through }) => ({ ...node, relation: through }));
}

function uniqueSets(sets: readonly SubjectSet[]): SubjectSet[] {
  return [...new Map(sets.map((set) => [keyOf(set), set])).values()];
}
