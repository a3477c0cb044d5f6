import type { Expression, Namespace } from '../language/namespace.ts';
import { keyOf, type SubjectSet } from '../model/relation-tuple.ts';

/** An object with a relation that the subject may have to it: a question that a check leads to. */
export type Node = SubjectSet & {
  key: string;
  /** Steps from the object that was asked about. */
  distance: number;
  /** From what the relation follows besides tuples. */
  rule: Expression | undefined;
  /** Objects and relations whose tuples must be read before anything is known of this node. */
  reads: Read[];
};

/** The tuples of an object and relation, as far as they have been read. */
export type Read = SubjectSet & {
  key: string;
  /** The subject stands there itself; undefined before that was asked. */
  direct: boolean | undefined;
  /** The subject sets that stand there; undefined before they were asked for. */
  sets: readonly SubjectSet[] | undefined;
  /** There are more sets than a check looks into. */
  isCut: boolean;
};

const MOST_NODES = 20_000;

/** What a check knows: the questions that it led to, and the tuples read for them. */
export class Graph {
  readonly nodes = new Map<string, Node>();
  readonly reads = new Map<string, Read>();
  readonly root: Node;
  /** Some questions were left out, because there were too many. */
  isCut = false;
  readonly #namespaces: ReadonlyMap<string, Namespace>;

  constructor(namespaces: ReadonlyMap<string, Namespace>, asked: SubjectSet) {
    this.#namespaces = namespaces;
    this.root = this.add(asked, 0);
  }

  /** The node of a question; a new one comes with those on the same object that its rule names. */
  add({ namespace, object, relation }: SubjectSet, distance: number): Node {
    const key = keyOf({ namespace, object, relation });
    const known = this.nodes.get(key);
    if (known) return known;
    const rule = this.#namespaces.get(namespace)?.relations.get(relation)?.rule;
    const node: Node = { namespace, object, relation, key, distance, rule, reads: [] };
    this.nodes.set(key, node);
    node.reads.push(this.read({ namespace, object, relation }));
    if (rule) this.#follow(node, rule);
    return node;
  }

  /** Adds the questions one step away that a node leads to, once its tuples are read. */
  addNext(node: Node): void {
    for (const question of nextQuestions(node)) {
      if (this.nodes.size < MOST_NODES) this.add(question, node.distance + 1);
      else this.isCut = true;
    }
  }

  /** The tuples of an object and relation. */
  read({ namespace, object, relation }: SubjectSet): Read {
    const key = keyOf({ namespace, object, relation });
    let read = this.reads.get(key);
    if (!read) {
      read = { namespace, object, relation, key, direct: undefined, sets: undefined, isCut: false };
      this.reads.set(key, read);
    }
    return read;
  }

  #follow(node: Node, rule: Expression): void {
    if (rule.kind === 'not') this.#follow(node, rule.operand);
    else if (rule.kind === 'computed') this.add({ ...node, relation: rule.relation }, node.distance);
    else if (rule.kind === 'traversal') node.reads.push(this.read({ ...node, relation: rule.through }));
    else for (const operand of rule.operands) this.#follow(node, operand);
  }
}

function nextQuestions(node: Node): SubjectSet[] {
  const traversals = node.rule ? traversalsOf(node.rule) : [];
  return [...membersOf(node), ...traversals.flatMap((rule) => targetsOf(node, rule))];
}

/** The subject sets that stand in a node. One without a relation is an object to be traversed to, and holds nobody. */
function membersOf({ reads: [own] }: Node): SubjectSet[] {
  return (own?.sets ?? []).filter(({ relation }) => relation !== '');
}

/** All questions that a node, or a part of its rule, follows from. */
export function questionsOf(node: Node, rule?: Expression): SubjectSet[] {
  if (!rule) return [...membersOf(node), ...(node.rule ? questionsOf(node, node.rule) : [])];
  if (rule.kind === 'not') return questionsOf(node, rule.operand);
  if (rule.kind === 'traversal') return targetsOf(node, rule);
  if (rule.kind === 'computed') return [{ ...node, relation: rule.relation }];
  return rule.operands.flatMap((operand) => questionsOf(node, operand));
}

type Traversal = Extract<Expression, { kind: 'traversal' }>;

/** What a traversal leads to: the relation on each object that stands in `through`. */
export function targetsOf(node: Node, { through, relation }: Traversal): SubjectSet[] {
  return (readOf(node, through)?.sets ?? []).map(({ namespace, object }) => ({
    namespace,
    object,
    relation,
  }));
}

/** The tuples of another relation of a node's object. */
export function readOf(node: Node, relation: string): Read | undefined {
  return node.reads.find((read) => read.relation === relation);
}

function traversalsOf(rule: Expression): Traversal[] {
  if (rule.kind === 'traversal') return [rule];
  if (rule.kind === 'not') return traversalsOf(rule.operand);
  return rule.kind === 'computed' ? [] : rule.operands.flatMap(traversalsOf);
}
