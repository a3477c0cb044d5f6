import fc from 'fast-check';
import { binaryOperators, type Expression, type ValueType } from './expression.ts';

/** Writes a formula with every part in parentheses, which `parseExpression` reads back as it was. */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'text':
      return `"${expression.value.replaceAll('"', '""')}"`;
    case 'constant':
      return String(expression.value);
    case 'field':
      return `[${expression.name.replaceAll(']', ']]')}]`;
    case 'unary':
      return `(${expression.operator} ${printExpression(expression.operand)})`;
    case 'binary':
      return `(${printExpression(expression.left)} ${expression.operator} ${printExpression(expression.right)})`;
    case 'call':
      return `${expression.name}(${expression.parameters.map(printExpression).join(', ')})`;
  }
}

/** The formula without the places of its parts. */
export function withoutPlaces(expression: Expression): unknown {
  return JSON.parse(JSON.stringify(expression, (key, value: unknown) => (key === 'at' ? undefined : value)));
}

const at = fc.constant(0);
const numberArbitrary = fc.oneof(
  fc.nat(1000),
  fc.nat(8000).map((n) => n / 8),
);

/** Any formula at all, whether its types fit or not. */
export const expressionArbitrary = fc.letrec<{ any: Expression }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.record({ kind: fc.constant('number'), value: numberArbitrary, at }),
    fc.record({ kind: fc.constant('text'), value: fc.string({ unit: 'binary' }), at }),
    fc.record({ kind: fc.constant('field'), name: fc.string({ unit: 'grapheme', minLength: 1 }), at }),
    fc.record({ kind: fc.constant('constant'), value: fc.constantFrom(true, false, null), at }),
    fc.record({ kind: fc.constant('unary'), operator: fc.constantFrom('-', 'not'), operand: tie('any'), at }),
    fc.record({
      kind: fc.constant('binary'),
      operator: fc.constantFrom(...binaryOperators),
      left: tie('any'),
      right: tie('any'),
      at,
    }),
    fc.record({
      kind: fc.constant('call'),
      name: fc.constantFrom('if', 'round', 'concat', 'nothing_known'),
      parameters: fc.array(tie('any'), { maxLength: 3 }),
      at,
    }),
  ),
})).any;

type Typed = Record<ValueType, string>;

/** Formulas as text whose types fit, over columns `n`, `m`, `t`, `b` and `d` (numbers, text, boolean, date). */
export const fittingArbitrary = fc.letrec<Typed>((tie) => {
  const call = (pattern: string, ...types: ValueType[]) =>
    fc
      .tuple(...types.map((type) => tie(type)))
      .map((parts) => parts.reduce((text, part) => text.replace('_', () => part), pattern));
  const depth = { maxDepth: 4, withCrossShrink: true };
  return {
    number: fc.oneof(
      depth,
      fc.constantFrom('n', 'm', '0', '0.5', '2', '7', 'null'),
      ...['(_ + _)', '(_ - _)', '(_ * _)', '(_ / _)', '(_ % _)', 'per(_, _)', 'min(_, _)', 'max(_, _)'].map(
        (one) => call(one, 'number', 'number'),
      ),
      ...[
        'round(_)',
        'round(_, 1)',
        'abs(_)',
        'floor(_)',
        'ceil(_)',
        'log(_)',
        'log10(_)',
        'sqrt(_)',
        '(-_)',
      ].map((one) => call(one, 'number')),
      call('exp(min(_, 20))', 'number'),
      call('power(_, round(min(_, 3)))', 'number', 'number'),
      call('if(_, _, _)', 'boolean', 'number', 'number'),
      call('coalesce(_, _)', 'number', 'number'),
      call('number(_)', 'text'),
      ...['year(_)', 'quarter(_)', 'month(_)', 'day(_)'].map((one) => call(one, 'time')),
    ),
    text: fc.oneof(
      depth,
      fc.constantFrom('t', '"12.50"', "'O''Neil'", '"É "', 'null'),
      call('concat(_, _)', 'text', 'text'),
      call('lower(_)', 'text'),
      call('upper(_)', 'text'),
      call('text(_)', 'number'),
      call('text(_)', 'boolean'),
      call('text(_)', 'time'),
      call('if(_, _, _)', 'boolean', 'text', 'text'),
      call('coalesce(_, _, "-")', 'text', 'text'),
    ),
    boolean: fc.oneof(
      depth,
      fc.constantFrom('b', 'true', 'false', 'null'),
      call('(_ and _)', 'boolean', 'boolean'),
      call('(_ or _)', 'boolean', 'boolean'),
      call('(not _)', 'boolean'),
      ...(['number', 'text', 'time'] as const).flatMap((type) =>
        ['=', '!=', '<', '<=', '>', '>='].map((sign) => call(`(_ ${sign} _)`, type, type)),
      ),
      call('(_ = _)', 'boolean', 'boolean'),
      call('contains(_, _)', 'text', 'text'),
    ),
    time: fc.oneof(
      depth,
      fc.constantFrom('d', 'null'),
      call('coalesce(_, _)', 'time', 'time'),
      call('if(_, _, _)', 'boolean', 'time', 'time'),
      fc.constant('coalesce(d, "2011-06-30")'),
    ),
  };
});
