/** The kinds of values that literals, properties and functions have in a filter. */
export type ValueKind = 'text' | 'number' | 'bool' | 'date' | 'time' | 'timestamp';

/** A value as it is written in a filter: texts without their quotes, all others as they stand. */
export type Literal = { kind: ValueKind; text: string } | { kind: 'null' };

export const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof comparisons)[number];

/** A filter as its grammar has it; whether names and types fit is not known yet. */
export type Expression =
  | { kind: 'literal'; literal: Literal }
  | { kind: 'property'; name: string }
  | { kind: 'call'; function: string; arguments: Expression[] }
  | { kind: 'comparison'; operator: Comparison; left: Expression; right: Expression }
  | { kind: 'in'; value: Expression; list: Literal[] }
  | { kind: 'and' | 'or'; operands: Expression[] }
  | { kind: 'not'; operand: Expression };
