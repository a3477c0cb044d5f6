import type { Expression } from '../language/namespace.ts';
import { keyOf, type SubjectSet } from '../model/relation-tuple.ts';
import { type Graph, type Node, type Read, readOf, targetsOf } from './graph.ts';

/** Allowed, denied, or not to be said from what has been read. */
export type Verdict = 'allowed' | 'denied' | 'unknown';

/** Nodes that hold for certain, and nodes that may hold, by their keys. */
export type Evaluation = { certain: ReadonlySet<string>; possible: ReadonlySet<string>; verdict: Verdict };

/**
 * Says what follows from the tuples that have been read. A cycle allows nobody by itself: what holds is the least that
 * the tuples and rules want (the well-founded semantics of Van Gelder, Ross and Schlipf). What has not been read may
 * hold or not, so a `!` over it is neither certain nor ruled out.
 */
export function evaluate(graph: Graph): Evaluation {
  let possible: ReadonlySet<string> = new Set(graph.nodes.keys());
  let certain: ReadonlySet<string> = new Set();
  for (;;) {
    const before = possible;
    const nextCertain = grow(graph, (node, grown) =>
      holds(node, 'certain', { graph, certain: grown, possible: before }),
    );
    const nextPossible = grow(graph, (node, grown) =>
      holds(node, 'possible', { graph, certain: nextCertain, possible: grown }),
    );
    const isStable = nextCertain.size === certain.size && nextPossible.size === possible.size;
    certain = nextCertain;
    possible = nextPossible;
    if (isStable) return { certain, possible, verdict: verdictOf(graph, certain, possible) };
  }
}

type Mode = 'certain' | 'possible';
type Sets = Record<Mode, ReadonlySet<string>> & { graph: Graph };

function verdictOf({ root }: Graph, certain: ReadonlySet<string>, possible: ReadonlySet<string>): Verdict {
  if (certain.has(root.key)) return 'allowed';
  return possible.has(root.key) ? 'unknown' : 'denied';
}

/** The least set of nodes that holds all for which `isIn` is true. */
function grow(graph: Graph, isIn: (node: Node, grown: ReadonlySet<string>) => boolean): Set<string> {
  const grown = new Set<string>();
  let size: number;
  do {
    size = grown.size;
    for (const node of graph.nodes.values()) {
      if (!grown.has(node.key) && isIn(node, grown)) grown.add(node.key);
    }
  } while (grown.size > size);
  return grown;
}

function holds(node: Node, mode: Mode, sets: Sets): boolean {
  const [own] = node.reads;
  if (own!.direct) return true;
  if (mode === 'possible' && isOpen(own!)) return true;
  if (own!.sets?.some((set) => set.relation !== '' && isIn(set, mode, sets))) return true;
  return node.rule !== undefined && follows(node, node.rule, mode, sets);
}

/** True where tuples of a read may be missing. */
function isOpen({ direct, sets, isCut }: Read): boolean {
  return direct === undefined || sets === undefined || isCut;
}

/** Whether a rule of a node holds for certain, or may hold. */
export function follows(node: Node, rule: Expression, mode: Mode, sets: Sets): boolean {
  switch (rule.kind) {
    case 'union':
      return rule.operands.some((operand) => follows(node, operand, mode, sets));
    case 'intersection':
      return rule.operands.every((operand) => follows(node, operand, mode, sets));
    case 'not':
      return !follows(node, rule.operand, mode === 'certain' ? 'possible' : 'certain', sets);
    case 'computed':
      return isIn({ ...node, relation: rule.relation }, mode, sets);
    case 'traversal': {
      if (targetsOf(node, rule).some((target) => isIn(target, mode, sets))) return true;
      const read = readOf(node, rule.through);
      return mode === 'possible' && (read?.sets === undefined || read.isCut);
    }
  }
}

/** Whether a question holds; one that was left out may hold. */
function isIn(question: SubjectSet, mode: Mode, sets: Sets): boolean {
  const key = keyOf(question);
  return sets[mode].has(key) || (mode === 'possible' && sets.graph.isCut && !sets.graph.nodes.has(key));
}
