const types: Record<string, string> = {
  int: 'integer',
  float: 'number',
  numeric: 'number',
  bool: 'boolean',
  date: 'date',
  time: 'time',
  timestamp: 'datetime',
  json: 'object',
};

/** The datastore's type of a column in the words of Table Schema (https://datapackage.org/standard/table-schema/). */
export function standardType(type: string): string {
  return type.startsWith('_') ? 'array' : (types[type] ?? 'string');
}
