import type { additivities } from '@gazetteer/charts';
import type { TextInLanguages } from '@gazetteer/kernel';

/** The scales of measurement: names, names in an order, figures whose differences count, and whose zero is none of it, too. */
export const scales = ['nominal', 'ordinal', 'interval', 'ratio'] as const;
export type Scale = (typeof scales)[number];

/** Whether the values of several rows may be added up, which charts go by. */
export type Additivity = (typeof additivities)[number];

/** What a person may write about a column; other keys are kept as they come. */
export type ColumnInfo = {
  label?: string;
  notes?: string;
  unit?: string;
  role?: 'dimension' | 'measure' | 'time' | 'geo';
  scale?: Scale;
  additivity?: Additivity;
  level?: string;
  scheme?: string;
  label_translated?: TextInLanguages;
  notes_translated?: TextInLanguages;
  unit_translated?: TextInLanguages;
  [key: string]: unknown;
};

export type Column = { id: string; type: string; info: ColumnInfo };

/** CKAN's names of the simple types, and what DuckDB stores for each. */
const storedTypes = {
  text: 'VARCHAR',
  json: 'JSON',
  date: 'DATE',
  time: 'TIME',
  timestamp: 'TIMESTAMP',
  int: 'BIGINT',
  float: 'DOUBLE',
  bool: 'BOOLEAN',
  // Wide enough for money of any state and for ratios; more digits after the point are rounded.
  numeric: 'DECIMAL(38,12)',
} as const;

export type SimpleType = keyof typeof storedTypes;

// Names that PostgreSQL takes for the same types, and therefore clients send.
const otherNames: Record<string, SimpleType> = {
  bigint: 'int',
  boolean: 'bool',
  decimal: 'numeric',
  'double precision': 'float',
  float4: 'float',
  float8: 'float',
  int2: 'int',
  int4: 'int',
  int8: 'int',
  integer: 'int',
  jsonb: 'json',
  nested: 'json',
  real: 'float',
  smallint: 'int',
  timestamptz: 'timestamp',
  'timestamp with time zone': 'timestamp',
  'timestamp without time zone': 'timestamp',
  varchar: 'text',
  'character varying': 'text',
};

/** The name we keep for a type a client wrote: `integer` → `int`, `int[]` → `_int`; undefined if unknown. */
export function readType(written: string): string | undefined {
  const name = written.trim().toLowerCase();
  if (name.endsWith('[]')) return asArray(readType(name.slice(0, -2)));
  if (name.startsWith('_')) return asArray(readType(name.slice(1)));
  if (isSimpleType(name)) return name;
  return otherNames[name];
}

function asArray(element: string | undefined): string | undefined {
  return element && isSimpleType(element) ? `_${element}` : undefined;
}

function isSimpleType(name: string): name is SimpleType {
  return Object.hasOwn(storedTypes, name);
}

/** The type of an array's elements, undefined for what is no array. */
export function elementType(type: string): string | undefined {
  return type.startsWith('_') ? type.slice(1) : undefined;
}

/** DuckDB's type for a column of one of our types. */
export function storedType(type: string): string {
  const element = elementType(type);
  if (element) return `${storedType(element)}[]`;
  return isSimpleType(type) ? storedTypes[type] : 'VARCHAR';
}

const wholeNumbers = /^(U?(TINY|SMALL|BIG)INT|U?INTEGER)$/;

/** Our type for a column of a file, by DuckDB's name for it: `UBIGINT` → `numeric`, `DECIMAL(9,2)` → `numeric`. */
export function typeOfStored(duckdbType: string): string {
  if (duckdbType.endsWith('[]')) {
    const element = typeOfStored(duckdbType.slice(0, -2));
    return isSimpleType(element) ? `_${element}` : 'json';
  }
  if (/^(U?HUGEINT|UBIGINT|DECIMAL)/.test(duckdbType)) return 'numeric';
  if (wholeNumbers.test(duckdbType)) return 'int';
  if (duckdbType.startsWith('TIMESTAMP')) return 'timestamp';
  if (/^(STRUCT|MAP|UNION|JSON)/.test(duckdbType)) return 'json';
  const simple: Record<string, SimpleType> = {
    FLOAT: 'float',
    DOUBLE: 'float',
    BOOLEAN: 'bool',
    DATE: 'date',
    TIME: 'time',
  };
  return simple[duckdbType] ?? 'text';
}

/** True for types that can be added up. */
export function isNumeric(type: string): boolean {
  return type === 'int' || type === 'float' || type === 'numeric';
}
