import { isMissing, kindPattern, markedAmount, trimmedCharacters } from '@gazetteer/tabular';
import type { Ask } from '../engine/query-worker.contract.ts';
import { quoteText } from '../engine/quote.ts';
import { isNumeric } from '../tables/column.ts';
import type { ImportNote } from './files/import-report.ts';
import { sqlMissing, sqlPattern, trimmed, type ValueKind, valueKinds } from './value-kinds.ts';
import { kindsOfType, kindsUnder, type ValueRules } from './value-rules.ts';

/** A column of texts: SQL that gives its text, values from the file's beginning, and the type asked for. */
export type TextColumn = {
  name: string;
  text: string;
  sample: readonly string[];
  declared?: string | undefined;
  /** What is said of how its values are written. */
  rules?: ValueRules | undefined;
};

export type ChosenType = {
  type: string;
  /** SQL for the value; null where there is none. */
  expression: string;
  /** SQL that is true for a value that is not of the declared type; undefined where there is none such. */
  wrong?: string;
  /** True where the column has no value at all. */
  empty: boolean;
  /** The kind that its values are written in, where they are not texts. */
  kind?: string | undefined;
};

export type ChosenTypes = { columns: ChosenType[]; rows: number; emptyRows: number; notes: ImportNote[] };

/** How many values a column has, how many of them mean nothing, and how many are of each kind that was tried. */
type Measured = {
  values: number;
  missing: number;
  padded: number;
  kinds: Map<string, number>;
  example: string | null;
};

type Trial = { column: TextColumn; kinds: readonly ValueKind[]; missing: boolean };

// A column that is nearly all numbers is worth a word when it is not.
const NEARLY = 0.9;
const TESTS_AT_ONCE = 200;

const partners: Record<string, string> = {
  day_first: 'month_first',
  month_first: 'day_first',
  day_first_timestamp: 'month_first_timestamp',
  month_first_timestamp: 'day_first_timestamp',
};

/**
 * Finds the type of each column by all of its values. A column is a number, a date or a time only where every
 * value is one, words for missing values aside. What the first values make likely is tried first; a column that
 * turns out otherwise is looked at once more for everything that it could be.
 */
export async function chooseTypes(
  ask: Ask,
  from: string,
  columns: readonly TextColumn[],
): Promise<ChosenTypes> {
  const first = columns.map(likelyTrial);
  const { rows, emptyRows, measured } = await measure(ask, from, first);
  const kinds = columns.map((column, index) => kindOf(column, measured[index]));
  const showsComma = kinds.some((kind) => kind?.name === 'decimal_comma');
  const again = columns.flatMap((column, index) => {
    const failed = !column.declared && !kinds[index] && (first[index]?.kinds.length ?? 0) > 0;
    return failed || (showsComma && commaMatters(kinds[index])) ? [index] : [];
  });
  if (again.length > 0) {
    const trials = again.map((index) => widestTrial(columns[index] as TextColumn));
    const second = (await measure(ask, from, trials)).measured;
    for (const [place, index] of again.entries()) {
      measured[index] = second[place] as Measured;
      kinds[index] = kindOf(columns[index] as TextColumn, measured[index]);
    }
  }
  agreeOnCommas(kinds, measured);
  const notes = agreeOnDates(columns, kinds, measured);
  const chosen = columns.map((column, index) => {
    const found = measured[index] as Measured;
    notes.push(...notesOf(column, kinds[index], found));
    return column.declared ? declaredType(column, found) : freeType(column, kinds[index], found);
  });
  return { columns: chosen, rows, emptyRows, notes };
}

const freeKinds = ({ rules = {} }: TextColumn) => kindsUnder(rules);
const declaredKinds = ({ declared = 'text', rules = {} }: TextColumn) => kindsOfType(declared, rules);

const expressions = new Map<string, RegExp>();

function matches(kind: ValueKind, text: string): boolean {
  const known = expressions.get(kind.pattern);
  const expression = known ?? new RegExp(`^${kindPattern(kind)}$`);
  if (!known) expressions.set(kind.pattern, expression);
  return expression.test(text);
}

function likelyTrial(column: TextColumn): Trial {
  if (column.declared) return { column, kinds: declaredKinds(column), missing: true };
  const kinds = freeKinds(column);
  const values = column.sample.filter((text) => text.trim() !== '');
  const said = values.filter((text) => !isMissing(text));
  const missing = said.length < values.length;
  if (said.length === 0) return { column, kinds: values.length > 0 ? kinds : [], missing: true };
  const [best] = kinds.filter((kind) => said.every((text) => matches(kind, text)));
  if (best) {
    const partner = kinds.filter(({ name }) => name === partners[best.name]);
    return { column, kinds: [best, ...partner], missing };
  }
  // Codes look like numbers too, but for their zeros.
  if (said.some((text) => /^\s*0[0-9]/.test(text))) return { column, kinds: [], missing: false };
  const nearly = kinds.find(
    (kind) =>
      isNumeric(kind.type) && said.filter((text) => matches(kind, text)).length > said.length * NEARLY,
  );
  return { column, kinds: nearly ? [nearly] : [], missing: nearly !== undefined };
}

function widestTrial(column: TextColumn): Trial {
  const said = column.sample.filter((text) => text.trim() !== '' && !isMissing(text));
  const kinds = freeKinds(column).filter(
    (kind) => said.filter((text) => matches(kind, text)).length >= said.length * NEARLY,
  );
  return { column, kinds, missing: true };
}

async function measure(ask: Ask, from: string, trials: readonly Trial[]) {
  const measures = trials.flatMap(measuresOf);
  const texts = trials.map(({ column }) => column.text);
  const results: unknown[] = [];
  let counts: number[] = [];
  for (let start = 0; start === 0 || start < measures.length; start += TESTS_AT_ONCE) {
    const some = measures.slice(start, start + TESTS_AT_ONCE);
    const nothing = start === 0 ? texts.map((text) => `${text} is null`).join(' and ') : 'false';
    const [row = []] = await ask(
      `select ${['count(*)', `count(*) filter (where ${nothing})`, ...some].join(', ')} from ${from}`,
    );
    if (start === 0) counts = row.slice(0, 2).map(Number);
    results.push(...row.slice(2));
  }
  const [rows = 0, emptyRows = 0] = counts;
  let at = 0;
  const measured = trials.map(({ kinds }): Measured => {
    const [values, missing, padded, example, ...counted] = results.slice(at, at + 4 + kinds.length);
    at += 4 + kinds.length;
    return {
      values: Number(values),
      missing: Number(missing),
      padded: Number(padded),
      example: typeof example === 'string' ? example : null,
      kinds: new Map(kinds.map(({ name }, index) => [name, Number(counted[index])])),
    };
  });
  return { rows, emptyRows, measured };
}

function measuresOf({ column: { text, declared }, kinds, missing }: Trial): string[] {
  const [first] = kinds;
  const isGone = `regexp_full_match(${text}, ${sqlMissing})`;
  const odd =
    first && missing && !declared
      ? `${text} is not null and not ${isGone} and not ${fits(first, text)}`
      : undefined;
  return [
    `count(${text})`,
    missing && kinds.length > 0 ? `count(*) filter (where ${isGone})` : '0',
    // Only what may stay a text.
    missing || kinds.length === 0 ? `count(*) filter (where ${isPadded(text)})` : '0',
    odd ? `min(${text}) filter (where ${odd})` : 'null',
    ...kinds.map((kind) =>
      kind.strict
        ? `count(case when ${fits(kind, text)} then ${kind.convert(text)} end)`
        : `count(*) filter (where ${fits(kind, text)})`,
    ),
  ];
}

function fits(kind: ValueKind, text: string): string {
  return `regexp_full_match(${text}, ${sqlPattern(kind)})`;
}

/** The narrowest kind that all values are of; undefined where there is none, or no value. */
function kindOf(column: TextColumn, measured: Measured | undefined): ValueKind | undefined {
  if (!measured || column.declared) return undefined;
  const said = measured.values - measured.missing;
  return said === 0 ? undefined : freeKinds(column).find(({ name }) => measured.kinds.get(name) === said);
}

/** Kinds that a file with decimal commas may mean otherwise: `1.234`, `1,234`. */
function commaMatters(kind: ValueKind | undefined): boolean {
  return kind !== undefined && ['float', 'grouped_int', 'grouped_float'].includes(kind.name);
}

function agreeOnCommas(kinds: (ValueKind | undefined)[], measured: readonly Measured[]): void {
  const comma = kinds.find((kind) => kind?.name === 'decimal_comma');
  if (!comma) return;
  for (const [index, kind] of kinds.entries()) {
    const { values = 0, missing = 0, kinds: counts } = measured[index] ?? {};
    if (commaMatters(kind) && counts?.get(comma.name) === values - missing) kinds[index] = comma;
  }
}

/** Where a column's dates may be read both ways, those of the other columns decide; failing these, days come first. */
function agreeOnDates(
  columns: readonly TextColumn[],
  kinds: (ValueKind | undefined)[],
  measured: readonly Measured[],
): ImportNote[] {
  const both = (index: number) => {
    const { kinds: counts } = measured[index] ?? {};
    const kind = kinds[index];
    return kind !== undefined && counts?.get(kind.name) === counts?.get(partners[kind.name] ?? '');
  };
  const ordered = kinds.flatMap((kind, index) => (kind && partners[kind.name] ? [index] : []));
  const sure = ordered.filter((index) => !both(index)).map((index) => kinds[index]?.name ?? '');
  const monthFirst = sure.length > 0 && sure.every((name) => name.startsWith('month_first'));
  return ordered.map((index): ImportNote => {
    const column = columns[index]?.name ?? '';
    if (!both(index)) return { code: 'date_order', params: { column, order: orderOf(kinds[index]) } };
    if (monthFirst) {
      const partner = partners[kinds[index]?.name ?? ''];
      kinds[index] = valueKinds.find(({ name }) => name === partner);
    }
    return { code: 'date_order_assumed', params: { column, order: orderOf(kinds[index]) } };
  });
}

function orderOf(kind: ValueKind | undefined): string {
  return kind?.name.startsWith('month') ? 'month first' : 'day first';
}

function notesOf(
  { name, declared, sample }: TextColumn,
  kind: ValueKind | undefined,
  measured: Measured,
): ImportNote[] {
  const notes: ImportNote[] = [];
  const note = (code: ImportNote['code'], params = {}) =>
    notes.push({ code, params: { column: name, ...params } });
  if (kind?.name.startsWith('grouped') || kind?.name.startsWith('spaced')) note('grouped_numbers');
  if (kind?.name === 'decimal_comma') note('decimal_comma');
  if (kind?.name === 'month_of_year') note('months_as_dates');
  if (kind && measured.missing > 0) note('missing_values', { count: measured.missing });
  const [tried, count = 0] = [...measured.kinds][0] ?? [];
  const said = measured.values - measured.missing;
  if (!kind && !declared && measured.example !== null && sample.length > 0 && count > said * NEARLY) {
    const type = valueKinds.find((known) => known.name === tried)?.type ?? '';
    note('mixed_column', { count: said - count, value: measured.example.slice(0, 80), type });
  } else if (!kind && !declared) {
    const value = markedAmount(sample.filter((text) => text.trim() !== '' && !isMissing(text)));
    if (value !== undefined) note('amounts_as_text', { value: value.slice(0, 80) });
  }
  return notes;
}

function freeType({ text }: TextColumn, kind: ValueKind | undefined, measured: Measured): ChosenType {
  const empty = measured.values === 0;
  if (!kind) return { type: 'text', expression: measured.padded > 0 ? plainText(text) : text, empty };
  const value = kind.convert(text);
  if (measured.missing === 0) return { type: kind.type, expression: value, empty, kind: kind.name };
  // Some words for nothing would convert: NaN is a number to DuckDB.
  return {
    type: kind.type,
    expression: `case when ${fits(kind, text)} then ${value} end`,
    empty,
    kind: kind.name,
  };
}

/** Taking blanks off costs more than looking for them. */
function isPadded(text: string): string {
  const ends = trimmedCharacters.map((blank) => `suffix(${text}, ${quoteText(blank)})`);
  return [`${text} < '!'`, `prefix(${text}, '\u00a0')`, ...ends].join(' or ');
}

function plainText(text: string): string {
  return `nullif(${trimmed(text)}, '')`;
}

function declaredType(column: TextColumn, measured: Measured): ChosenType {
  const { text, declared = 'text' } = column;
  const empty = measured.values === 0;
  if (declared === 'text') return { type: 'text', expression: plainText(text), empty };
  const kinds = declaredKinds(column);
  const count = (kind: ValueKind) => measured.kinds.get(kind.name) ?? 0;
  const kind = kinds.reduce((best, other) => (count(other) > count(best) ? other : best));
  const expression = `case when ${fits(kind, text)} and not regexp_full_match(${text}, ${sqlMissing}) then ${kind.convert(text)} end`;
  if (count(kind) >= measured.values - measured.missing)
    return { type: declared, expression, empty, kind: kind.name };
  const wrong = `${text} is not null and not regexp_full_match(${text}, ${sqlMissing}) and trim(${text}) <> '' and (${expression}) is null`;
  return { type: declared, expression, wrong, empty, kind: kind.name };
}
