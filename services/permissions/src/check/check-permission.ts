import { unavailable } from '@gazetteer/kernel';
import { badRequest } from '@gazetteer/ory';
import { currentLanguage } from '../model/current-language.ts';
import { clampDepth } from '../model/depth.ts';
import type { CurrentLanguage } from '../model/languages.ts';
import type { Limits, PermissionContext } from '../model/permission-context.ts';
import type { RelationTuple } from '../model/relation-tuple.ts';
import type { State } from '../model/revision.store.ts';
import { evaluate, type Verdict } from './evaluate.ts';
import { Graph, type Node, type Read } from './graph.ts';
import { readLevel } from './level.store.ts';

/** What was found out, and from which state of the tuples. */
export type Checked = { verdict: Verdict; graph: Graph; revision: number };

export type CheckOptions = {
  /** Steps to look; the project's limit unless it is less. */
  depth?: number | undefined;
  /**
   * All subject sets there are, where who asks knows them: the parents of an object, say, that another store holds. Then
   * those of the tuples are not looked for, and one statement decides.
   */
  stated?: readonly RelationTuple[];
};

const MOST_ATTEMPTS = 5;
const READS_A_STATEMENT = 200;
const MOST_READS_A_LEVEL = 4_000;

/**
 * Finds out whether a subject has a relation to an object, by its tuples and the rules of the project's language. Tuples
 * are read a level at a time: all that is one step further away by one statement. What is further away than the depth, or
 * beyond the width, counts as unknown, and unknown is not allowed.
 * @throws OryError 400 for a relation that the namespace does not declare
 */
export async function checkPermission(
  context: PermissionContext,
  projectId: string,
  tuple: RelationTuple,
  { depth, stated }: CheckOptions = {},
): Promise<Checked> {
  const limits = { ...context.limits, depth: clampDepth(depth, context.limits) };
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const language = context.languages.lastSeen(projectId) ?? (await currentLanguage(context, projectId));
    const checked = await explore({ context, projectId, language, limits, stated }, tuple);
    if (checked) return checked;
  }
  throw unavailable('The permissions of this project change too quickly to be checked; try again');
}

type Exploration = {
  context: PermissionContext;
  projectId: string;
  language: CurrentLanguage;
  limits: Limits;
  stated: readonly RelationTuple[] | undefined;
};

/** Reads level by level until the answer is certain. @returns undefined where something has changed meanwhile */
async function explore(exploration: Exploration, tuple: RelationTuple): Promise<Checked | undefined> {
  const { context, projectId, language, limits, stated } = exploration;
  const graph = new Graph(language.namespaces, tuple, stated);
  // Most checks end here: the subject stands in a tuple of the object.
  const state = await readNodes(exploration, tuple, [...graph.nodes.values()], { onlyDirect: true });
  if (!state) return undefined;
  if (state.languageVersion !== language.version) {
    await context.languages.load(projectId, state.languageVersion);
    return undefined;
  }
  requireRelation(language, tuple);
  let verdict = evaluate(graph);
  for (let distance = 0; distance <= limits.depth && verdict === 'unknown'; distance++) {
    const nodes = graph.levels[distance];
    if (!nodes) break;
    const seen = await readNodes(exploration, tuple, nodes);
    // Half of what is known would be older than the other half.
    if (seen?.revision !== state.revision) return undefined;
    for (const node of nodes) graph.addNext(node);
    verdict = evaluate(graph);
  }
  return { verdict, graph, revision: state.revision };
}

/** @throws OryError 400 for a relation that a namespace with relations does not declare */
function requireRelation({ namespaces }: CurrentLanguage, { namespace, relation }: RelationTuple): void {
  const relations = namespaces.get(namespace)?.relations;
  if (!relations || relations.size === 0 || relations.has(relation)) return;
  throw badRequest(`The relation "${relation}" is not declared in the namespace "${namespace}".`);
}

/** Reads what nodes need, and notes it there. @returns undefined where the tuples changed between statements */
async function readNodes(
  { context, projectId, limits }: Exploration,
  { subject }: RelationTuple,
  nodes: readonly Node[],
  { onlyDirect = false } = {},
): Promise<State | undefined> {
  const direct = nodes.map(({ own }) => own).filter((read) => read.direct === undefined);
  const sets = onlyDirect ? [] : unreadSets(nodes);
  let state: State | undefined;
  for (let from = 0; from === 0 || from < Math.max(direct.length, sets.length); from += READS_A_STATEMENT) {
    const asked = {
      direct: direct.slice(from, from + READS_A_STATEMENT),
      sets: sets.slice(from, from + READS_A_STATEMENT),
    };
    const level = await readLevel(context.sql, projectId, { subject, ...asked, width: limits.width });
    if (!level || (state && state.revision !== level.state.revision)) return undefined;
    state = level.state;
    for (const read of asked.direct) read.direct = level.direct.has(read.key);
    for (const read of asked.sets) {
      const found = level.sets.get(read.key) ?? [];
      read.isCut = found.length > limits.width;
      read.sets = found.slice(0, limits.width);
    }
  }
  return state;
}

function unreadSets(nodes: readonly Node[]): Read[] {
  const reads = new Set<Read>();
  for (const { own, traversals } of nodes) {
    if (!own.sets) reads.add(own);
    for (const { through } of traversals) if (!through.sets) reads.add(through);
  }
  return [...reads].slice(0, MOST_READS_A_LEVEL);
}
