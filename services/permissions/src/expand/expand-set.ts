import { OryError } from '@gazetteer/ory';
import { clampDepth } from '../model/depth.ts';
import { currentLanguage } from '../model/current-language.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { isSubjectSet, keyOf, type Subject, type SubjectSet } from '../model/relation-tuple.ts';
import { readSubjects } from './expand.store.ts';

/** Who stands in a set, and in the sets that stand in it. */
export type Tree = {
  subject: Subject;
  /** Undefined for a leaf. */
  children: Tree[] | undefined;
  /** There are more below it than are shown. */
  isCut: boolean;
};

const MOST_NODES = 10_000;

/**
 * Shows who has a relation to an object, as tuples state it: rules of the language are not unfolded. Sets are read a level
 * at a time; a set is a leaf where nobody stands in it, where the depth ends, and where it stands in itself.
 * @throws OryError 404 where nobody stands in it
 */
export async function expandSet(
  context: PermissionContext,
  projectId: string,
  root: SubjectSet,
  askedDepth?: number,
): Promise<Tree> {
  const { namespaces, limits } = await currentLanguage(context, projectId);
  const depth = clampDepth(askedDepth, limits);
  const subjects = namespaces.has(root.namespace)
    ? await readLevels(context, projectId, root, depth)
    : new Map();
  if (!subjects.get(keyOf(root))) {
    throw new OryError(404, 'The requested resource could not be found', {
      reason: 'No relation tuple was found.',
    });
  }
  const budget = { nodes: MOST_NODES, width: context.expandWidth };
  return growTree(subjects, root, { path: new Set(), depth, budget });
}

type Subjects = ReadonlyMap<string, readonly Subject[]>;

async function readLevels(
  { sql, expandWidth }: PermissionContext,
  projectId: string,
  root: SubjectSet,
  depth: number,
): Promise<Subjects> {
  const known = new Map<string, Subject[]>();
  const asked = new Set([keyOf(root)]);
  let level: SubjectSet[] = [root];
  // The last level is shown, not looked into.
  for (let rest = depth; rest > 1 && level.length > 0 && known.size < MOST_NODES; rest--) {
    const found = await readSubjects(sql, projectId, level, expandWidth + 1);
    level = [];
    for (const [key, subjects] of found) {
      known.set(key, subjects);
      for (const subject of subjects) {
        if (!isSubjectSet(subject) || subject.relation === '' || asked.has(keyOf(subject))) continue;
        asked.add(keyOf(subject));
        level.push(subject);
      }
    }
  }
  return known;
}

type Growing = { path: ReadonlySet<string>; depth: number; budget: { nodes: number; width: number } };

function growTree(subjects: Subjects, subject: Subject, { path, depth, budget }: Growing): Tree {
  budget.nodes -= 1;
  const leaf: Tree = { subject, children: undefined, isCut: false };
  if (!isSubjectSet(subject) || subject.relation === '') return leaf;
  const key = keyOf(subject);
  if (path.has(key)) return leaf;
  if (depth <= 1) return { ...leaf, isCut: true };
  const below = subjects.get(key);
  if (!below) return leaf;
  const shown = below.slice(0, Math.max(0, Math.min(budget.width, budget.nodes)));
  if (shown.length === 0) return { ...leaf, isCut: true };
  const growing = { path: new Set([...path, key]), depth: depth - 1, budget };
  const children = shown.map((child) => growTree(subjects, child, growing));
  return { subject, children, isCut: shown.length < below.length };
}
