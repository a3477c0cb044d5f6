import { ChartError } from '../values/chart-error.ts';
import { readMoment } from '../values/read-moment.ts';
import type { Expression, ValueType } from './expression.ts';
import { type FunctionDefinition, type FunctionName, functions } from './functions.ts';
import type { TypedExpression } from './typed-expression.ts';

/** What a formula must know of a column; `digits` as in `TypedExpression`. */
export type ColumnOf = (name: string) => { type: ValueType; digits?: number } | undefined;

const hidden = new Set<string>(['negative', 'text_of_number', 'text_of_boolean', 'text_of_time']);
const MOST_DIGITS = 10;

/**
 * Finds the columns a formula names and sees that its types fit.
 * @throws ChartError field_missing, expression_function, expression_arguments, expression_type; with the position
 */
export function resolveExpression(expression: Expression, columnOf: ColumnOf): TypedExpression {
  switch (expression.kind) {
    case 'number':
    case 'text':
      return { kind: 'literal', type: expression.kind, value: expression.value };
    case 'constant':
      return {
        kind: 'literal',
        type: expression.value === null ? null : 'boolean',
        value: expression.value,
      };
    case 'field':
      return resolveField(expression, columnOf);
    case 'unary': {
      const name = expression.operator === '-' ? 'negative' : 'not';
      return resolveCall(name, expression.operator, [expression.operand], expression.at, columnOf);
    }
    case 'binary':
      return resolveCall(
        expression.operator,
        expression.operator,
        [expression.left, expression.right],
        expression.at,
        columnOf,
      );
    case 'call':
      return resolveNamedCall(expression, columnOf);
  }
}

function resolveField({ name, at }: { name: string; at: number }, columnOf: ColumnOf): TypedExpression {
  const column = columnOf(name);
  if (!column) {
    throw new ChartError('field_missing', `There is no column "${name}"`, {
      field: name,
      position: at,
      params: { name },
    });
  }
  return { kind: 'column', name, ...column };
}

function resolveNamedCall(
  { name, parameters, at }: Extract<Expression, { kind: 'call' }>,
  columnOf: ColumnOf,
): TypedExpression {
  if (name === 'text') {
    if (parameters.length !== 1) throw argumentCount('text', '1', at);
    return asText(resolveExpression(parameters[0] as Expression, columnOf));
  }
  if (!Object.hasOwn(functions, name) || hidden.has(name) || !/^[a-z]/.test(name)) {
    throw new ChartError('expression_function', `There is no function "${name}"`, {
      position: at,
      params: { name },
    });
  }
  return resolveCall(name as FunctionName, name, parameters, at, columnOf);
}

function resolveCall(
  name: FunctionName,
  shown: string,
  given: readonly Expression[],
  at: number,
  columnOf: ColumnOf,
): TypedExpression {
  const definition: FunctionDefinition = functions[name];
  checkCount(definition, shown, given, at);
  const resolved = given.map((parameter) => resolveExpression(parameter, columnOf));
  const shared = sharedType(definition, resolved);
  const parameters = resolved.map((parameter, index) => {
    if (name === 'concat') return asText(parameter);
    const wanted = parameterType(definition, index);
    const type = wanted === 'same' ? shared : wanted;
    return fitted(parameter, type === 'any' ? null : type, shown, given[index]?.at ?? at);
  });
  if (name === 'round') checkDigits(parameters[1], given[1]?.at ?? at);
  return {
    kind: 'call',
    type: definition.result === 'same' ? shared : definition.result,
    name,
    parameters,
  };
}

function checkCount(definition: FunctionDefinition, shown: string, given: readonly unknown[], at: number) {
  const most = definition.parameters.length;
  const least = definition.least ?? most;
  if (given.length >= least && (definition.rest || given.length <= most)) return;
  const expected = definition.rest ? `${least}+` : least === most ? String(most) : `${least}–${most}`;
  throw argumentCount(shown, expected, at);
}

function parameterType({ parameters }: FunctionDefinition, index: number) {
  return parameters[Math.min(index, parameters.length - 1)] ?? 'same';
}

/** The type of what must be alike: a time where a text stands beside one, for it is a date then. */
function sharedType(definition: FunctionDefinition, given: readonly TypedExpression[]): ValueType | null {
  const types = given
    .filter((_, index) => parameterType(definition, index) === 'same')
    .map((parameter) => parameter.type);
  return types.find((type) => type === 'time') ?? types.find((type) => type !== null) ?? null;
}

function fitted(
  parameter: TypedExpression,
  wanted: ValueType | null,
  shown: string,
  at: number,
): TypedExpression {
  if (parameter.type === wanted || wanted === null) return parameter;
  // What has no type is null whatever it is made of.
  if (parameter.type === null) return { kind: 'literal', type: wanted, value: null };
  if (wanted === 'time' && parameter.kind === 'literal') {
    const moment = readMoment(String(parameter.value));
    if (moment !== null) return { kind: 'literal', type: 'time', value: moment };
  }
  throw new ChartError('expression_type', `${shown} takes a ${wanted} here, not a ${parameter.type}`, {
    position: at,
    params: { name: shown, expected: wanted, found: parameter.type },
  });
}

function asText(parameter: TypedExpression): TypedExpression {
  if (parameter.type === 'text') return parameter;
  if (parameter.type === null) return { kind: 'literal', type: 'text', value: null };
  return { kind: 'call', type: 'text', name: `text_of_${parameter.type}`, parameters: [parameter] };
}

function checkDigits(digits: TypedExpression | undefined, at: number): void {
  if (!digits) return;
  const value = digits.kind === 'literal' ? digits.value : null;
  if (Number.isInteger(value) && Number(value) <= MOST_DIGITS) return;
  throw new ChartError('expression_arguments', `round takes a whole number up to ${MOST_DIGITS} here`, {
    position: at,
    params: { name: 'round', expected: `0–${MOST_DIGITS}` },
  });
}

function argumentCount(name: string, expected: string, position: number): ChartError {
  return new ChartError('expression_arguments', `${name} takes ${expected} values`, {
    position,
    params: { name, expected },
  });
}
