import type { ValueType } from './expression.ts';
import type { FunctionName } from './functions.ts';

/**
 * A formula whose types fit and whose columns are known; operators are functions too. `digits` is how many digits of a
 * computed column can be relied upon, where not all.
 */
export type TypedExpression =
  | { kind: 'literal'; type: ValueType | null; value: number | string | boolean | null }
  | { kind: 'column'; type: ValueType; name: string; digits?: number }
  | { kind: 'call'; type: ValueType | null; name: FunctionName; parameters: TypedExpression[] };
