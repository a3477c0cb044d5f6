import { DuckDBDecimalType, DuckDBTypeId, type DuckDBType } from '@duckdb/node-api';
import { EXACT_DIGITS } from './json-values.ts';

/**
 * An SQL expression whose value, in `json_array`, is the JSON text of what `jsonConverter` makes of a column's values: the engine
 * writes it many times as fast as JavaScript does.
 * @param column the quoted name of the column
 * @returns undefined for a type that only the converter knows
 */
export function jsonTextExpression(column: string, type: DuckDBType): string | undefined {
  if (type.alias) return undefined;
  switch (type.typeId) {
    case DuckDBTypeId.BOOLEAN:
    case DuckDBTypeId.VARCHAR:
    case DuckDBTypeId.SMALLINT:
    case DuckDBTypeId.INTEGER:
      return column;
    case DuckDBTypeId.BIGINT:
      return `case when ${column} between ${Number.MIN_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER}
        then to_json(${column}) else to_json(cast(${column} as varchar)) end`;
    case DuckDBTypeId.DOUBLE:
      return `case when isfinite(${column}) then ${column} end`;
    case DuckDBTypeId.DATE:
      return `cast(${column} as varchar)`;
    case DuckDBTypeId.TIMESTAMP:
      return `regexp_replace(cast(${column} as varchar), ' ', 'T')`;
    default:
      return type instanceof DuckDBDecimalType ? decimalText(column, type.scale) : undefined;
  }
}

function decimalText(column: string, scale: number): string {
  const written = `cast(${column} as varchar)`;
  const text = scale > 0 ? `rtrim(rtrim(${written}, '0'), '.')` : written;
  const digits = `length(ltrim(replace(replace(${text}, '-', ''), '.', ''), '0'))`;
  return `case when ${digits} <= ${EXACT_DIGITS} then to_json(cast(${text} as double)) else to_json(${text}) end`;
}
