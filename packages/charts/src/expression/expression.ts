/** What an expression gives; `time` is a date or a moment. */
export type ValueType = 'number' | 'text' | 'boolean' | 'time';

export const binaryOperators = [
  'or',
  'and',
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
] as const;
export type BinaryOperator = (typeof binaryOperators)[number];

/** A formula as a tree; `at` is where in the text it begins. */
export type Expression =
  | { kind: 'number'; value: number; at: number }
  | { kind: 'text'; value: string; at: number }
  | { kind: 'constant'; value: boolean | null; at: number }
  | { kind: 'field'; name: string; at: number }
  | { kind: 'unary'; operator: '-' | 'not'; operand: Expression; at: number }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression; at: number }
  | { kind: 'call'; name: string; parameters: Expression[]; at: number };
