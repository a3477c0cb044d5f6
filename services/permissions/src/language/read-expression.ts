import type { CallExpression, Expression as Source, LogicalExpression, Node } from '@babel/types';
import type { Expression, Notes } from './namespace.ts';
import { spanOf } from './parse-source.ts';
import { readPath } from './read-name.ts';

const DEEPEST = 10;
type Operator = '&&' | '||';

/**
 * Reads a permit's condition. `&&` and `||` have equal rank and group from left to right, other than in TypeScript, as
 * other programs of this language have it; where both stand in one row without parentheses there is a warning.
 * @param context the name of the permit's parameter
 */
export function readExpression(
  node: Source,
  context: string,
  notes: Notes,
  depth = 0,
): Expression | undefined {
  if (depth > DEEPEST) return refuse(`A condition may be nested ${DEEPEST} deep at most`, node, notes);
  if (node.type === 'ParenthesizedExpression') {
    return readExpression(node.expression, context, notes, depth + 1);
  }
  if (node.type === 'LogicalExpression') return readRow(node, context, notes, depth);
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const operand = readExpression(node.argument, context, notes, depth + 1);
    return operand && { kind: 'not', operand };
  }
  if (node.type === 'CallExpression') return readCall(node, context, notes);
  return refuse(CONDITIONS, node, notes);
}

const CONDITIONS =
  'A condition is this.related.name.includes(ctx.subject), this.permits.name(ctx) or ' +
  'this.related.name.traverse((x) => …), joined by &&, || and !';
const STEPS = 'A traversal leads to x.related.name.includes(ctx.subject) or to x.permits.name(ctx)';

function refuse(message: string, node: Node, notes: Notes): undefined {
  notes.faults.push({ message, span: spanOf(node) });
}

/** A row of conditions without parentheses, such as `a || b && c`. */
function readRow(
  node: LogicalExpression,
  context: string,
  notes: Notes,
  depth: number,
): Expression | undefined {
  const terms: Source[] = [];
  const operators: Operator[] = [];
  if (!flatten(node, terms, operators)) return refuse('There are no operators but &&, || and !', node, notes);
  if (new Set(operators).size > 1) {
    const message =
      'Here && and || have equal rank and group from left to right, other than in TypeScript: write parentheses';
    notes.warnings.push({ message, span: spanOf(node) });
  }
  const read = terms.map((term) => readExpression(term, context, notes, depth));
  const [first, ...rest] = read.filter((term) => term !== undefined);
  if (!first || rest.length < operators.length) return undefined;
  return rest.reduce((left, right, index) => join(left, operators[index], right, index === 0), first);
}

function flatten(node: Source, terms: Source[], operators: Operator[]): boolean {
  if (node.type !== 'LogicalExpression') return terms.push(node) > 0;
  if (node.operator === '??') return false;
  if (!flatten(node.left, terms, operators)) return false;
  operators.push(node.operator);
  return flatten(node.right, terms, operators);
}

/** Adds to the operands on the left where the operator is theirs, unless they stood in parentheses. */
function join(
  left: Expression,
  operator: Operator | undefined,
  right: Expression,
  isFirst: boolean,
): Expression {
  const kind = operator === '&&' ? 'intersection' : 'union';
  const operands = left.kind === kind && !isFirst ? left.operands : [left];
  return { kind, operands: [...operands, right] };
}

function readCall(node: CallExpression, context: string, notes: Notes): Expression | undefined {
  const direct = readStep(node, 'this', context);
  if (direct) return { kind: 'computed', ...direct, span: spanOf(node) };
  const path = readPath(node.callee);
  const [group, through, verb, ...more] = path?.names ?? [];
  const isTraversal =
    path?.root === 'this' && group === 'related' && verb === 'traverse' && more.length === 0;
  if (!isTraversal || through === undefined) return refuse(CONDITIONS, node, notes);
  const [step, ...others] = node.arguments;
  if (step?.type !== 'ArrowFunctionExpression' || others.length > 0) return refuse(STEPS, node, notes);
  const [parameter, ...otherParameters] = step.params;
  if (parameter?.type !== 'Identifier' || otherParameters.length > 0) return refuse(STEPS, step, notes);
  const body = withoutParentheses(step.body);
  const next = body.type === 'CallExpression' && readStep(body, parameter.name, context);
  if (!next) return refuse(STEPS, body, notes);
  return { kind: 'traversal', through, ...next, span: spanOf(node) };
}

/** `root.related.name.includes(ctx.subject)` or `root.permits.name(ctx)`. */
function readStep(
  node: CallExpression,
  root: string,
  context: string,
): { relation: string; permit: boolean } | undefined {
  const path = readPath(node.callee);
  const [argument, ...others] = node.arguments;
  const given = argument && readPath(argument);
  if (path?.root !== root || given?.root !== context || others.length > 0) return undefined;
  const [group, relation, verb, ...more] = path.names;
  if (relation === undefined || more.length > 0) return undefined;
  const isSubject = given.names.length === 1 && given.names[0] === 'subject';
  if (group === 'related' && verb === 'includes' && isSubject) return { relation, permit: false };
  if (group === 'permits' && verb === undefined && given.names.length === 0)
    return { relation, permit: true };
  return undefined;
}

function withoutParentheses(node: Node): Node {
  return node.type === 'ParenthesizedExpression' ? withoutParentheses(node.expression) : node;
}
