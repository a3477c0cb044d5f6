import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { type Field, isRestCall } from './rest-directive.ts';

export type QueryLimits = {
  /** The deepest nesting of fields. */
  depth: number;
  /** Points: a REST call costs 10, and one more per 10 rows it asks for; calls below a list count once a row. */
  cost: number;
};

export type Query = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | undefined;
  variables: Variables;
};

type Measure = { depth: number; cost: number };
type Variables = Record<string, unknown>;

const nothing: Measure = { depth: 0, cost: 0 };

/** The longest page that counts: a longer one is shortened by the API or is a single answer anyway. */
const longestPage = 1000;
/** The assumed length of a list that no argument bounds, such as the resources of a dataset. */
const usualListLength = 5;
const costOfCall = 10;
const rowsForAPoint = 10;

/**
 * Refuses a valid query that is too deep or would make too many REST calls. Runs before every execution, because
 * the cost depends on the variables. Introspection is not counted; GraphQL has a rule of its own for it.
 * @throws GraphQLError that names the limit
 */
export function checkQuery(query: Query, limits: QueryLimits): void {
  const measure = measureQuery(query);
  for (const name of ['depth', 'cost'] as const) {
    if (measure[name] <= limits[name]) continue;
    throw new GraphQLError(`The query's ${name} is ${measure[name]}, more than the ${limits[name]} allowed`, {
      extensions: {
        code: `QUERY_${name.toUpperCase()}`,
        [name]: measure[name],
        limit: limits[name],
        http: { status: 400 },
      },
    });
  }
}

/** How deep a query is and how many points its REST calls cost. */
export function measureQuery({ schema, document, operationName, variables }: Query): Measure {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return nothing;
  const meter = createMeter(schema, document, { ...defaultsOf(operation), ...variables });
  return meter(operation.selectionSet, root.name, undefined);
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

type Meter = (selections: SelectionSetNode, typeName: string, page: number | undefined) => Measure;

/**
 * Measures selections once for each fragment, type and page length, so that fragments which repeat
 * one another do not take exponential time.
 */
function createMeter(schema: GraphQLSchema, document: DocumentNode, variables: Variables): Meter {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );
  const measured = new Map<string, Measure>();

  const ofFragment = (name: string, page: number | undefined): Measure => {
    const key = `${name} ${page}`;
    const known = measured.get(key);
    const fragment = fragments.get(name);
    if (known || !fragment) return known ?? nothing;
    measured.set(key, nothing);
    const measure = meter(fragment.selectionSet, fragment.typeCondition.name.value, page);
    measured.set(key, measure);
    return measure;
  };

  const ofField = (node: FieldNode, typeName: string, page: number | undefined): Measure => {
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return nothing;
    const isList = isListType(getNullableType(field.type));
    const rows = isRestCall(field) ? rowsOf(node, field, variables) : undefined;
    const own = isRestCall(field) ? costOfCall + Math.ceil((rows ?? 0) / rowsForAPoint) : 0;
    if (!node.selectionSet) return { depth: 1, cost: own };
    // A list has the page length it was called with; lists inside its entries have the assumed length.
    const pageBelow = isList ? undefined : (rows ?? page);
    const below = meter(node.selectionSet, getNamedType(field.type).name, pageBelow);
    return {
      depth: 1 + below.depth,
      cost: own + below.cost * (isList ? (page ?? usualListLength) : 1),
    };
  };

  const meter: Meter = ({ selections }, typeName, page) => {
    const measures = selections.map((node) => {
      if (node.kind === Kind.FIELD) return ofField(node, typeName, page);
      if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value, page);
      return meter(node.selectionSet, node.typeCondition?.name.value ?? typeName, page);
    });
    return {
      depth: Math.max(0, ...measures.map(({ depth }) => depth)),
      cost: measures.reduce((sum, { cost }) => sum + cost, 0),
    };
  };
  return meter;
}

/** The number of rows a call asks for, by its `rows` or `limit` argument. */
function rowsOf(node: FieldNode, field: Field, variables: Variables): number | undefined {
  const definition = field.args.find(({ name }) => name === 'rows' || name === 'limit');
  if (!definition) return undefined;
  const given = node.arguments?.find(({ name }) => name.value === definition.name);
  const value = given ? valueFromASTUntyped(given.value, variables) : definition.defaultValue;
  // A value that is not a number is refused by validation, or left out and then bounded by the API.
  return typeof value === 'number' ? Math.min(Math.max(value, 0), longestPage) : longestPage;
}
