import type { Schema } from './describe-schema.ts';

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
};

type Content = Record<string, { schema?: Schema; example?: Record<string, unknown> }>;
type Parameter = { name: string; required?: boolean; description?: string; schema?: Schema };
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

/** The calls of an OpenAPI description, one for each path. */
export function readOperations({ paths = {} }: Description): Operation[] {
  return Object.entries(paths).map(([path, methods]) => {
    // The body says more than a query string, whose objects and lists are text.
    const told = methods['post'] ?? methods['get'] ?? Object.values(methods)[0] ?? {};
    const body = Object.values(told.requestBody?.content ?? {})[0];
    return {
      id: path.replace(/^\/api\/(3\/action\/)?/, '').replace(/\W+/g, '-'),
      path,
      methods: Object.keys(methods).map((method) => method.toUpperCase()),
      summary: told.summary ?? path,
      description: told.description ?? '',
      group: told.tags?.[0] ?? 'site',
      input: body?.schema ?? objectOf(told.parameters ?? []),
      result: resultOf(told),
      example: body?.example,
    };
  });
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
  const schema = Object.values(responses['200']?.content ?? {})[0]?.schema;
  return schema?.properties?.['result'] ?? schema;
}
