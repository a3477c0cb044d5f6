import type {
  Computed,
  Expression,
  Namespace,
  Notes,
  Relation,
  SubjectType,
  Traversal,
} from './namespace.ts';

type Namespaces = ReadonlyMap<string, Namespace>;
const DEEPEST = 10;

/** Notes every name that is used and not declared, and every traversal to what does not have the relation. */
export function checkTypes(namespaces: Namespaces, notes: Notes): void {
  for (const namespace of namespaces.values()) {
    for (const relation of namespace.relations.values()) {
      for (const type of relation.types) checkType(namespaces, type, notes);
      if (relation.rule) checkRule(namespaces, namespace, relation.rule, notes);
    }
  }
}

function checkType(namespaces: Namespaces, { namespace, relation, span }: SubjectType, notes: Notes): void {
  const found = namespaces.get(namespace);
  if (!found) notes.faults.push({ message: `The namespace "${namespace}" is not declared`, span });
  else if (relation !== undefined && !found.relations.has(relation)) {
    notes.faults.push({ message: undeclared(relation, namespace), span });
  }
}

function checkRule(namespaces: Namespaces, own: Namespace, rule: Expression, notes: Notes): void {
  if (rule.kind === 'not') checkRule(namespaces, own, rule.operand, notes);
  else if (rule.kind === 'computed') checkComputed(own, rule, notes);
  else if (rule.kind === 'traversal') checkTraversal(namespaces, own, rule, notes);
  else for (const operand of rule.operands) checkRule(namespaces, own, operand, notes);
}

function checkComputed(own: Namespace, { relation, permit, span }: Computed, notes: Notes): void {
  const found = own.relations.get(relation);
  if (!found || isPermit(found) !== permit) {
    notes.faults.push({ message: undeclared(relation, own.name, permit), span });
  }
}

function checkTraversal(namespaces: Namespaces, own: Namespace, rule: Traversal, notes: Notes): void {
  const through = own.relations.get(rule.through);
  if (!through || isPermit(through)) {
    notes.faults.push({ message: undeclared(rule.through, own.name), span: rule.span });
    return;
  }
  for (const type of through.types) {
    // A namespace that is not declared is noted where it stands.
    if (!namespaces.has(type.namespace) || leadsTo(namespaces, type, rule, 0)) continue;
    const message = `${undeclared(rule.relation, type.namespace, rule.permit)}, to which "${rule.through}" leads`;
    notes.faults.push({ message, span: rule.span });
  }
}

/** A set's objects have the relation, or all that may stand in the set. */
function leadsTo(namespaces: Namespaces, type: SubjectType, rule: Traversal, depth: number): boolean {
  const relations = namespaces.get(type.namespace)?.relations;
  const found = relations?.get(rule.relation);
  if (found && isPermit(found) === rule.permit) return true;
  const members = type.relation === undefined ? undefined : relations?.get(type.relation)?.types;
  if (!members || members.length === 0 || depth >= DEEPEST) return false;
  return members.every((member) => leadsTo(namespaces, member, rule, depth + 1));
}

function isPermit(relation: Relation): boolean {
  return relation.rule !== undefined;
}

function undeclared(relation: string, namespace: string, permit = false): string {
  return `"${relation}" is no ${permit ? 'permit' : 'relation'} of the namespace "${namespace}"`;
}
