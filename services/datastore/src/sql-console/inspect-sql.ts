import { allowedFunctions } from './allowed-functions.ts';
import { isBoundedCall, isSeriesFunction } from './bounded-calls.ts';
import {
  castTypes,
  expressionFields,
  modifierFields,
  queryFields,
  sourceFields,
  type Rule,
} from './sql-grammar.ts';
import { isNativeCall } from './native-calls.ts';
import { SqlRefusal } from './sql-refusal.ts';
import { castMessage, constructMessage, functionMessage } from './refusal-words.ts';
import { isNode, isNothing, listOf, nodeOf, positionOf, textOf, type SqlNode } from './sql-tree.ts';

/** What a query that may run needs. */
export type InspectedSql = {
  /** Names of tables as written, CTEs left out; one spelling of each. */
  tables: string[];
  /** Where each of them is first named, as bytes from the start, by the name as written. */
  places: ReadonlyMap<string, number>;
  /** Names the query gives to its own CTEs, in lower case. */
  commonTables: string[];
  /** The names of tables that are written as `public."…"`, as PostgreSQL has them. */
  publicTables: string[];
  /** The functions it calls, operators included, in lower case; without calls that the engine answers as PostgreSQL does. */
  functions: ReadonlySet<string>;
};

type Inspection = {
  tables: Map<string, string>;
  places: Map<string, number>;
  commonTables: Set<string>;
  publicTables: Set<string>;
  functions: Set<string>;
  nodes: number;
};

/** Where in the tree we are: `scope` holds the CTEs a table name can mean here, in lower case. */
type Place = { inspection: Inspection; scope: ReadonlySet<string>; depth: number };

const MAXIMUM_NODES = 25_000;
const MAXIMUM_DEPTH = 250;

/**
 * Walks the tree that the engine's own parser made and lets pass only what `sql-grammar.ts` lists.
 * Table names are collected, not judged: who may read them is decided elsewhere.
 * @param tree the answer of DuckDB's json_serialize_sql
 * @throws SqlRefusal
 */
export function inspectSql(tree: unknown): InspectedSql {
  const statements = listOf(nodeOf(tree).statements);
  const [statement] = statements;
  if (statements.length !== 1) {
    throw new SqlRefusal('several_statements', 'Query is not a single statement.');
  }
  const inspection: Inspection = {
    tables: new Map(),
    places: new Map(),
    commonTables: new Set(),
    publicTables: new Set(),
    functions: new Set(),
    nodes: 0,
  };
  walkQuery(statement, { inspection, scope: new Set(), depth: 0 });
  for (const [name, written] of inspection.tables) {
    // The name is a CTE somewhere else: defined later, defined in another subquery, or the CTE itself.
    if (inspection.commonTables.has(name)) {
      throw new SqlRefusal('construct', `The WITH query "${written}" is used where it is not defined yet.`);
    }
  }
  return {
    tables: [...inspection.tables.values()],
    places: inspection.places,
    commonTables: [...inspection.commonTables],
    publicTables: [...inspection.publicTables].map((name) => inspection.tables.get(name) ?? name),
    functions: inspection.functions,
  };
}

function walkQuery(value: unknown, place: Place): void {
  const query = nodeOf(value);
  requireFields(query, ['node', 'named_param_map']);
  if (!isNothing(query.named_param_map)) {
    throw new SqlRefusal('construct', 'The query has parameters; write the values themselves.');
  }
  walkQueryNode(query.node, place);
}

function walkQueryNode(value: unknown, place: Place): void {
  const node = nodeOf(value);
  const scope = new Set(place.scope);
  for (const entry of listOf(nodeOf(node.cte_map).map)) {
    const name = walkCommonTable(entry, { ...place, scope });
    scope.add(name);
  }
  walkFields(node, textOf(node.type), queryFields, { ...place, scope });
}

/** A CTE sees those before it, never itself or those after. */
function walkCommonTable(entry: unknown, place: Place): string {
  const { key, value } = nodeOf(entry);
  const name = lowerCase(textOf(key));
  const { commonTables } = place.inspection;
  if (commonTables.has(name)) {
    throw new SqlRefusal('construct', `The name "${textOf(key)}" is given to two WITH queries.`);
  }
  commonTables.add(name);
  const definition = nodeOf(value);
  for (const field of Object.keys(definition)) {
    if (!['aliases', 'query', 'materialized', 'key_targets'].includes(field))
      refuseConstruct(`with.${field}`);
  }
  if (!isNothing(definition.key_targets)) refuseConstruct('USING KEY');
  walkQuery(definition.query, place);
  return name;
}

function walkFields(
  node: SqlNode,
  kind: string,
  grammar: Readonly<Record<string, Readonly<Record<string, Rule>>>>,
  place: Place,
): void {
  const fields = Object.hasOwn(grammar, kind) ? grammar[kind] : undefined;
  if (!fields) {
    throw new SqlRefusal('construct', constructMessage(kind), positionOf(node));
  }
  const { inspection } = place;
  if (++inspection.nodes > MAXIMUM_NODES || place.depth > MAXIMUM_DEPTH) {
    throw new SqlRefusal('too_complex', 'The query is too complex.');
  }
  const inner = { ...place, depth: place.depth + 1 };
  try {
    for (const [field, value] of Object.entries(node)) {
      const rule = Object.hasOwn(fields, field) ? fields[field] : undefined;
      if (!rule) refuseConstruct(`${kind}.${field}`);
      else walkers[rule](value, inner, node);
    }
  } catch (error) {
    // The innermost part of the query that has a place is the one at fault.
    if (error instanceof SqlRefusal) error.position ??= positionOf(node);
    throw error;
  }
}

/** As the engine compares names: only the letters A to Z have another case. */
function lowerCase(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

const walkExpression = (value: unknown, place: Place): void => {
  if (value === null) return;
  const node = nodeOf(value);
  walkFields(node, textOf(node.class), expressionFields, place);
};

const walkEach = (walk: (item: unknown, place: Place) => void) => (value: unknown, place: Place) => {
  for (const item of listOf(value)) walk(item, place);
};

const walkSource = (value: unknown, place: Place): void => {
  const node = nodeOf(value);
  walkFields(node, textOf(node.type), sourceFields, place);
};

const walkModifier = (value: unknown, place: Place): void => {
  const node = nodeOf(value);
  walkFields(node, textOf(node.type), modifierFields, place);
};

const walkOrder = (value: unknown, place: Place): void => {
  const order = nodeOf(value);
  requireFields(order, ['type', 'null_order', 'expression']);
  walkExpression(order.expression, place);
};

const walkers: Record<Rule, (value: unknown, place: Place, node: SqlNode) => void> = {
  plain: () => {},
  absent: (value) => {
    if (!isNothing(value)) refuseConstruct('an option');
  },
  expression: walkExpression,
  expressions: walkEach(walkExpression),
  'expression rows': walkEach(walkEach(walkExpression)),
  'named expressions': walkEach((item, place) => {
    const named = nodeOf(item);
    requireFields(named, ['key', 'value']);
    walkExpression(named.value, place);
  }),
  'case branches': walkEach((item, place) => {
    const branch = nodeOf(item);
    requireFields(branch, ['when_expr', 'then_expr']);
    walkExpression(branch.when_expr, place);
    walkExpression(branch.then_expr, place);
  }),
  orders: walkEach(walkOrder),
  'order modifier': (value, place) => {
    if (value !== null) walkModifier(value, place);
  },
  modifiers: walkEach(walkModifier),
  query: walkQuery,
  'query node': walkQueryNode,
  // Already walked, before the names were needed.
  'common tables': () => {},
  source: walkSource,
  'table function': checkTableFunction,
  'table name': collectTable,
  'function name': (value, { inspection }, node) => {
    checkFunction(textOf(value), node);
    const name = textOf(value).toLowerCase();
    if (!isNativeCall(name, node)) inspection.functions.add(name);
  },
  'data type': checkCastType,
};

function collectTable(value: unknown, place: Place, node: SqlNode): void {
  const written = textOf(value);
  const name = lowerCase(written);
  const qualifier = [node.catalog_name, node.schema_name].map(textOf).filter(Boolean).join('.');
  const isPublic = lowerCase(qualifier) === 'public';
  if (qualifier !== '' && !isPublic) {
    throw new SqlRefusal('table', `Not authorized to read "${qualifier}.${written}".`);
  }
  if (isPublic) place.inspection.publicTables.add(name);
  // A name with a schema before it is never that of a CTE.
  const isTable = isPublic || !place.scope.has(name);
  if (isTable && !place.inspection.tables.has(name)) {
    place.inspection.tables.set(name, written);
    const position = positionOf(node);
    if (position !== undefined) place.inspection.places.set(written, position);
  }
}

function checkFunction(name: string, node: SqlNode): void {
  const schema = textOf(node.schema);
  const qualified = [textOf(node.catalog), schema, name].filter(Boolean).join('.');
  const known = allowedFunctions.has(name.toLowerCase()) || isBoundedCall(name, node);
  // "main" is where the parser itself puts the functions behind extract(), trim() and the like.
  if (!known || textOf(node.catalog) !== '' || (schema !== '' && schema !== 'main')) {
    throw new SqlRefusal('function', functionMessage(qualified));
  }
}

function checkTableFunction(value: unknown, place: Place): void {
  const call = nodeOf(value);
  const name = textOf(call.function_name).toLowerCase();
  if (textOf(call.class) !== 'FUNCTION' || (name !== 'unnest' && !isSeriesFunction(name))) {
    throw new SqlRefusal('function', functionMessage(name));
  }
  walkExpression(call, place);
}

function checkCastType(value: unknown): void {
  const type = nodeOf(value);
  const id = textOf(type.id);
  if (id === 'LIST') return checkCastType(nodeOf(type.type_info).child_type);
  const details = isNode(type.type_info) ? type.type_info : {};
  const isJson =
    id === 'UNBOUND' && details.name === 'json' && isNothing(details.schema) && isNothing(details.catalog);
  if (!castTypes.has(id) && !isJson) {
    throw new SqlRefusal('construct', castMessage(typeof details.name === 'string' ? details.name : id));
  }
}

/** The small records of the tree, which have no kind of their own. */
function requireFields(node: SqlNode, known: readonly string[]): void {
  for (const field of Object.keys(node)) if (!known.includes(field)) refuseConstruct(field);
}

function refuseConstruct(what: string): void {
  throw new SqlRefusal('construct', constructMessage(what));
}
