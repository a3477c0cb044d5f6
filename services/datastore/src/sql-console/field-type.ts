const names: Record<string, string> = {
  BOOLEAN: 'bool',
  TINYINT: 'int',
  SMALLINT: 'int',
  INTEGER: 'int',
  BIGINT: 'int',
  UTINYINT: 'int',
  USMALLINT: 'int',
  UINTEGER: 'int',
  UBIGINT: 'numeric',
  HUGEINT: 'numeric',
  UHUGEINT: 'numeric',
  FLOAT: 'float',
  DOUBLE: 'float',
  DATE: 'date',
  TIME: 'time',
  JSON: 'json',
};

/** CKAN's name for a type of the engine: `BIGINT` → `int`, `DECIMAL(18,3)` → `numeric`, `BIGINT[]` → `_int`. */
export function fieldType(engineType: string): string {
  if (engineType.endsWith('[]')) return `_${fieldType(engineType.slice(0, -2))}`;
  if (engineType.startsWith('DECIMAL')) return 'numeric';
  if (engineType.startsWith('TIMESTAMP')) return 'timestamp';
  if (/^(STRUCT|MAP|UNION)\b/.test(engineType)) return 'json';
  return names[engineType] ?? 'text';
}
