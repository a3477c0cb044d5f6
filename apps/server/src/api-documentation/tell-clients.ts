import type { FastifySchema } from 'fastify';

type Told = { 'x-described-as'?: object; 'x-needed'?: boolean };
type InputSchema = { required?: string[]; properties?: Record<string, object & Told> };

/**
 * The schema of a route as its clients are told it. It says more than the one that checks requests and writes answers:
 * what a route refuses by itself to be without, what a text stands for, and what may be left out since it has a default.
 */
export function tellClients<Schema extends FastifySchema>(schema: Schema): Schema {
  const { querystring, body, params, response } = schema;
  return {
    ...schema,
    ...(querystring === undefined ? {} : { querystring: tellInput(querystring) }),
    ...(body === undefined ? {} : { body: tellInput(body) }),
    ...(params === undefined ? {} : { params: tellValue(params) }),
    ...(response === undefined ? {} : { response: tellValue(response) }),
  };
}

function tellInput(schema: unknown): unknown {
  const { required, properties } = schema as InputSchema;
  const told = tellValue(schema) as InputSchema;
  if (!properties) return told;
  const isAsked = (name: string) => {
    const property = properties[name] ?? {};
    return property['x-needed'] ?? (required?.includes(name) && !('default' in property));
  };
  return { ...told, required: Object.keys(properties).filter(isAsked) };
}

/** Replaces what is described as something else, at whatever depth. */
function tellValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tellValue);
  if (typeof value !== 'object' || value === null) return value;
  const {
    'x-described-as': described,
    'x-needed': _needed,
    ...own
  } = value as Told & { description?: string };
  if (described) {
    const { description } = own;
    return { ...(tellValue(described) as object), ...(description === undefined ? {} : { description }) };
  }
  const told = Object.fromEntries(Object.entries(own).map(([name, part]) => [name, tellValue(part)]));
  return inlineRoot(told);
}

/**
 * A schema that refers to itself stands in `$defs` for checks. The writer of the description makes a component of it where
 * it stands inside of another.
 */
function inlineRoot(schema: { $defs?: Record<string, object>; $ref?: string }): object {
  const root = schema.$defs?.[schema.$ref ?? ''];
  return root ? { allOf: [root] } : schema;
}
