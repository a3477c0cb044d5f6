import type { Trial, TrialField } from '@gazetteer/site';
import { exampleOf } from '../examples.ts';
import { actionAt } from '../groups.ts';
import { type Schema, withoutNull } from './describe-fields.ts';
import type { Operation, Parameter } from './read-operations.ts';

/** Stands for a table in examples: its id is another one in every installation. */
const anyTable = '6f0c1f5e-4b0e-4f5c-9d0e-0d3f6a1b2c3d';

/**
 * The form by which a reader sends a call from its page: a field for each parameter of the address, and the body as JSON. A
 * call that takes another body has none, nor has one whose answer does not end; GraphQL has a page of its own.
 */
export function describeTrial(operation: Operation): Trial | undefined {
  const { sent, path } = operation;
  const [bodyType, content] = Object.entries(sent.requestBody?.content ?? {})[0] ?? [];
  if (bodyType !== undefined && bodyType !== 'application/json') return undefined;
  if (path === '/graphql' || isEndless(sent)) return undefined;
  const example = workingExample(path);
  const isAction = actionAt(path) !== undefined;
  const fields = (sent.parameters ?? [])
    .filter(({ in: where }) => where === 'path' || where === 'query')
    .map((parameter) => describeField(parameter, isAction, example[parameter.name]))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const body = bodyType === undefined ? undefined : describeBody(content?.schema ?? {}, operation.example);
  return { method: sent.method, path, fields, ...(body && { body }) };
}

function isEndless({ responses = {} }: Operation['sent']): boolean {
  return Object.keys(responses['200']?.content ?? {}).includes('text/event-stream');
}

/** What an action may be asked in any installation with the sample catalogue. */
function workingExample(path: string): Record<string, unknown> {
  const example = exampleOf(actionAt(path) ?? '') ?? {};
  return JSON.stringify(example).includes(anyTable) ? {} : example;
}

/** What must be given comes first, then what the example gives; all else in the order of the contract. */
function rankOf({ isRequired, example }: TrialField): number {
  return isRequired ? 0 : example === undefined ? 2 : 1;
}

function describeField(parameter: Parameter, isAction: boolean, example: unknown): TrialField {
  const { name, in: where, required, schema = {} } = parameter;
  const told = withoutNull(schema);
  const choices = choicesOf(told);
  return {
    name,
    where: where === 'path' ? 'path' : 'query',
    control: choices ? 'choice' : controlOf(told, isAction),
    ...((required || where === 'path') && { isRequired: true as const }),
    ...(choices && { choices }),
    ...(example !== undefined && {
      example: written(example),
    }),
    ...(told.default !== undefined && told.default !== null && { preset: written(told.default) }),
  };
}

/** A value as it is typed into a field. */
function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The only values that a parameter may have. */
function choicesOf({ enum: values, anyOf, const: only }: Schema): string[] | undefined {
  if (values) return values.map(written);
  if (only !== undefined) return [written(only)];
  const choices = anyOf?.map(choicesOf);
  return choices?.every((choice) => choice !== undefined) ? choices.flat() : undefined;
}

/** Actions take lists and objects as JSON; other calls take a list as a parameter that is given several times. */
function controlOf(schema: Schema, isAction: boolean): TrialField['control'] {
  const types = new Set(typesOf(schema));
  if (types.size === 0 || types.has('string')) return 'text';
  if (types.has('object') || types.has('array')) return isAction || types.has('object') ? 'json' : 'list';
  if (types.has('boolean')) return 'boolean';
  return types.has('number') ? 'number' : 'integer';
}

function typesOf({ type, anyOf, allOf, properties }: Schema): string[] {
  const own = properties ? ['object'] : [type ?? []].flat();
  return [...own, ...(anyOf ?? allOf ?? []).flatMap(typesOf)];
}

function describeBody(schema: Schema, example?: Record<string, unknown>): NonNullable<Trial['body']> {
  const required = schema.required ?? [];
  const begun =
    example ?? Object.fromEntries(required.map((name) => [name, begin(schema.properties?.[name])]));
  return { example: JSON.stringify(begun, null, 2), required };
}

/** A value to begin with, of the right kind. */
function begin(schema: Schema = {}): unknown {
  const told = withoutNull(schema);
  if (told.default !== undefined) return told.default;
  if (told.const !== undefined) return told.const;
  if (told.enum) return told.enum[0];
  if (told.anyOf?.[0]) return begin(told.anyOf[0]);
  if (told.properties) {
    return Object.fromEntries((told.required ?? []).map((name) => [name, begin(told.properties?.[name])]));
  }
  const empty: Record<string, unknown> = { array: [], object: {}, integer: 0, number: 0, boolean: false };
  return empty[[told.type].flat()[0] ?? ''] ?? '';
}
