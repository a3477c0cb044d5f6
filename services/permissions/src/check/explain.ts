import { Type, type Static } from 'typebox';
import type { RelationTuple, SubjectSet } from '../model/relation-tuple.ts';
import { writeTuple } from '../model/read-tuple.ts';
import type { Checked } from './check-permission.ts';
import { holds, isOpen, markAll } from './evaluate.ts';
import type { Condition, Graph, Node } from './graph.ts';

const MOST_STEPS = 500;

const Step = Type.Object({
  relation: Type.String({ description: 'What was asked, as Namespace:object#relation' }),
  result: Type.Union([Type.Literal('allowed'), Type.Literal('denied'), Type.Literal('unknown')]),
  because: Type.Union(
    [
      Type.Literal('tuple'),
      Type.Literal('subject set'),
      Type.Literal('rule'),
      Type.Literal('nothing'),
      Type.Literal('limit'),
    ],
    { description: 'What decided it; `nothing` allows it, or a limit of depth or width hid the rest' },
  ),
  next: Type.Array(Type.String(), { description: 'The steps that it follows from' }),
});

/** How an answer came about: the path that allowed it, or all branches that refused. */
export const Explanation = Type.Object({
  subject: Type.String(),
  steps: Type.Array(Step, { description: 'The first is what was asked; the others follow from `next`' }),
  complete: Type.Boolean({
    description: `False where more lies behind the steps: beyond ${MOST_STEPS} of them, or beyond what a check looks at`,
  }),
});
type Step = Static<typeof Step>;

/** Tells by which tuples and rules the answer of a check came about. */
export function explain({ graph }: Checked, tuple: RelationTuple): Static<typeof Explanation> {
  // A check stops when its own answer is certain; an explanation tells of every question.
  markAll(graph);
  const steps: Step[] = [];
  const waiting = [graph.root];
  const met = new Set(waiting);
  let isWhole = true;
  while (steps.length < MOST_STEPS) {
    const node = waiting.shift();
    if (!node) break;
    if (hidesMore(node, graph)) isWhole = false;
    const { next, ...step } = explainNode(node);
    steps.push({ ...step, next: next.map(nameOf) });
    for (const one of next) {
      if (met.has(one)) continue;
      met.add(one);
      waiting.push(one);
    }
  }
  const { subject_id, subject_set } = writeTuple(tuple);
  return {
    subject: subject_set ? nameOf(subject_set) : (subject_id ?? ''),
    steps,
    complete: isWhole && waiting.length === 0,
  };
}

/**
 * Whether a step leaves out something that a limit hid. What allows is enough by itself, and where the answer is certain
 * nothing more had to be read.
 */
function hidesMore(node: Node, { root }: Graph): boolean {
  if (node.certain > 0 || !node.isDeclared) return false;
  const isCut = node.own.isCut || node.traversals.some(({ through }) => through.isCut);
  const isUnknown = root.certain === 0 && root.possible;
  return isCut || (isUnknown && isOpen(node));
}

type Explained = Omit<Step, 'next'> & { next: readonly Node[] };

function explainNode(node: Node): Explained {
  const relation = nameOf(node);
  const { own, members, condition, certain } = node;
  if (certain === 0) {
    const next = [...members, ...(condition ? questionsOf(condition) : [])];
    return node.possible && isOpen(node)
      ? { relation, result: 'unknown', because: 'limit', next }
      : { relation, result: node.possible ? 'unknown' : 'denied', because: 'nothing', next };
  }
  if (own.direct) return { relation, result: 'allowed', because: 'tuple', next: [] };
  // Only what was certain earlier is a reason: two that name each other allow nobody.
  const member = members.find((one) => one.certain > 0 && one.certain < certain);
  if (member) return { relation, result: 'allowed', because: 'subject set', next: [member] };
  return {
    relation,
    result: 'allowed',
    because: 'rule',
    next: condition ? reasonsOf(condition, certain) : [],
  };
}

/** The questions whose answers made a condition hold. */
function reasonsOf(condition: Condition, before: number): readonly Node[] {
  if (condition.kind === 'intersection') {
    return condition.operands.flatMap((operand) => reasonsOf(operand, before));
  }
  if (condition.kind === 'union') {
    const holding = condition.operands.find((operand) => holds(operand, 'certain', before));
    return holding ? reasonsOf(holding, before) : [];
  }
  // Of what a `!` is over, all was refused; of a traversal, one way is enough.
  if (condition.kind === 'not') return questionsOf(condition.operand);
  return questionsOf(condition)
    .filter((one) => one.certain > 0 && one.certain < before)
    .slice(0, 1);
}

function questionsOf(condition: Condition): readonly Node[] {
  if (condition.kind === 'not') return questionsOf(condition.operand);
  if (condition.kind === 'traversal') return condition.targets;
  return condition.kind === 'computed' ? [condition.node] : condition.operands.flatMap(questionsOf);
}

function nameOf({ namespace, object, relation }: SubjectSet): string {
  return `${namespace}:${object}#${relation}`;
}
