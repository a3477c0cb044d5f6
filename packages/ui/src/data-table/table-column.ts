/** How a column's values are written and lined up. */
export type ColumnKind = 'text' | 'number' | 'code' | 'date' | 'moment' | 'truth' | 'json';

/** A code in a cell, as its scheme writes it, with the name of what it stands for; null where that is not known. */
export interface NamedCode {
  code: string;
  name: string | null;
}

/** One column as the table shows it. */
export interface TableColumn {
  id: string;
  label: string;
  kind: ColumnKind;
  /** What the column stands for, where the dictionary says so. */
  role?: 'dimension' | 'measure' | 'time' | 'geo';
  scale?: 'nominal' | 'ordinal' | 'interval' | 'ratio';
  /** Whether values of several rows may be added up. */
  additivity?: 'additive' | 'semi_additive' | 'non_additive';
  unit?: string;
  /** Of codes with names: whether the names stand beside them in a column of their own, and need not be written here. */
  codes?: { areNamedBeside: boolean };
  description?: string;
  /** The name of the type in the table store. */
  type: string;
  /** Counts of the values in equal steps from the least to the greatest. */
  distribution?: readonly number[];
  distinctCount?: number;
  /** Digits after the decimal point that the widest value needs. */
  fractionDigits: number;
  /** Width in digits of the table's own type. */
  width: number;
}

const numeric = new Set(['int', 'float', 'numeric']);
const codeName = /(^|[_\s])(code|id|pin|pincode|fips|lgd|zip|year)s?($|[_\s])/i;

/**
 * The kind of a column. A number that is not measured but names something (an area's code, a year)
 * is a code: its digits are not grouped.
 */
export function columnKind(column: { id: string; type: string; role?: TableColumn['role'] }): ColumnKind {
  const { type, role, id } = column;
  if (numeric.has(type)) {
    const names =
      role === 'geo' || role === 'time' || (role !== 'measure' && type === 'int' && codeName.test(id));
    return names ? 'code' : 'number';
  }
  if (type === 'date') return 'date';
  if (type === 'timestamp') return 'moment';
  if (type === 'bool') return 'truth';
  if (type === 'json' || type.startsWith('_')) return 'json';
  return role === 'geo' && codeName.test(id) ? 'code' : 'text';
}

/** Digits after the decimal point of a number as it is written, at most six. */
export function fractionDigitsOf(value: unknown): number {
  if (typeof value !== 'number' || Number.isInteger(value)) return 0;
  const text = String(value);
  const exponent = /e-(\d+)$/.exec(text);
  if (exponent) return 6;
  return Math.min(6, text.length - text.indexOf('.') - 1);
}

const narrowest = 13;
const widest = 34;
/** Of a code with a name: `02198 · Prince of Wales-Outer Ketchikan, Alaska` is cut, nearly all others are not. */
const widestNamed = 42;

/** A width that fits the label in two lines and most of the values, in digits. */
export function columnWidth(label: string, kind: ColumnKind, samples: readonly unknown[]): number {
  const longestWord = Math.max(...label.split(/\s+/).map((word) => word.length));
  const head = Math.max(longestWord, Math.ceil(label.length / 2)) + 4;
  const lengths = samples.map((value) => (value === null ? 0 : writtenLength(value, kind)));
  return Math.min(
    samples.some(isNamedCode) ? widestNamed : widest,
    Math.max(narrowest, head, Math.max(0, ...lengths) + 3),
  );
}

/** Whether a value of a cell is a code with its name. */
export function isNamedCode(value: unknown): value is NamedCode {
  return value instanceof Object && 'code' in value && 'name' in value;
}

/** A code with its name, as plain text. */
export function namedCodeText({ code, name }: NamedCode): string {
  return name === null ? code : `${code} · ${name}`;
}

/** Any value as text, objects and lists as JSON. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function writtenLength(value: unknown, kind: ColumnKind): number {
  if (kind === 'date') return 11;
  if (kind === 'moment') return 17;
  const text = isNamedCode(value) ? namedCodeText(value) : valueText(value);
  // Separators between groups of digits, and letters that are narrower than digits.
  return kind === 'number' ? text.length + Math.floor(text.length / 3) : Math.ceil(text.length * 0.92);
}
