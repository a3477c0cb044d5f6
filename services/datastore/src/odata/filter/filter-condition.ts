import { quoteIdentifier } from '../../engine/quote.ts';
import type { QueryParameters } from '../../search/query-parameters.ts';
import { isNumeric, storedType } from '../../tables/column.ts';
import type { Property } from '../entity-model.ts';
import type { Comparison, Expression, Literal, ValueKind } from './expression.ts';
import { filterFault, filterNotOffered } from './filter-fault.ts';
import { filterFunctions } from './functions.ts';
import { placeLiteral } from './place-literal.ts';

/** A part of a filter that has a value, before it is known what it is compared with. */
type Operand = {
  kind: ValueKind | 'null';
  /** What it is called in a message. */
  words: string;
  /** The type of its column, where it is one. */
  type?: string | undefined;
  isLiteral: boolean;
  /** Its SQL beside what it is compared with. */
  place(beside?: { kind?: ValueKind; type?: string | undefined }): string;
};

type Scope = {
  properties: ReadonlyMap<string, Property>;
  parameters: QueryParameters;
};

const operators: Readonly<Record<Exclude<Comparison, 'ne'>, string>> = {
  eq: '=',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
};

/**
 * A filter as a condition in SQL. Names are those of properties, quoted as columns; values become parameters. Comparisons
 * with null are true or false, never unknown, as OData has them (URL Conventions 4.01, 5.1.1.1): whatever has no value `ne` 5.
 * @throws invalid_input on `$filter` for names that are not there and types that do not fit
 */
export function filterCondition(
  expression: Expression,
  properties: readonly Property[],
  parameters: QueryParameters,
): string {
  const scope = { parameters, properties: new Map(properties.map((property) => [property.name, property])) };
  return conditionOf(expression, scope, false);
}

/**
 * @param isExact whether it matters that a comparison is false and not unknown: below `not` and inside of comparisons. Elsewhere
 * the engine need not look at every row to tell the two apart.
 */
function conditionOf(expression: Expression, scope: Scope, isExact: boolean): string {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return expression.operands
        .map((operand) => `(${conditionOf(operand, scope, isExact)})`)
        .join(` ${expression.kind} `);
    case 'not':
      return `not (${conditionOf(expression.operand, scope, true)})`;
    case 'comparison':
      return comparisonOf(expression, scope, isExact);
    case 'in':
      return membershipOf(expression, scope, isExact);
    default: {
      const operand = operandOf(expression, scope);
      if (operand.kind === 'null') return 'cast(null as boolean)';
      if (operand.kind !== 'bool') throw filterFault(`${operand.words} is no condition`);
      return operand.place();
    }
  }
}

function comparisonOf(
  { operator, left, right }: Extract<Expression, { kind: 'comparison' }>,
  scope: Scope,
  isExact: boolean,
): string {
  const [first, second] = [operandOf(left, scope), operandOf(right, scope)];
  if (first.kind === 'null' || second.kind === 'null') return comparisonWithNull(operator, first, second);
  requireComparable(first, second);
  const a = first.place({ kind: second.kind, type: second.type });
  const b = second.place({ kind: first.kind, type: first.type });
  if (operator === 'ne') return `${a} is distinct from ${b}`;
  if (operator === 'eq' && !first.isLiteral && !second.isLiteral) return `${a} is not distinct from ${b}`;
  return twoValued(`${a} ${operators[operator]} ${b}`, isExact);
}

function comparisonWithNull(operator: Comparison, first: Operand, second: Operand): string {
  const other = first.kind === 'null' ? second : first;
  const isEquality = operator === 'eq' || operator === 'ne';
  if (!isEquality) return 'false';
  if (other.kind === 'null') return String(operator === 'eq');
  return `${other.place()} is ${operator === 'eq' ? '' : 'not '}null`;
}

function membershipOf(
  { value, list }: Extract<Expression, { kind: 'in' }>,
  scope: Scope,
  isExact: boolean,
): string {
  const operand = operandOf(value, scope);
  if (operand.kind === 'null') throw filterFault('null can be in no list');
  const options = list.map((literal) => literalOperand(literal, scope));
  const values = options.filter(({ kind }) => kind !== 'null');
  for (const option of values) requireComparable(operand, option);
  const beside = { kind: operand.kind, type: operand.type };
  const conditions = [
    ...(values.length > 0
      ? [
          twoValued(
            `${operand.place()} in (${values.map((option) => option.place(beside)).join(', ')})`,
            isExact,
          ),
        ]
      : []),
    ...(values.length < options.length ? [`${operand.place()} is null`] : []),
  ];
  return conditions.join(' or ');
}

function twoValued(condition: string, isExact: boolean): string {
  return isExact ? `coalesce(${condition}, false)` : condition;
}

function requireComparable(first: Operand, second: Operand): void {
  const kinds = [first.kind, second.kind];
  const areMoments = kinds.includes('timestamp') && kinds.includes('date');
  if (first.kind === second.kind || areMoments) return;
  throw filterFault(
    `${first.words} is ${nameOf(first.kind)} and cannot be compared with ${second.words}, ${nameOf(second.kind)}`,
  );
}

const kindNames: Readonly<Record<Operand['kind'], string>> = {
  text: 'a text',
  number: 'a number',
  bool: 'true or false',
  date: 'a date',
  time: 'a time',
  timestamp: 'a date and time',
  null: 'null',
};

function nameOf(kind: Operand['kind']): string {
  return kindNames[kind];
}

function operandOf(expression: Expression, scope: Scope): Operand {
  switch (expression.kind) {
    case 'literal':
      return literalOperand(expression.literal, scope);
    case 'property':
      return propertyOperand(expression.name, scope);
    case 'call':
      return callOperand(expression, scope);
    default:
      return {
        kind: 'bool',
        words: 'the condition',
        isLiteral: false,
        place: () => `(${conditionOf(expression, scope, true)})`,
      };
  }
}

function literalOperand(literal: Literal, { parameters }: Scope): Operand {
  if (literal.kind === 'null') return { kind: 'null', words: 'null', isLiteral: true, place: () => 'null' };
  const words = literal.kind === 'text' ? `'${literal.text}'` : literal.text;
  const place: Operand['place'] = (beside) => placeLiteral(literal, parameters, beside);
  return { kind: literal.kind, words, isLiteral: true, place };
}

function propertyOperand(name: string, { properties }: Scope): Operand {
  const property = properties.get(name);
  if (!property) throw filterFault(`there is no property ${JSON.stringify(name)}`);
  const { id, type } = property.column;
  if (type.startsWith('_')) throw filterNotOffered(`the collection ${name}`);
  const column = quoteIdentifier(id);
  const sql = type === 'json' ? `cast(${column} as varchar)` : column;
  return { kind: kindOf(type), words: name, type, isLiteral: false, place: () => sql };
}

function kindOf(type: string): ValueKind {
  if (isNumeric(type)) return 'number';
  return type === 'json' ? 'text' : (type as ValueKind);
}

function callOperand(call: Extract<Expression, { kind: 'call' }>, scope: Scope): Operand {
  const { function: name, arguments: given } = call;
  const known = Object.hasOwn(filterFunctions, name) ? filterFunctions[name] : undefined;
  if (!known) throw filterNotOffered(`the function ${name}`);
  const { takes, gives, engine } = known;
  if (given.length !== takes.length)
    throw filterFault(`${name} takes ${takes.length === 1 ? '1 value' : `${takes.length} values`}`);
  const values = given.map((expression, place) => {
    const operand = operandOf(expression, scope);
    const kinds = takes[place] ?? [];
    if (operand.kind === 'null') return `cast(null as ${storedType(kinds[0] ?? 'text')})`;
    if (!kinds.includes(operand.kind))
      throw filterFault(
        `${name} takes ${kinds.map(nameOf).join(' or ')}, and ${operand.words} is ${nameOf(operand.kind)}`,
      );
    return operand.place();
  });
  return {
    kind: gives,
    words: `${name}(…)`,
    isLiteral: false,
    place: () => `${engine}(${values.join(', ')})`,
  };
}
