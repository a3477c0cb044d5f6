import { invalidInput } from '@gazetteer/kernel';
import { quoteIdentifier } from '../engine/quote.ts';
import { storedType } from '../tables/column.ts';
import { storedText } from '../tables/record-values.ts';
import type { QueryParameters } from './query-parameters.ts';
import { requireBearableFilters } from './search-bounds.ts';

/** What a filter may name: `_id` and the table's columns. */
export type Filterable = {
  id: string;
  type: string;
  /** Of a column of codes: those that stand for something whose name holds the text, as they are written. */
  valuesNamed?: ((text: string) => string[]) | undefined;
};

const comparisons: Record<string, string | undefined> = { eq: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' };

/**
 * The condition that CKAN's `filters` stand for: columns joined by AND; a list means any of its values;
 * an object compares (`{"gte": 5, "lt": 10}`) or looks inside (`{"contains": "ban"}`, in any case);
 * `$or` takes a list of filters of which one has to hold, and so does a list in place of the object.
 * @throws invalid_input on `filters` for a column, an operator or a value that does not fit, or for too many of them
 */
export function filterCondition(
  filters: unknown,
  columns: readonly Filterable[],
  parameters: QueryParameters,
): string {
  requireBearableFilters(filters);
  return conditionOf(filters, columns, parameters);
}

function conditionOf(filters: unknown, columns: readonly Filterable[], parameters: QueryParameters): string {
  const byName = new Map(columns.map((column) => [column.id, column]));
  if (Array.isArray(filters))
    return filters.length === 0 ? 'true' : alternatives(filters, columns, parameters);
  if (!isObject(filters)) throw invalidFilter('must be an object');
  const conditions = Object.entries(filters).map(([name, wanted]) => {
    if (name === '$or') return alternatives(wanted, columns, parameters);
    const column = byName.get(name);
    if (!column) throw invalidFilter(`there is no column "${name}"`);
    return columnCondition(column, wanted, parameters);
  });
  return all(conditions);
}

function alternatives(wanted: unknown, columns: readonly Filterable[], parameters: QueryParameters): string {
  if (!Array.isArray(wanted)) throw invalidFilter('"$or" must be a list of filters');
  return any(wanted.map((filters) => conditionOf(filters, columns, parameters)));
}

function columnCondition(column: Filterable, wanted: unknown, parameters: QueryParameters): string {
  // The value of an array column is itself a list, so only a list of lists means alternatives there.
  const isList = Array.isArray(wanted) && (!column.type.startsWith('_') || Array.isArray(wanted[0]));
  if (!isList) return valueCondition(column, wanted, parameters);
  const plain = wanted.filter((value) => !isObject(value) && value !== null);
  const special = wanted.filter((value) => isObject(value) || value === null);
  const conditions = special.map((value) => valueCondition(column, value, parameters));
  if (plain.length > 0) {
    const values = plain.map((value) => placed(column, value, parameters));
    conditions.unshift(`${quoteIdentifier(column.id)} in (${values.join(', ')})`);
  }
  return any(conditions);
}

function valueCondition(column: Filterable, wanted: unknown, parameters: QueryParameters): string {
  const name = quoteIdentifier(column.id);
  if (wanted === null) return `${name} is null`;
  if (!isObject(wanted)) return `${name} = ${placed(column, wanted, parameters)}`;
  return all(
    Object.entries(wanted).map(([operator, value]) => {
      if (operator === 'contains') return containsText(column, value, parameters);
      const comparison = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
      if (!comparison)
        throw invalidFilter(`"${operator}" on "${column.id}" is none of eq, lt, lte, gt, gte, contains`);
      if (value === null && operator === 'eq') return `${name} is null`;
      return `${name} ${comparison} ${placed(column, value, parameters)}`;
    }),
  );
}

/** Looks for a text inside the value as it is written. */
function containsText(column: Filterable, wanted: unknown, parameters: QueryParameters): string {
  const { id, type } = column;
  if (typeof wanted !== 'string' || wanted === '')
    throw invalidFilter(`"contains" on "${id}" must be a text that is not empty`);
  const name = quoteIdentifier(id);
  const text = type === 'text' ? name : `cast(${name} as varchar)`;
  const written = `contains(lower(${text}), lower(${parameters.add(wanted)}))`;
  const named = namedCondition(column, wanted, parameters);
  return named === undefined ? written : `(${written} or ${named})`;
}

/** Finds the codes that stand for something with such a name: one parameter, however many they are. */
export function namedCondition(
  { id, type, valuesNamed }: Filterable,
  text: string,
  parameters: QueryParameters,
): string | undefined {
  const values = valuesNamed?.(text) ?? [];
  if (values.length === 0) return undefined;
  const list = `from_json(${parameters.add(JSON.stringify(values))}, '["VARCHAR"]')`;
  return `${quoteIdentifier(id)} in (select cast(unnest(${list}) as ${storedType(type)}))`;
}

function placed(column: Filterable, value: unknown, parameters: QueryParameters): string {
  const text = value === null || value === '' ? emptyText(column, value) : storedText(value, column.type);
  if (text === undefined || text === null) {
    throw invalidFilter(`${JSON.stringify(value)} does not fit column "${column.id}" of type ${column.type}`);
  }
  const place = parameters.add(text);
  const type = storedType(column.type);
  return column.type.startsWith('_') || column.type === 'json'
    ? `cast(cast(${place} as json) as ${type})`
    : `cast(${place} as ${type})`;
}

function emptyText(column: Filterable, value: unknown): string | undefined {
  return value === '' && column.type === 'text' ? '' : undefined;
}

function all(conditions: readonly string[]): string {
  return conditions.length === 0 ? 'true' : conditions.map((condition) => `(${condition})`).join(' and ');
}

function any(conditions: readonly string[]): string {
  return conditions.length === 0 ? 'false' : conditions.map((condition) => `(${condition})`).join(' or ');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalidFilter(problem: string) {
  return invalidInput({ filters: [problem] });
}
