import { badRequest } from '@gazetteer/ory';
import type { Expression, Namespace } from '../language/namespace.ts';
import type { SubjectSet } from '../model/relation-tuple.ts';

type Namespaces = ReadonlyMap<string, Namespace>;

/** A permit that follows from a relation of another object, which stands in `through` of its own. */
export type TraversedBy = { namespace: string; through: string; permit: string };

/** What follows from a relation: permits on the same object, and on objects that lead to it. */
export type Dependents = { computed: string[]; traversed: TraversedBy[] };

/** The parts of a rule that name other relations, outside of every `!`. */
export function supportsOf(rule: Expression): Extract<Expression, { kind: 'computed' | 'traversal' }>[] {
  if (rule.kind === 'not') return [];
  return rule.kind === 'computed' || rule.kind === 'traversal' ? [rule] : rule.operands.flatMap(supportsOf);
}

/** What follows from a relation of a namespace. */
export function dependentsOf(
  namespaces: Namespaces,
  { namespace, relation }: Pick<SubjectSet, 'namespace' | 'relation'>,
): Dependents {
  const dependents: Dependents = { computed: [], traversed: [] };
  for (const other of namespaces.values()) {
    for (const { name, rule } of other.relations.values()) {
      for (const support of rule ? supportsOf(rule) : []) {
        if (support.relation !== relation) continue;
        if (support.kind === 'traversal') {
          dependents.traversed.push({ namespace: other.name, through: support.through, permit: name });
        } else if (other.name === namespace) dependents.computed.push(name);
      }
    }
  }
  return dependents;
}

/** The relations of an object that are enough by themselves for one of its relations, that one among them. */
export function impliedBy(
  namespaces: Namespaces,
  { namespace, relation }: Pick<SubjectSet, 'namespace' | 'relation'>,
): string[] {
  const relations = namespaces.get(namespace)?.relations;
  const enough = new Set([relation]);
  const addOf = (rule: Expression): void => {
    if (rule.kind === 'computed') enough.add(rule.relation);
    if (rule.kind === 'union') rule.operands.forEach(addOf);
  };
  // Relations that are added on the way are visited, too.
  for (const name of enough) {
    const rule = relations?.get(name)?.rule;
    if (rule) addOf(rule);
  }
  return [...enough];
}

/**
 * Refuses what cannot be listed: a permit that somebody may have because something is *not* stated, whom no tuple names.
 * Sets that stand in tuples are taken to be of the declared types; others that are stored are checked, but not listed.
 * @throws OryError 400
 */
export function requireListable(namespaces: Namespaces, { namespace, relation }: SubjectSet): void {
  if (!heldUnnamed(namespaces).has(`${namespace}#${relation}`)) return;
  throw badRequest(
    `"${relation}" of the namespace "${namespace}" may follow from what is not stated, so nobody can list who has it.`,
  );
}

/** Every relation that somebody may have whom no tuple names: the least set of those that follow from a `!` or each other. */
function heldUnnamed(namespaces: Namespaces): Set<string> {
  const found = new Set<string>();
  const everywhere = (relation: string) =>
    [...namespaces.keys()].some((namespace) => found.has(`${namespace}#${relation}`));
  const follows = (rule: Expression, namespace: string): boolean => {
    if (rule.kind === 'not') return true;
    if (rule.kind === 'union') return rule.operands.some((operand) => follows(operand, namespace));
    if (rule.kind === 'intersection') return rule.operands.every((operand) => follows(operand, namespace));
    return rule.kind === 'computed' ? found.has(`${namespace}#${rule.relation}`) : everywhere(rule.relation);
  };
  for (let count = -1; count < found.size; ) {
    count = found.size;
    for (const { name: namespace, relations } of namespaces.values()) {
      for (const { name, types, rule } of relations.values()) {
        const fromSets = types.some((type) => found.has(`${type.namespace}#${type.relation}`));
        if (fromSets || (rule && follows(rule, namespace))) found.add(`${namespace}#${name}`);
      }
    }
  }
  return found;
}
