import type { Condition, Graph, Node, Read } from './graph.ts';

/** Allowed, denied, or not to be said from what has been read. */
export type Verdict = 'allowed' | 'denied' | 'unknown';

/**
 * Says what follows from the tuples that have been read, and marks each node with it. A cycle allows nobody by itself: what
 * holds is the least that tuples and rules want (the well-founded semantics of Van Gelder, Ross and Schlipf). What has not
 * been read may hold or not, so a `!` over it is neither certain nor ruled out. The more is read the more is certain, so
 * marks of certainty stay from one evaluation to the next.
 * @param news the nodes that are new, or of which something was read since the last evaluation
 */
export function evaluate(graph: Graph, news: readonly Node[]): Verdict {
  // Where every rule is a union, a question that is open may still allow: then nothing is denied before all is read.
  if (!graph.hasConditions) {
    markCertain(graph, news);
    if (graph.root.certain > 0) return 'allowed';
    return graph.nodes.findLast(isOpen) ? 'unknown' : 'denied';
  }
  markAll(graph);
  if (graph.root.certain > 0) return 'allowed';
  return graph.root.possible ? 'unknown' : 'denied';
}

/** Marks every node with what is certain and what is possible, which say more of each other until both stay. */
export function markAll(graph: Graph): void {
  for (let isChanged = true; isChanged; ) {
    isChanged = markCertain(graph, graph.nodes);
    isChanged = markPossible(graph) || isChanged;
  }
}

/** Whether anything of a node is not read. */
export function isOpen({ isDeclared, isFollowed, own, traversals }: Node): boolean {
  if (!isDeclared) return false;
  if (!isFollowed || own.direct === undefined || lacksSets(own)) return true;
  return traversals.some(({ through }) => lacksSets(through));
}

function lacksSets({ sets, isCut }: Read): boolean {
  return sets === undefined || isCut;
}

/**
 * Marks those of some nodes that hold for certain, and whoever holds because of them.
 * @returns whether anything is new
 */
function markCertain(graph: Graph, nodes: readonly Node[]): boolean {
  const before = graph.rank;
  const waiting = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.certain > 0 || !isCertain(node)) continue;
    node.certain = ++graph.rank;
    for (const dependent of node.dependents) waiting.push(dependent);
  }
  return graph.rank > before;
}

/** Marks all that may hold, and takes the mark from the rest. @returns whether any has lost it */
function markPossible(graph: Graph): boolean {
  const before = graph.nodes.filter(({ possible }) => possible).reverse();
  // The conditions of a `!` are about certainty only, so the marks of this round may be taken away first.
  for (const node of before) node.possible = false;
  let waiting = before;
  for (let count = -1; count !== waiting.length; ) {
    count = waiting.length;
    for (const node of waiting) node.possible = isPossible(node);
    waiting = waiting.filter(({ possible }) => !possible);
  }
  return waiting.length > 0;
}

function isCertain({ isDeclared, own, members, condition }: Node): boolean {
  if (!isDeclared) return false;
  if (own.direct || members.some(({ certain }) => certain > 0)) return true;
  return condition !== undefined && holds(condition, 'certain');
}

function isPossible({ isFollowed, own, members, condition }: Node): boolean {
  if (!isFollowed || own.direct !== false || lacksSets(own) || members.some(({ possible }) => possible))
    return true;
  return condition !== undefined && holds(condition, 'possible');
}

type Mode = 'certain' | 'possible';

/**
 * Whether a condition holds for certain, or may hold.
 * @param before counts only what was certain before this number, for who looks for reasons
 */
export function holds(condition: Condition, mode: Mode, before = Number.POSITIVE_INFINITY): boolean {
  const isMarked = (node: Node) =>
    mode === 'certain' ? node.certain > 0 && node.certain < before : node.possible;
  switch (condition.kind) {
    case 'union':
      return condition.operands.some((operand) => holds(operand, mode, before));
    case 'intersection':
      return condition.operands.every((operand) => holds(operand, mode, before));
    case 'not':
      return !holds(condition.operand, mode === 'certain' ? 'possible' : 'certain');
    case 'computed':
      return isMarked(condition.node);
    case 'traversal':
      return condition.targets.some(isMarked) || (mode === 'possible' && lacksSets(condition.through));
  }
}
