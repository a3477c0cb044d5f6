/**
 * The part of DuckDB's syntax tree that a public query may use, as a table: node kind → field → rule.
 * A kind or a field that is not listed is refused, so a construct that a later release of the engine adds
 * stays closed until someone has thought about it.
 */
export type Rule =
  /** Text, numbers and flags that cannot name a table, a file or a function. */
  | 'plain'
  /** Must be null, false, empty text or an empty list. */
  | 'absent'
  | 'expression'
  | 'expressions'
  | 'expression rows'
  /** `[{ key, value: expression }]` */
  | 'named expressions'
  | 'case branches'
  | 'orders'
  | 'order modifier'
  | 'modifiers'
  /** `{ node, named_param_map }` */
  | 'query'
  | 'query node'
  | 'common tables'
  | 'source'
  | 'table function'
  | 'table name'
  | 'function name'
  | 'data type';

type Fields = Readonly<Record<string, Rule>>;

const everyExpression: Fields = { class: 'plain', type: 'plain', alias: 'plain', query_location: 'plain' };

/** Expressions, by `class`. */
export const expressionFields: Readonly<Record<string, Fields>> = {
  COLUMN_REF: { ...everyExpression, column_names: 'plain' },
  CONSTANT: { ...everyExpression, value: 'plain' },
  POSITIONAL_REFERENCE: { ...everyExpression, index: 'plain' },
  COMPARISON: { ...everyExpression, left: 'expression', right: 'expression' },
  CONJUNCTION: { ...everyExpression, children: 'expressions' },
  OPERATOR: { ...everyExpression, children: 'expressions' },
  BETWEEN: { ...everyExpression, input: 'expression', lower: 'expression', upper: 'expression' },
  CASE: { ...everyExpression, case_checks: 'case branches', else_expr: 'expression' },
  CAST: { ...everyExpression, child: 'expression', cast_type: 'data type', try_cast: 'plain' },
  COLLATE: { ...everyExpression, child: 'expression', collation: 'plain' },
  LAMBDA: { ...everyExpression, lhs: 'expression', expr: 'expression' },
  STAR: {
    ...everyExpression,
    relation_name: 'plain',
    exclude_list: 'plain',
    qualified_exclude_list: 'plain',
    rename_list: 'plain',
    replace_list: 'named expressions',
    columns: 'plain',
    expr: 'expression',
  },
  SUBQUERY: {
    ...everyExpression,
    subquery_type: 'plain',
    subquery: 'query',
    child: 'expression',
    comparison_type: 'plain',
  },
  FUNCTION: {
    ...everyExpression,
    function_name: 'function name',
    schema: 'plain',
    catalog: 'plain',
    children: 'expressions',
    filter: 'expression',
    order_bys: 'order modifier',
    distinct: 'plain',
    is_operator: 'plain',
    export_state: 'absent',
  },
  WINDOW: {
    ...everyExpression,
    function_name: 'function name',
    schema: 'plain',
    catalog: 'plain',
    children: 'expressions',
    partitions: 'expressions',
    orders: 'orders',
    arg_orders: 'orders',
    start: 'plain',
    end: 'plain',
    start_expr: 'expression',
    end_expr: 'expression',
    offset_expr: 'expression',
    default_expr: 'expression',
    filter_expr: 'expression',
    ignore_nulls: 'plain',
    exclude_clause: 'plain',
    distinct: 'plain',
  },
};

const everySource: Fields = { type: 'plain', alias: 'plain', query_location: 'plain', sample: 'plain' };

/** What may stand in FROM, by `type`. SHOW_REF (describe, summarize), PIVOT and the rest stay out. */
export const sourceFields: Readonly<Record<string, Fields>> = {
  EMPTY: everySource,
  BASE_TABLE: {
    ...everySource,
    table_name: 'table name',
    schema_name: 'plain',
    catalog_name: 'plain',
    column_name_alias: 'plain',
    at_clause: 'absent',
  },
  JOIN: {
    ...everySource,
    left: 'source',
    right: 'source',
    condition: 'expression',
    join_type: 'plain',
    ref_type: 'plain',
    using_columns: 'plain',
    delim_flipped: 'plain',
    duplicate_eliminated_columns: 'absent',
  },
  SUBQUERY: { ...everySource, subquery: 'query', column_name_alias: 'plain' },
  EXPRESSION_LIST: {
    ...everySource,
    expected_names: 'plain',
    expected_types: 'absent',
    values: 'expression rows',
  },
  TABLE_FUNCTION: {
    ...everySource,
    function: 'table function',
    column_name_alias: 'plain',
    with_ordinality: 'plain',
  },
};

const everyQuery: Fields = { type: 'plain', modifiers: 'modifiers', cte_map: 'common tables' };

/** Queries, by `type`. RECURSIVE_CTE_NODE stays out. */
export const queryFields: Readonly<Record<string, Fields>> = {
  SELECT_NODE: {
    ...everyQuery,
    select_list: 'expressions',
    from_table: 'source',
    where_clause: 'expression',
    group_expressions: 'expressions',
    group_sets: 'plain',
    aggregate_handling: 'plain',
    having: 'expression',
    sample: 'plain',
    qualify: 'expression',
  },
  SET_OPERATION_NODE: {
    ...everyQuery,
    setop_type: 'plain',
    setop_all: 'plain',
    left: 'query node',
    right: 'query node',
    children: 'absent',
  },
};

/** What follows a query, by `type`. */
export const modifierFields: Readonly<Record<string, Fields>> = {
  ORDER_MODIFIER: { type: 'plain', orders: 'orders' },
  LIMIT_MODIFIER: { type: 'plain', limit: 'expression', offset: 'expression' },
  LIMIT_PERCENT_MODIFIER: { type: 'plain', limit: 'expression', offset: 'expression' },
  DISTINCT_MODIFIER: { type: 'plain', distinct_on_targets: 'expressions' },
};

const numbers = 'TINYINT SMALLINT INTEGER BIGINT HUGEINT FLOAT DOUBLE DECIMAL';
const unsignedNumbers = 'UTINYINT USMALLINT UINTEGER UBIGINT UHUGEINT';
const moments = 'DATE TIME INTERVAL TIMESTAMP TIMESTAMP_S TIMESTAMP_MS TIMESTAMP_NS';

/** Types a value may be cast to; a list of one of them too. */
export const castTypes: ReadonlySet<string> = new Set([
  ...`BOOLEAN VARCHAR CHAR UUID ${numbers} ${unsignedNumbers} ${moments}`.split(' '),
  'TIMESTAMP WITH TIME ZONE',
]);
