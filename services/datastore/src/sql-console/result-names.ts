import type { ColumnNames } from '../engine/query-worker.contract.ts';
import { WHOLE_TEXT } from './postgres-macros.ts';
import { isNode, positionOf, type SqlNode } from './sql-tree.ts';

const UNNAMED = '?column?';

/** PostgreSQL's names of types, where the engine has others. */
const TYPE_NAMES: Record<string, string> = {
  VARCHAR: 'text',
  BOOLEAN: 'bool',
  SMALLINT: 'int2',
  INTEGER: 'int4',
  BIGINT: 'int8',
  FLOAT: 'float4',
  DOUBLE: 'float8',
  DECIMAL: 'numeric',
};

/** What PostgreSQL calls functions that the parser writes under other names. */
const FUNCTION_NAMES: Record<string, string> = {
  count_star: 'count',
  list_value: 'array',
  trim: 'btrim',
  [WHOLE_TEXT]: 'regexp_full_match',
};

/**
 * What PostgreSQL calls the columns of an answer to which the query gives no name: by their function, their type, or
 * `?column?`. Null stands for a column that has its name, and stars have as many columns as they have.
 * @param tree of a query that was inspected
 */
export function resultNames(tree: SqlNode, sql: string): ColumnNames {
  const [statement] = tree.statements as SqlNode[];
  let node = statement?.node as SqlNode | undefined;
  // The first of several queries names the columns of all.
  while (node?.type === 'SET_OPERATION_NODE') node = node.left as SqlNode;
  const selected = (node?.select_list ?? []) as SqlNode[];
  const text = Buffer.from(sql);
  const isAny = selected.some(isStar) ? (item: unknown) => isStar(item) || unnests(item) : () => false;
  const names = selected.map((item) => (isAny(item) ? undefined : nameOf(item, text)));
  const first = names.indexOf(undefined);
  if (first < 0) return { first: given(names), last: [], exact: true };
  return {
    first: given(names.slice(0, first)),
    last: given(names.slice(names.lastIndexOf(undefined) + 1)),
    exact: false,
  };
}

const given = (names: readonly (string | null | undefined)[]) => names.map((name) => name ?? null);

/** Whether one item of the list may be any number of columns. */
const isStar = (item: unknown): boolean => contains(item, (node) => node.class === 'STAR');

/** A structure that is unnested is several columns, a list is one. */
const unnests = (item: unknown): boolean => contains(item, (node) => node.function_name === 'unnest');

function contains(item: unknown, isWanted: (node: SqlNode) => boolean): boolean {
  if (Array.isArray(item)) return item.some((part) => contains(part, isWanted));
  if (!isNode(item)) return false;
  if (isWanted(item)) return true;
  return item.class !== 'SUBQUERY' && Object.values(item).some((part) => contains(part, isWanted));
}

/** Null for what has a name of its own. */
function nameOf(item: SqlNode, text: Buffer): string | null {
  return item.alias !== '' || item.class === 'COLUMN_REF' ? null : composeName(item, text);
}

function composeName(item: unknown, text: Buffer): string {
  if (!isNode(item)) return UNNAMED;
  if (typeof item.alias === 'string' && item.alias !== '') return item.alias;
  switch (item.class) {
    case 'COLUMN_REF':
      return String((item.column_names as string[]).at(-1));
    case 'FUNCTION':
      return functionName(item, text);
    case 'WINDOW':
      return plainName(String(item.function_name));
    case 'CAST':
      return castName(item, text);
    case 'COLLATE':
      return composeName(item.child, text);
    case 'CASE': {
      const otherwise = composeName(item.else_expr, text);
      return otherwise === UNNAMED ? 'case' : otherwise;
    }
    case 'OPERATOR':
      return operatorName(item, text);
    case 'SUBQUERY':
      return subqueryName(item, text);
    default:
      return UNNAMED;
  }
}

function functionName(item: SqlNode, text: Buffer): string {
  const name = String(item.function_name);
  const here = text.subarray(positionOf(item) ?? text.length).toString();
  // The parser writes some operators and forms of the language as functions.
  if (item.is_operator === true || !/[a-z]/i.test(name) || /^!?~/.test(here)) return UNNAMED;
  if (name === 'date_part' && /^extract\b/i.test(here)) return 'extract';
  const [percentile] = /^percentile_(?:disc|cont)\b/i.exec(here) ?? [];
  if (percentile !== undefined) return percentile.toLowerCase();
  return plainName(name);
}

function plainName(name: string): string {
  const lower = name.toLowerCase();
  return Object.hasOwn(FUNCTION_NAMES, lower) ? (FUNCTION_NAMES[lower] ?? lower) : lower;
}

function castName({ child, cast_type: type }: SqlNode, text: Buffer): string {
  const inner = composeName(child, text);
  if (inner !== UNNAMED) return inner;
  const id = isNode(type) ? String(type.id) : '';
  return TYPE_NAMES[id] ?? id.toLowerCase();
}

function operatorName({ type, children }: SqlNode, text: Buffer): string {
  if (type === 'OPERATOR_COALESCE') return 'coalesce';
  if (type === 'ARRAY_CONSTRUCTOR') return 'array';
  if (type === 'ARRAY_EXTRACT' || type === 'ARRAY_SLICE')
    return composeName((children as unknown[])[0], text);
  return UNNAMED;
}

function subqueryName({ subquery_type: type, subquery }: SqlNode, text: Buffer): string {
  if (type === 'EXISTS') return 'exists';
  if (type !== 'SCALAR' || !isNode(subquery) || !isNode(subquery.node)) return UNNAMED;
  const [selected] = (subquery.node.select_list ?? []) as unknown[];
  return composeName(selected, text);
}
