import { unavailable } from '@gazetteer/kernel';
import { badRequest } from '@gazetteer/ory';
import { currentLanguage } from '../model/current-language.ts';
import { clampDepth } from '../model/depth.ts';
import type { CurrentLanguage } from '../model/languages.ts';
import type { Limits } from '../model/limits.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import type { RelationTuple } from '../model/relation-tuple.ts';
import type { State } from '../model/revision.store.ts';
import { evaluate, type Verdict } from './evaluate.ts';
import { Graph, type Node, type Read } from './graph.ts';
import { MOST_ASKED, type Part, readLevel } from './level.store.ts';

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
const MOST_SETS_A_LEVEL = 4_000;
const MOST_ROWS_A_LEVEL = 400_000;

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
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const language = context.languages.lastSeen(projectId) ?? (await currentLanguage(context, projectId));
    const limits = { ...language.limits, depth: clampDepth(depth, language.limits) };
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
  const first = [...graph.nodes];
  // Most checks end here: the subject stands in a tuple of the object.
  const state = await readAll(exploration, tuple, { part: 'direct', reads: first.map(({ own }) => own) });
  if (!state) return undefined;
  if (state.languageVersion !== language.version) {
    await context.languages.load(projectId, state.languageVersion);
    return undefined;
  }
  requireRelation(language, tuple);
  let verdict = evaluate(graph, first);
  for (let distance = 0; distance <= limits.depth && verdict === 'unknown'; distance++) {
    const nodes = graph.levels[distance];
    if (!nodes) break;
    if (!(await readNodes(exploration, tuple, nodes, state))) return undefined;
    for (const node of nodes) graph.addNext(node);
    verdict = evaluate(graph, [...nodes, ...(graph.levels[distance + 1] ?? [])]);
  }
  return { verdict, graph, revision: state.revision };
}

/** @throws OryError 400 for a relation that a namespace with relations does not declare */
function requireRelation({ namespaces }: CurrentLanguage, { namespace, relation }: RelationTuple): void {
  const relations = namespaces.get(namespace)?.relations;
  if (!relations || relations.size === 0 || relations.has(relation)) return;
  throw badRequest(`The relation "${relation}" is not declared in the namespace "${namespace}".`);
}

/** Reads what nodes need. @returns undefined where it is not of the state in which the check began */
async function readNodes(
  exploration: Exploration,
  tuple: RelationTuple,
  nodes: readonly Node[],
  begun: State,
): Promise<State | undefined> {
  const unread = unreadOf(nodes);
  const part = nodes.every(({ own }) => own.direct !== undefined) ? 'sets' : 'both';
  const state = await readAll(exploration, tuple, { part, reads: unread.slice(0, MOST_SETS_A_LEVEL), begun });
  if (!state || unread.length <= MOST_SETS_A_LEVEL) return state;
  return readAll(exploration, tuple, { part: 'direct', reads: unread.slice(MOST_SETS_A_LEVEL), begun });
}

/**
 * Reads a part of what is asked, and notes it there. Half of what is known must not be older than the other half.
 * @param begun the state in which the check began; undefined at its beginning
 * @returns undefined where the tuples have changed since then
 */
async function readAll(
  { context, projectId, limits }: Exploration,
  { subject }: RelationTuple,
  { part, reads, begun }: { part: Part; reads: readonly Read[]; begun?: State },
): Promise<State | undefined> {
  // A project that looks far must not fill the memory by a level of many sets.
  const width = Math.min(limits.width, Math.floor(MOST_ROWS_A_LEVEL / reads.length));
  let state = begun;
  for (let from = 0; from < reads.length; from += MOST_ASKED) {
    const asked = reads.slice(from, from + MOST_ASKED);
    const level = await readLevel(context.sql, projectId, { subject, part, asked, width });
    if (!level || (state && state.revision !== level.state.revision)) return undefined;
    state = level.state;
    for (const [index, { stands, sets }] of level.found.entries()) {
      const read = asked[index];
      if (!read) continue;
      if (part !== 'sets') read.direct = stands;
      if (part === 'direct') continue;
      read.isCut = sets.length > width;
      read.sets = sets.slice(0, width);
    }
  }
  return state;
}

function unreadOf(nodes: readonly Node[]): Read[] {
  const reads = new Set<Read>();
  for (const { own, traversals } of nodes) {
    if (!own.sets || own.direct === undefined) reads.add(own);
    for (const { through } of traversals) if (!through.sets) reads.add(through);
  }
  return [...reads];
}
