import type { FastifySchemaCompiler } from 'fastify';
import type { TObject, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';

type Rules = {
  schema: TSchema;
  compiled: Validator;
  /** Puts in what a client left out. */
  addDefaults: (value: unknown) => unknown;
};

/** By the schema's object: routes of all services and servers in a process share what they describe alike. */
const known = new WeakMap<TSchema, Rules>();

/**
 * Checks requests by their TypeBox schemas; what a client leaves out takes its default first. Texts of addresses and headers
 * become numbers and truth values where the schema wants those. A schema is compiled with the first request that needs it:
 * nobody asks all of the several hundred routes.
 */
export const validateWithDefaults: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let rules: Rules | undefined;
  return (given) => {
    rules ??= rulesOf(schema);
    return apply(rules, given, httpPart);
  };
};

function rulesOf(schema: TSchema): Rules {
  let rules = known.get(schema);
  if (!rules) {
    rules = { schema, compiled: Compile(schema), addDefaults: defaultsOf(schema) };
    known.set(schema, rules);
  }
  return rules;
}

function apply({ schema, compiled, addDefaults }: Rules, given: unknown, httpPart?: string) {
  const value = addDefaults(given);
  // Most requests are right as they are; converting walks the whole schema.
  if (compiled.Check(value)) return { value };
  const converted = httpPart === 'body' ? value : convert(schema, value);
  return compiled.Check(converted) ? { value: converted } : { error: compiled.Errors(converted) };
}

/** The library takes names of fields for patterns, in which a dollar sign is the end: such fields are converted one by one. */
function convert(schema: TSchema, value: unknown): unknown {
  const converted = Value.Convert(schema, value);
  if (typeof converted !== 'object' || converted === null) return converted;
  const named = converted as Record<string, unknown>;
  for (const [name, property] of Object.entries((schema as Partial<TObject>).properties ?? {})) {
    if (name.includes('$') && named[name] !== undefined) named[name] = Value.Convert(property, named[name]);
  }
  return named;
}

/** The same, for routes that read their bodies by themselves: the schema of the body is for the description of the API. */
export const validateAllButBody: FastifySchemaCompiler<TSchema> = (route) =>
  route.httpPart === 'body' ? () => true : validateWithDefaults(route);

/** Finding the defaults walks the whole schema, so it is done once and not at each request. */
function defaultsOf(schema: TSchema): (value: unknown) => unknown {
  if (!JSON.stringify(schema).includes('"default":')) return (value) => value;
  const defaults = topLevelDefaults(schema);
  if (!defaults) return (value) => Value.Default(schema, value);
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const named = value as Record<string, unknown>;
    for (const [name, byDefault] of defaults) if (named[name] === undefined) named[name] = byDefault;
    return named;
  };
}

/** The defaults of an object's properties; undefined where there are others, or such that callers could change. */
function topLevelDefaults(schema: TSchema): [string, unknown][] | undefined {
  const { properties = {} } = schema as Partial<TObject>;
  const defaults: [string, unknown][] = [];
  for (const [name, property] of Object.entries(properties)) {
    const { default: byDefault, ...rest } = property as { default?: unknown };
    if (JSON.stringify(rest).includes('"default":') || typeof byDefault === 'object') return undefined;
    if (byDefault !== undefined) defaults.push([name, byDefault]);
  }
  const { properties: _, ...rest } = schema as Partial<TObject>;
  return JSON.stringify(rest).includes('"default":') ? undefined : defaults;
}
