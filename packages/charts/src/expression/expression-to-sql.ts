import { quoteMoment, quoteValue } from '../values/sql-literals.ts';
import type { ValueType } from './expression.ts';
import { type FunctionDefinition, functions } from './functions.ts';
import { roundingOfOperands } from './reliable-digits.ts';
import { withoutLastDigits, withoutLastDigitsSql } from './rounding.ts';
import type { TypedExpression } from './typed-expression.ts';

/** What a value of a formula is to DuckDB. */
const sqlTypes: Record<ValueType, string> = {
  number: 'double',
  text: 'varchar',
  boolean: 'boolean',
  time: 'timestamp',
};

/**
 * A formula as an expression of DuckDB; its value is a double, text, boolean or timestamp.
 * @param nameOf the SQL name of a column
 */
export function expressionToSql(expression: TypedExpression, nameOf: (column: string) => string): string {
  switch (expression.kind) {
    case 'literal': {
      const { type, value } = expression;
      if (value === null) return type ? `cast(null as ${sqlTypes[type]})` : 'null';
      return type === 'time' ? quoteMoment(Number(value)) : quoteValue(value);
    }
    case 'column':
      return nameOf(expression.name);
    case 'call': {
      const definition: FunctionDefinition = functions[expression.name];
      const rounding = roundingOfOperands(expression);
      const parameters = expression.parameters.map((one) => {
        if (rounding && one.kind === 'literal' && typeof one.value === 'number') {
          return quoteValue(withoutLastDigits(one.value, rounding));
        }
        const sql = expressionToSql(one, nameOf);
        return rounding && one.type === 'number' ? withoutLastDigitsSql(sql, rounding) : sql;
      });
      return definition.sql(...parameters);
    }
  }
}
