import { invalidQuery } from '../model/content-error.ts';
import { type Filter, type Operator, operators } from './filter.ts';

const MOST_COMPARISONS = 50;
const DEEPEST = 6;
const LONGEST_VALUE = 1000;
const LONGEST_TEXT = 20_000;
const MOST_VALUES = 100;

type Nested = { [name: string]: unknown };

/**
 * Reads which items a request wants, as Directus' clients write it: `filter` as JSON, or in brackets
 * (`filter[title][_contains]=rain`), where lists are parted by commas.
 * @param query the parameters as they came, names unparsed
 * @param fields names of the fields that may be compared
 * @throws INVALID_QUERY that names the place and the rule
 */
export function readFilter(query: Readonly<Nested>, fields: ReadonlySet<string>): Filter {
  const filters: Filter[] = [];
  const reader = createReader(fields);
  if (query['filter'] !== undefined) filters.push(reader(parseJson(query['filter'])));
  const bracketed = nest(query);
  if (bracketed) filters.push(reader(bracketed));
  return { all: filters };
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') throw refused('filter', 'must be given once');
  if (text.length > LONGEST_TEXT)
    throw refused('filter', `must not have more than ${LONGEST_TEXT} characters`);
  try {
    return JSON.parse(text);
  } catch {
    throw refused('filter', 'must be JSON, or written in brackets: filter[visID][_eq]=…');
  }
}

/** Makes of `filter[a][b]=c` what the same filter is in JSON. */
function nest(query: Readonly<Nested>): Nested | undefined {
  const names = Object.keys(query).filter((name) => name.startsWith('filter['));
  if (names.length === 0) return undefined;
  if (names.length > MOST_COMPARISONS) throw refused('filter', `has more than ${MOST_COMPARISONS} parts`);
  // Without a prototype there is nothing that a name such as __proto__ could reach.
  const root: Nested = Object.create(null);
  for (const name of names) {
    if (!/^filter(\[[^[\]]*\])+$/.test(name)) throw refused(name, 'has brackets that do not match');
    const path = [...name.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part);
    setPath(root, path, query[name], name);
  }
  return root;
}

function setPath(target: Nested, path: readonly string[], value: unknown, name: string): void {
  const [first = '', ...rest] = path;
  if (rest.length === 0 || (rest.length === 1 && rest[0] === '')) {
    target[first] = value;
    return;
  }
  const inner = (target[first] ??= Object.create(null));
  if (typeof inner !== 'object' || inner === null) throw refused(name, 'says two things about one place');
  setPath(inner as Nested, rest, value, name);
}

function createReader(fields: ReadonlySet<string>): (given: unknown) => Filter {
  let comparisons = 0;

  const readNode = (given: unknown, path: string, depth: number): Filter => {
    if (depth > DEEPEST) throw refused(path, `is nested deeper than ${DEEPEST}`);
    const parts = Object.entries(requireObject(given, path)).map(([name, value]): Filter => {
      const place = `${path}.${name}`;
      if (name === '_and') return { all: listOf(value, place).map((one) => readNode(one, place, depth + 1)) };
      if (name === '_or') return { any: listOf(value, place).map((one) => readNode(one, place, depth + 1)) };
      if (!fields.has(name)) throw refused(place, 'is no field that items can be found by');
      return { all: Object.entries(requireObject(value, place)).map((entry) => compare(name, entry, place)) };
    });
    return { all: parts };
  };

  const compare = (field: string, [name, value]: [string, unknown], path: string): Filter => {
    const operator = operators.find((known) => known === name);
    if (!operator) throw refused(`${path}.${name}`, `is no comparison; there are ${operators.join(', ')}`);
    if (++comparisons > MOST_COMPARISONS)
      throw refused('filter', `has more than ${MOST_COMPARISONS} comparisons`);
    return readComparison(field, operator, value, `${path}.${name}`);
  };

  return (given) => readNode(given, 'filter', 1);
}

function readComparison(field: string, operator: Operator, value: unknown, path: string): Filter {
  if (operator === '_null' || operator === '_nnull' || operator === '_empty') {
    return { field, operator, values: [String(isTrue(value, path))] };
  }
  const isList = operator === '_in' || operator === '_nin' || operator === '_between';
  if (!isList) return { field, operator, values: [textOf(value, path)] };
  const given = typeof value === 'string' ? value.split(',') : listOf(value, path);
  if (given.length > MOST_VALUES) throw refused(path, `has more than ${MOST_VALUES} values`);
  if (operator === '_between' && given.length !== 2) throw refused(path, 'needs two values');
  return { field, operator, values: given.map((one) => textOf(one, path)) };
}

function isTrue(value: unknown, path: string): boolean {
  if (value === true || value === 'true' || value === '1' || value === '') return true;
  if (value === false || value === 'false' || value === '0') return false;
  throw refused(path, 'must be true or false');
}

function textOf(value: unknown, path: string): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw refused(path, 'must be text or a number');
  }
  const text = String(value);
  if (text.length > LONGEST_VALUE) throw refused(path, `must not have more than ${LONGEST_VALUE} characters`);
  if (text.includes('\0')) throw refused(path, 'must not contain the character 0');
  return text;
}

function listOf(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value;
  // In brackets a list is numbered: filter[_or][0][title][_eq]=…
  if (typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^\d*$/.test(key))) {
    return Object.values(value);
  }
  throw refused(path, 'must be a list');
}

function requireObject(value: unknown, path: string): Nested {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Nested;
  throw refused(path, 'must be an object');
}

function refused(path: string, rule: string) {
  return invalidQuery({ [path]: [rule] });
}
