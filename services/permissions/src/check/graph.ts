import type { Expression, Namespace } from '../language/namespace.ts';
import { isSubjectSet, keyOf, type RelationTuple, type SubjectSet } from '../model/relation-tuple.ts';

/** An object with a relation that the subject may have to it: a question that a check leads to. */
export type Node = SubjectSet & {
  /** Steps from the object that was asked about. */
  distance: number;
  own: Read;
  /** Its namespace is declared; to what is not, nobody has a relation, whatever tuples are still stored. */
  isDeclared: boolean;
  /** The questions that it leads to are added; before that it may still hold, whatever other nodes had read of it. */
  isFollowed: boolean;
  /** The questions of the subject sets that stand in `own`; empty before those were read. */
  members: readonly Node[];
  /** From what the relation follows besides tuples. */
  condition: Condition | undefined;
  traversals: readonly TraversalCondition[];
  /** Those that may hold because this one does. */
  dependents: Node[];
  /** Holds for certain; 0 where it does not, else a number greater than those of its reasons. */
  certain: number;
  /** May hold, as far as is known. */
  possible: boolean;
};

/** A rule of the language, on one object. */
export type Condition =
  | { kind: 'union'; operands: readonly Condition[] }
  | { kind: 'intersection'; operands: readonly Condition[] }
  | { kind: 'not'; operand: Condition }
  | { kind: 'computed'; node: Node }
  | TraversalCondition;

export type TraversalCondition = {
  kind: 'traversal';
  through: Read;
  relation: string;
  /** The questions that it leads to; empty before `through` was read. */
  targets: readonly Node[];
};

/** The tuples of an object and relation, as far as they have been read. */
export type Read = SubjectSet & {
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
  /** All nodes, as they were met. */
  readonly nodes: Node[] = [];
  /** The nodes by their distance. */
  readonly levels: Node[][] = [];
  readonly root: Node;
  /** Some rule has a condition that can fail, so that not every open question may still allow. */
  hasConditions = false;
  /** The greatest number by which a node is marked as certain. */
  rank = 0;
  readonly #nodes = new Map<string, Node>();
  readonly #reads = new Map<string, Read>();
  readonly #namespaces: ReadonlyMap<string, Namespace>;
  readonly #stated: ReadonlyMap<string, readonly SubjectSet[]> | undefined;

  /**
   * @param stated all subject sets there are, where who asks knows them; then no others are looked for, and all questions
   * are known from the beginning
   */
  constructor(
    namespaces: ReadonlyMap<string, Namespace>,
    asked: SubjectSet,
    stated?: readonly RelationTuple[],
  ) {
    this.#namespaces = namespaces;
    this.#stated = stated && setsByKey(stated);
    this.root = this.#add(asked, 0);
    // Nodes that are added on the way are visited, too.
    if (stated) for (const node of this.nodes) this.addNext(node);
  }

  /** Adds the questions one step away that a node leads to, once its tuples are read. */
  addNext(node: Node): void {
    node.isFollowed = true;
    // A set without a relation is an object to be traversed to; nobody has no relation to it.
    const members = (node.own.sets ?? []).filter(({ relation }) => relation !== '');
    node.members = this.#addAll(node, node.own, members);
    for (const traversal of node.traversals) {
      const { through, relation } = traversal;
      const targets = (through.sets ?? []).map(({ namespace, object }) => ({ namespace, object, relation }));
      traversal.targets = this.#addAll(node, through, targets);
    }
  }

  #addAll(dependent: Node, from: Read, questions: readonly SubjectSet[]): Node[] {
    const room = Math.max(0, MOST_NODES - this.nodes.length);
    if (questions.length > room) from.isCut = true;
    return questions.slice(0, room).map((question) => {
      const node = this.#add(question, dependent.distance + 1);
      node.dependents.push(dependent);
      return node;
    });
  }

  /** The node of a question; a new one comes with those on the same object that its rule names. */
  #add({ namespace, object, relation }: SubjectSet, distance: number): Node {
    const key = keyOf({ namespace, object, relation });
    const known = this.#nodes.get(key);
    if (known) return known;
    const node: Node = {
      namespace,
      object,
      relation,
      distance,
      own: this.#read(namespace, object, relation, key),
      isDeclared: this.#namespaces.has(namespace),
      isFollowed: false,
      members: [],
      condition: undefined,
      traversals: [],
      dependents: [],
      certain: 0,
      possible: this.#namespaces.has(namespace),
    };
    this.#nodes.set(key, node);
    this.nodes.push(node);
    (this.levels[distance] ??= []).push(node);
    const rule = this.#namespaces.get(namespace)?.relations.get(relation)?.rule;
    if (rule) {
      const traversals: TraversalCondition[] = [];
      node.condition = this.#apply(rule, node, traversals);
      node.traversals = traversals;
    }
    return node;
  }

  #apply(rule: Expression, node: Node, traversals: TraversalCondition[]): Condition {
    const { namespace, object, distance } = node;
    if (rule.kind === 'computed') {
      const computed = this.#add({ namespace, object, relation: rule.relation }, distance);
      computed.dependents.push(node);
      return { kind: 'computed', node: computed };
    }
    if (rule.kind === 'traversal') {
      const through = this.#read(namespace, object, rule.through);
      const traversal: TraversalCondition = {
        kind: 'traversal',
        through,
        relation: rule.relation,
        targets: [],
      };
      traversals.push(traversal);
      return traversal;
    }
    if (rule.kind !== 'union') this.hasConditions = true;
    if (rule.kind === 'not') return { kind: 'not', operand: this.#apply(rule.operand, node, traversals) };
    return {
      kind: rule.kind,
      operands: rule.operands.map((operand) => this.#apply(operand, node, traversals)),
    };
  }

  #read(
    namespace: string,
    object: string,
    relation: string,
    key = keyOf({ namespace, object, relation }),
  ): Read {
    let read = this.#reads.get(key);
    if (!read) {
      const sets = this.#stated && (this.#stated.get(key) ?? []);
      read = { namespace, object, relation, direct: undefined, sets, isCut: false };
      this.#reads.set(key, read);
    }
    return read;
  }
}

function setsByKey(tuples: readonly RelationTuple[]): Map<string, SubjectSet[]> {
  const sets = new Map<string, SubjectSet[]>();
  for (const tuple of tuples) {
    if (!isSubjectSet(tuple.subject)) continue;
    const key = keyOf(tuple);
    sets.set(key, [...(sets.get(key) ?? []), tuple.subject]);
  }
  return sets;
}
