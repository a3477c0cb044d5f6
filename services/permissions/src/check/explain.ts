import { Type, type Static } from 'typebox';
import type { Expression } from '../language/namespace.ts';
import type { RelationTuple, SubjectSet } from '../model/relation-tuple.ts';
import { keyOf } from '../model/relation-tuple.ts';
import { writeTuple } from '../model/read-tuple.ts';
import type { Checked } from './check-permission.ts';
import { type Node, questionsOf } from './graph.ts';
import { follows } from './evaluate.ts';

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
  complete: Type.Boolean({ description: `False where there are more than ${MOST_STEPS} steps` }),
});
type Step = Static<typeof Step>;

/** Tells by which tuples and rules the answer of a check came about. */
export function explain(checked: Checked, tuple: RelationTuple): Static<typeof Explanation> {
  const ranks = new Map([...checked.certain].map((key, rank) => [key, rank]));
  const steps: Step[] = [];
  const waiting = [checked.graph.root];
  const met = new Set([checked.graph.root.key]);
  for (let node = waiting.shift(); node && steps.length < MOST_STEPS; node = waiting.shift()) {
    const { next, ...step } = explainNode(checked, node, ranks);
    const nodes = next
      .map((question) => checked.graph.nodes.get(keyOf(question)))
      .filter((one) => one !== undefined);
    steps.push({ ...step, next: nodes.map(nameOf) });
    for (const one of nodes) {
      if (met.has(one.key)) continue;
      met.add(one.key);
      waiting.push(one);
    }
  }
  const { subject_id, subject_set } = writeTuple(tuple);
  return { subject: subject_set ? nameOf(subject_set) : subject_id!, steps, complete: waiting.length === 0 };
}

type Explained = Omit<Step, 'next'> & { next: readonly SubjectSet[] };
type Ranks = ReadonlyMap<string, number>;

function explainNode(checked: Checked, node: Node, ranks: Ranks): Explained {
  const relation = nameOf(node);
  if (!checked.certain.has(node.key)) {
    const isOpen = checked.possible.has(node.key);
    const because = isOpen ? 'limit' : 'nothing';
    return { relation, result: isOpen ? 'unknown' : 'denied', because, next: questionsOf(node) };
  }
  const [own] = node.reads;
  if (own!.direct) return { relation, result: 'allowed', because: 'tuple', next: [] };
  // Only what was certain earlier is a reason: two that name each other allow nobody.
  const rank = ranks.get(node.key)!;
  const earlier = new Set([...ranks].filter(([, other]) => other < rank).map(([key]) => key));
  const set = own!.sets?.find((one) => one.relation !== '' && earlier.has(keyOf(one)));
  if (set) return { relation, result: 'allowed', because: 'subject set', next: [set] };
  const next = node.rule ? reasonsOf(checked, node, node.rule, earlier) : [];
  return { relation, result: 'allowed', because: 'rule', next };
}

/** The questions whose answers make a rule hold. */
function reasonsOf(
  checked: Checked,
  node: Node,
  rule: Expression,
  certain: ReadonlySet<string>,
): readonly SubjectSet[] {
  if (rule.kind === 'intersection') {
    return rule.operands.flatMap((operand) => reasonsOf(checked, node, operand, certain));
  }
  if (rule.kind === 'union') {
    const sets = { graph: checked.graph, certain, possible: checked.possible };
    const holding = rule.operands.find((operand) => follows(node, operand, 'certain', sets));
    return holding ? reasonsOf(checked, node, holding, certain) : [];
  }
  const questions = questionsOf(node, rule);
  // Of what a `!` is over, all was refused; of a traversal, one way is enough.
  return rule.kind === 'not' ? questions : questions.filter((one) => certain.has(keyOf(one))).slice(0, 1);
}

function nameOf({ namespace, object, relation }: SubjectSet): string {
  return `${namespace}:${object}#${relation}`;
}
