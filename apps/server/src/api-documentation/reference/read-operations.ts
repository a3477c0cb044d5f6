import type { Schema } from './describe-fields.ts';

/** One call as the reference shows it; a read by GET and by POST is one call. */
export type Operation = {
  id: string;
  path: string;
  methods: string[];
  summary: string;
  description: string;
  group: string;
  /** What the call takes, as the properties of one object. */
  input: Schema;
  /** What it answers when all is well, without the envelope of actions. */
  result: Schema | undefined;
  example: Record<string, unknown> | undefined;
  /** The content type of the body, where there is one. */
  bodyType: string | undefined;
  /** The name by which clients call it. */
  operationId: string | undefined;
  /** Statuses of its refusals. */
  refusals: string[];
  /** What the method says that a page sends it by: by GET where that is possible. */
  sent: { method: string } & Pick<Method, 'parameters' | 'requestBody' | 'responses'>;
};

type Content = Record<string, { schema?: Schema; example?: Record<string, unknown> }>;
export type Parameter = {
  name: string;
  in?: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
};
type Method = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses?: Record<string, { content?: Content }>;
};
export type Description = { paths?: Record<string, Record<string, Method>> };

/** The calls of an OpenAPI description: methods of a path that do the same are one call. */
export function readOperations({ paths = {} }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) => {
    const calls = Map.groupBy(Object.entries(methods), ([, { summary }]) => summary);
    return [...calls.values()].map((call) => readOperation(path, Object.fromEntries(call), calls.size > 1));
  });
}

function readOperation(path: string, methods: Record<string, Method>, isOneOfMany: boolean): Operation {
  // The body says more than a query string, whose objects and lists are text.
  const told = methods['post'] ?? methods['get'] ?? Object.values(methods)[0] ?? {};
  const body = Object.values(told.requestBody?.content ?? {})[0];
  const names = Object.keys(methods);
  const id = path.replace(/^\/api\/(3\/action\/)?/, '').replace(/\W+/g, '-');
  return {
    id: isOneOfMany ? `${names[0]}-${id}` : id,
    path,
    methods: names.map((method) => method.toUpperCase()),
    summary: told.summary ?? path,
    description: told.description ?? '',
    group: told.tags?.[0] ?? 'site',
    input: inputOf(told.parameters ?? [], body?.schema),
    result: resultOf(told),
    example: body?.example,
    bodyType: Object.keys(told.requestBody?.content ?? {})[0],
    operationId: told.operationId,
    refusals: Object.keys(told.responses ?? {}).filter((status) => /^[45]/.test(status)),
    sent: sentBy(methods),
  };
}

function sentBy(methods: Record<string, Method>): Operation['sent'] {
  const [method, told] = Object.entries(methods).find(([name]) => name === 'get') ??
    Object.entries(methods)[0] ?? ['get', {}];
  return { ...told, method: method.toUpperCase() };
}

/** What stands in the address and in the body, as one object; bodies of several shapes stay together. */
function inputOf(parameters: Parameter[], body: Schema | undefined): Schema {
  const named = objectOf(parameters.filter((parameter) => parameter.in !== 'header'));
  if (!body) return named;
  const hasNames = Object.keys(named.properties ?? {}).length > 0;
  if (!body.properties) return hasNames ? { ...named, properties: { ...named.properties, body } } : body;
  return {
    ...body,
    properties: { ...named.properties, ...body.properties },
    required: [...(named.required ?? []), ...(body.required ?? [])],
  };
}

function objectOf(parameters: Parameter[]): Schema {
  const described = parameters.map(({ name, description, schema = {} }) => [
    name,
    { ...schema, ...(description && { description }) },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(described),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function resultOf({ responses = {} }: Method): Schema | undefined {
  const fine = Object.entries(responses).find(([status, { content }]) => status.startsWith('2') && content);
  const schema = Object.values(fine?.[1].content ?? {})[0]?.schema;
  return schema?.properties?.['result'] ?? schema;
}
