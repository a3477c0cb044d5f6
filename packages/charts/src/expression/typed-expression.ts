import type { ValueType } from './expression.ts';
import type { FunctionName } from './functions.ts';

/** A formula whose types fit and whose columns are known; operators are functions too. */
export type TypedExpression =
  | { kind: 'literal'; type: ValueType | null; value: number | string | boolean | null }
  | { kind: 'column'; type: ValueType; name: string }
  | { kind: 'call'; type: ValueType | null; name: FunctionName; parameters: TypedExpression[] };
