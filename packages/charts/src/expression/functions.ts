import { compareText } from '../values/compare-values.ts';
import type { ValueType } from './expression.ts';
import { namedSql } from './named-sql.ts';
import { roundHalfAway, significant, significantSql } from './rounding.ts';

/** `same`: all such parameters are of one type, which is the result's where that is `same`. */
type ParameterType = ValueType | 'same' | 'any';

/** What a function is given and gives, and what it is in both languages. Null in gives null, but for `run`. */
export type FunctionDefinition = {
  parameters: readonly ParameterType[];
  /** How many of them must be given, where not all. */
  least?: number;
  /** The last parameter may come again and again. */
  rest?: boolean;
  result: ValueType | 'same';
  /** How many digits of the number it gives can be relied upon; where it is exact, as many as of what it is given. */
  digits?: number;
  /** Given how many places behind the decimal point it gives an answer of its own, which hangs on the last digit. */
  looksAt?: number;
  /** Of SQL for each parameter; every one is in parentheses or a name. */
  sql(...parameters: string[]): string;
} & (
  | { strict(...values: never[]): Value }
  /** Given nulls too. */
  | { loose(...values: (() => Value)[]): Value }
);

/** Times are milliseconds since 1970. */
export type Value = number | string | boolean | null;

/** The part where the condition on it, `v`, is met. */
const guarded = (sql: string, condition: string): string =>
  namedSql(sql, (name) => `case when ${condition.replaceAll('v', name)} then ${name} end`);

const infix = (operator: string) => (left: string, right: string) => `(${left} ${operator} ${right})`;
const prefixed =
  (name: string) =>
  (...parameters: string[]) =>
    `${name}(${parameters.join(', ')})`;

/**
 * Significant digits of what machines compute with a last digit of their own. They have 15 in common; with fewer, both
 * hardly ever lie on two sides of a half. Logarithms keep more than powers, so that `exp(log(7))` is 7 again.
 */
const LOGARITHM_DIGITS = 14;
const POWER_DIGITS = 12;

/**
 * How many digits are relied upon: fewer than there are, for what is computed from them has another error than they. Four
 * operations hardly reach the 15th digit of a number; ratios of logarithms and products of powers reach the 13th and 11th.
 */
const RELIABLE_DIGITS = { arithmetic: 15, logarithm: LOGARITHM_DIGITS - 2, power: POWER_DIGITS - 2 };

const ofNumbers = { parameters: ['number', 'number'], result: 'number' } as const;
const arithmetic = { ...ofNumbers, digits: RELIABLE_DIGITS.arithmetic } as const;
const ofNumber = { parameters: ['number'], result: 'number' } as const;
const ofTime = { parameters: ['time'], result: 'number' } as const;
const comparison = { parameters: ['same', 'same'], result: 'boolean', looksAt: 0 } as const;
const ofText = { parameters: ['text'], result: 'text' } as const;

const divided = {
  ...arithmetic,
  sql: (left: string, right: string) => `(${left} / ${guarded(right, 'v <> 0')})`,
  strict: (left: number, right: number) => (right === 0 ? null : left / right),
};

function definition(given: FunctionDefinition): FunctionDefinition {
  return given;
}

/** In characters; longer than any label. */
const LONGEST_TEXT = 1000;

function shortened(text: string): string {
  return text.length <= LONGEST_TEXT ? text : Array.from(text).slice(0, LONGEST_TEXT).join('');
}

/** Everything a formula can do. */
export const functions = {
  or: definition({
    parameters: ['boolean', 'boolean'],
    result: 'boolean',
    sql: infix('or'),
    loose: (left, right) => {
      const first = left?.();
      if (first === true) return true;
      const second = right?.() ?? null;
      return second === true ? true : first === null || second === null ? null : false;
    },
  }),
  and: definition({
    parameters: ['boolean', 'boolean'],
    result: 'boolean',
    sql: infix('and'),
    loose: (left, right) => {
      const first = left?.();
      if (first === false) return false;
      const second = right?.() ?? null;
      return second === false ? false : first === null || second === null ? null : true;
    },
  }),
  not: definition({
    parameters: ['boolean'],
    result: 'boolean',
    sql: (operand) => `(not ${operand})`,
    strict: (operand: boolean) => !operand,
  }),
  '=': definition({ ...comparison, sql: infix('='), strict: (a: Value, b: Value) => a === b }),
  '!=': definition({ ...comparison, sql: infix('<>'), strict: (a: Value, b: Value) => a !== b }),
  '<': definition({ ...comparison, sql: infix('<'), strict: (a: Value, b: Value) => compare(a, b) < 0 }),
  '<=': definition({ ...comparison, sql: infix('<='), strict: (a: Value, b: Value) => compare(a, b) <= 0 }),
  '>': definition({ ...comparison, sql: infix('>'), strict: (a: Value, b: Value) => compare(a, b) > 0 }),
  '>=': definition({ ...comparison, sql: infix('>='), strict: (a: Value, b: Value) => compare(a, b) >= 0 }),
  '+': definition({ ...arithmetic, sql: infix('+'), strict: (a: number, b: number) => a + b }),
  '-': definition({ ...arithmetic, sql: infix('-'), strict: (a: number, b: number) => a - b }),
  '*': definition({ ...arithmetic, sql: infix('*'), strict: (a: number, b: number) => a * b }),
  '/': definition(divided),
  per: definition(divided),
  '%': definition({
    ...arithmetic,
    looksAt: 0,
    sql: (left, right) => `(${left} % ${guarded(right, 'v <> 0')})`,
    strict: (a: number, b: number) => (b === 0 ? null : a % b),
  }),
  negative: definition({ ...ofNumber, sql: (operand) => `(- ${operand})`, strict: (a: number) => -a }),
  if: definition({
    parameters: ['boolean', 'same', 'same'],
    result: 'same',
    sql: (condition, yes, no) => `(case when ${condition} then ${yes} else ${no} end)`,
    loose: (condition, yes, no) => (condition?.() === true ? yes?.() : no?.()) ?? null,
  }),
  coalesce: definition({
    parameters: ['same', 'same'],
    rest: true,
    result: 'same',
    sql: prefixed('coalesce'),
    loose: (...values) => {
      for (const value of values) {
        const found = value();
        if (found !== null) return found;
      }
      return null;
    },
  }),
  round: definition({
    parameters: ['number', 'number'],
    least: 1,
    result: 'number',
    looksAt: 0,
    // Digits are a literal number, which `resolveExpression` sees to.
    sql: (value, digits = '0') => `round(${value}, ${Number(digits)})`,
    strict: (value: number, digits = 0) => roundHalfAway(value, digits),
  }),
  abs: definition({ ...ofNumber, sql: prefixed('abs'), strict: (value: number) => Math.abs(value) }),
  floor: definition({
    ...ofNumber,
    looksAt: 0,
    sql: prefixed('floor'),
    strict: (value: number) => Math.floor(value),
  }),
  ceil: definition({
    ...ofNumber,
    looksAt: 0,
    sql: prefixed('ceil'),
    strict: (value: number) => Math.ceil(value),
  }),
  log: definition({
    ...ofNumber,
    digits: RELIABLE_DIGITS.logarithm,
    sql: (value) => significantSql(`ln(${guarded(value, 'v > 0')})`, LOGARITHM_DIGITS),
    strict: (value: number) => (value > 0 ? significant(Math.log(value), LOGARITHM_DIGITS) : null),
  }),
  log10: definition({
    ...ofNumber,
    digits: RELIABLE_DIGITS.logarithm,
    sql: (value) => significantSql(`log10(${guarded(value, 'v > 0')})`, LOGARITHM_DIGITS),
    strict: (value: number) => (value > 0 ? significant(Math.log10(value), LOGARITHM_DIGITS) : null),
  }),
  exp: definition({
    ...ofNumber,
    digits: RELIABLE_DIGITS.power,
    sql: (value) => significantSql(`exp(${value})`, POWER_DIGITS),
    strict: (value: number) => significant(Math.exp(value), POWER_DIGITS),
  }),
  sqrt: definition({
    ...ofNumber,
    digits: RELIABLE_DIGITS.arithmetic,
    sql: (value) => `sqrt(${guarded(value, 'v >= 0')})`,
    strict: (value: number) => (value >= 0 ? Math.sqrt(value) : null),
  }),
  power: definition({
    ...ofNumbers,
    digits: RELIABLE_DIGITS.power,
    sql: (base, exponent) => significantSql(`pow(${base}, ${exponent})`, POWER_DIGITS),
    strict: (base: number, exponent: number) => significant(base ** exponent, POWER_DIGITS),
  }),
  min: definition({
    ...ofNumbers,
    sql: prefixed('least'),
    loose: (a, b) => chosen(a?.() ?? null, b?.() ?? null, Math.min),
  }),
  max: definition({
    ...ofNumbers,
    sql: prefixed('greatest'),
    loose: (a, b) => chosen(a?.() ?? null, b?.() ?? null, Math.max),
  }),
  year: definition({
    ...ofTime,
    sql: part('year'),
    strict: (time: number) => new Date(time).getUTCFullYear(),
  }),
  quarter: definition({
    ...ofTime,
    sql: part('quarter'),
    strict: (time: number) => Math.floor(new Date(time).getUTCMonth() / 3) + 1,
  }),
  month: definition({
    ...ofTime,
    sql: part('month'),
    strict: (time: number) => new Date(time).getUTCMonth() + 1,
  }),
  day: definition({ ...ofTime, sql: part('day'), strict: (time: number) => new Date(time).getUTCDate() }),
  concat: definition({
    parameters: ['text', 'text'],
    rest: true,
    result: 'text',
    // Texts made of texts made of texts would outgrow any memory.
    sql: (...texts) => `left(concat(${texts.join(', ')}), ${LONGEST_TEXT})`,
    loose: (...values) => shortened(values.map((value) => value() ?? '').join('')),
  }),
  lower: definition({ ...ofText, sql: prefixed('lower'), strict: (text: string) => text.toLowerCase() }),
  upper: definition({ ...ofText, sql: prefixed('upper'), strict: (text: string) => text.toUpperCase() }),
  contains: definition({
    parameters: ['text', 'text'],
    result: 'boolean',
    sql: (text, part) => `contains(lower(${text}), lower(${part}))`,
    strict: (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase()),
  }),
  number: definition({
    parameters: ['text'],
    result: 'number',
    sql: (text) =>
      `try_cast(regexp_extract(${text}, '^\\s*([+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]{1,2})?)\\s*$', 1) as double)`,
    strict: (text: string) =>
      /^[\t\n\f\r ]*[+-]?(\d+(?:\.\d*)?|\.\d+)([eE][+-]?\d{1,2})?[\t\n\f\r ]*$/.test(text)
        ? Number(text)
        : null,
  }),
  text_of_number: definition({
    parameters: ['number'],
    result: 'text',
    looksAt: 4,
    sql: (value) =>
      `list_transform([round(${value}, 4)], lambda v: case when abs(v) < 1e15 then case when v = floor(v) then cast(cast(v as bigint) as varchar) else cast(v as varchar) end end)[1]`,
    strict: (value: number) => (Math.abs(value) < 1e15 ? String(roundHalfAway(value, 4) + 0) : null),
  }),
  text_of_boolean: definition({
    parameters: ['boolean'],
    result: 'text',
    sql: (value) => `cast(${value} as varchar)`,
    strict: (value: boolean) => String(value),
  }),
  text_of_time: definition({
    parameters: ['time'],
    result: 'text',
    sql: (value) => `replace(strftime(${value}, '%Y-%m-%dT%H:%M:%S'), 'T00:00:00', '')`,
    strict: (time: number) => new Date(time).toISOString().slice(0, 19).replace('T00:00:00', ''),
  }),
} satisfies Record<string, FunctionDefinition>;

export type FunctionName = keyof typeof functions;

function part(name: string) {
  return (time: string) => `cast(${name}(${time}) as double)`;
}

function compare(one: Value, other: Value): number {
  if (typeof one === 'string' && typeof other === 'string') return compareText(one, other);
  return Number(one) - Number(other);
}

function chosen(one: Value, other: Value, choose: (a: number, b: number) => number): Value {
  if (one === null || other === null) return one ?? other;
  return choose(Number(one), Number(other));
}
