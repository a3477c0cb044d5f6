import {
  getDirectiveValues,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { PathBuilder } from './path-builders.ts';
import { parsePathTemplate, type PathTemplate } from './path-template.ts';

/** A field of any object type. */
export type Field = GraphQLField<unknown, unknown>;

/** How a field is turned into a REST call. */
export type RestCall = {
  method: string;
  /** The argument to send as body, where the method takes one. */
  bodyKey: string | undefined;
  /** Makes the path from the arguments and the object the field belongs to. */
  path(args: Record<string, unknown>, parent: unknown): string;
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const methodsWithBody = ['POST', 'PUT', 'PATCH'];

/** Every field of the schema's own object types, with its type. */
export function* fieldsOf(schema: GraphQLSchema): Generator<{ type: GraphQLObjectType; field: Field }> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) yield { type, field };
  }
}

/** Tells whether a field of an executable schema makes a call. */
export function isRestCall(field: Field): boolean {
  return field.extensions['rest'] === true;
}

/** The key of the REST answer a field is read from. */
export function keyOf(schema: GraphQLSchema, field: Field): string {
  const key = directive(schema, field, 'from')?.['key'];
  return typeof key === 'string' ? key : field.name;
}

/**
 * Reads a field's `@rest` directive; undefined where it has none.
 * @throws where the directive could not make a call, so that a wrong schema stops the start
 */
export function readRestCall(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: Field,
  builders: Record<string, PathBuilder>,
): RestCall | undefined {
  const values = directive(schema, field, 'rest');
  if (!values) return undefined;
  const where = `${type.name}.${field.name}`;
  const method = String(values['method']).toUpperCase();
  if (!methods.includes(method))
    throw new Error(`${where}: @rest cannot send ${method}, only ${methods.join(', ')}`);
  return {
    method,
    bodyKey: methodsWithBody.includes(method)
      ? bodyKeyOf(where, method, String(values['bodyKey']), field)
      : undefined,
    path: pathOf(schema, type, field, values, builders),
  };
}

function directive(schema: GraphQLSchema, field: Field, name: string) {
  const definition = schema.getDirective(name);
  return definition && field.astNode ? getDirectiveValues(definition, field.astNode) : undefined;
}

function bodyKeyOf(where: string, method: string, bodyKey: string, field: Field): string {
  const body = argument(field, bodyKey);
  if (!body || !isRequiredArgument(body)) {
    throw new Error(
      `${where}: ${method} using a REST call without a body. ` +
        `Give the field a required argument \`${bodyKey}\`, or name another one in bodyKey.`,
    );
  }
  return bodyKey;
}

function pathOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: Field,
  { path, pathBuilder }: Record<string, unknown>,
  builders: Record<string, PathBuilder>,
): RestCall['path'] {
  const where = `${type.name}.${field.name}`;
  if ((typeof path === 'string') === (typeof pathBuilder === 'string')) {
    const found = path ? 'both' : 'neither';
    throw new Error(
      `${where}: one and only one of path and pathBuilder must be set in @rest; it has ${found}.`,
    );
  }
  if (typeof path === 'string') {
    const template = parsePathTemplate(path);
    checkParameters(schema, type, field, template);
    return (args, parent) =>
      template.expand((name) => (name in args ? args[name] : propertyOf(parent, name)));
  }
  const builder = builders[String(pathBuilder)];
  if (!builder) throw new Error(`${where}: there is no path builder named ${String(pathBuilder)}.`);
  return builder;
}

/** A path can be filled in only from required arguments of the field and keys of its parent. */
function checkParameters(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: Field,
  template: PathTemplate,
): void {
  const keys = new Set(Object.values(type.getFields()).map((sibling) => keyOf(schema, sibling)));
  const isGiven = (name: string): boolean => {
    const found = argument(field, name);
    if (!found) return keys.has(name) && schema.getQueryType() !== type;
    return !template.required.includes(name) || isRequiredArgument(found) || found.defaultValue !== undefined;
  };
  const absent = template.names.filter((name) => !isGiven(name));
  if (absent.length > 0) {
    throw new Error(
      `${type.name}.${field.name}: missing parameters to run query: ${absent.join(', ')}. ` +
        'Declare them as arguments, required ones where they are part of the path.',
    );
  }
}

function argument(field: Field, name: string): GraphQLArgument | undefined {
  return field.args.find((candidate) => candidate.name === name);
}

/** A key of a REST answer. A bare string stands for an object with that name, as in CKAN's lists of names. */
export function propertyOf(source: unknown, key: string): unknown {
  if (typeof source === 'string') return key === 'name' ? source : undefined;
  return typeof source === 'object' && source !== null ? Reflect.get(source, key) : undefined;
}
