import type { Operation } from '../operations/operation.ts';
import { parameterName } from '../operations/parameter-name.ts';
import type { Schema } from './schemas.ts';

type Content = Record<string, { schema?: Schema }>;
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema };
type DescribedOperation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, { content?: Content }>;
  security?: Record<string, string[]>[];
  'x-codegen-request-body-name'?: string;
  'x-optional-body'?: boolean;
};

/** The description of the API (OpenAPI 3.1), as far as it is read here. */
export type Description = {
  paths?: Record<string, Record<string, DescribedOperation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** One call: how it is sent, and what it takes and answers. */
export type DescribedCall = {
  name: string;
  summary: string;
  description: string;
  operation: Operation;
  /** All parameters as one object, by their names in code. */
  parameters: Schema;
  /** What it answers when all is well. */
  answer: Schema | undefined;
  /** Whether it answers nothing, always or at times. */
  mayBeEmpty: boolean;
  /** What is described of refusals, by their status. */
  refusals: Record<number, Schema>;
};

/** The calls of a description whose addresses begin with `root`, without it, as far as they have names. */
export function readCalls({ paths = {} }: Description, root: string): DescribedCall[] {
  return Object.entries(paths)
    .filter(([path]) => path.startsWith(`${root}/`))
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, described]) =>
        described.operationId === undefined
          ? []
          : [readCall(described.operationId, path.slice(root.length), method, described)],
      ),
    );
}

function readCall(name: string, path: string, method: string, described: DescribedOperation): DescribedCall {
  const { summary = '', description = '', parameters = [], responses = {} } = described;
  const of = (where: string) => parameters.filter((parameter) => parameter.in === where);
  const body = readBody(name, described);
  const by = readCallers(described.security);
  const sent: Operation = {
    method: method.toUpperCase() as Operation['method'],
    path,
    ...named('query', of('query')),
    ...named('headers', of('header')),
    ...body.operation,
    ...(by === undefined ? {} : { by }),
    ...(redirects(responses) ? { redirects: true } : {}),
  };
  const all = [
    ...parameters.map((parameter) => [parameterName(parameter.name), asProperty(parameter)] as const),
    ...(by === 'people' ? Object.entries(sessionParameters) : []),
    ...Object.entries(body.properties),
  ];
  const required = parameters.filter((parameter) => parameter.required && parameter.in !== 'path');
  const needed = [...required.map((parameter) => parameterName(parameter.name)), ...body.required];
  const ofPath = of('path').map((parameter) => parameterName(parameter.name));
  return {
    name,
    summary,
    description,
    operation: needed.length > 0 ? { ...sent, required: needed } : sent,
    parameters: { type: 'object', properties: Object.fromEntries(all), required: [...ofPath, ...needed] },
    ...readAnswer(responses),
    refusals: readRefusals(responses),
  };
}

function named(key: 'query' | 'headers', parameters: Parameter[]): Partial<Operation> {
  return parameters.length > 0 ? { [key]: parameters.map(({ name }) => name) } : {};
}

function asProperty({ schema = {}, description }: Parameter): Schema {
  return { ...schema, ...(description === undefined ? {} : { description }) };
}

const sessionParameters: Record<string, Schema> = {
  xSessionToken: { type: 'string', description: 'The token of an app’s session' },
  cookie: { type: 'string', description: 'The cookies of a browser, for servers that call for it' },
};

type Body = {
  operation: Pick<Operation, 'body' | 'fields' | 'bodyAs' | 'emptyBody'>;
  properties: Record<string, Schema>;
  required: string[];
};

/** A form's fields are parameters; every other body is one parameter. */
function readBody(name: string, described: DescribedOperation): Body {
  const [type = '', media] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  const schema = media?.schema;
  if (!schema) return { operation: {}, properties: {}, required: [] };
  const bodyAs = bodyKinds[type];
  if (bodyAs === 'form' || bodyAs === 'multipart') return readForm(bodyAs, schema);
  const body = described['x-codegen-request-body-name'] ?? `${name}Body`;
  const isEmptyAllowed = described['x-optional-body'] === true;
  const operation = { body, ...(bodyAs && { bodyAs }), ...(isEmptyAllowed && { emptyBody: true as const }) };
  const isNeeded = !isEmptyAllowed && !takesNothing(schema);
  return { operation, properties: { [body]: schema }, required: isNeeded ? [body] : [] };
}

const bodyKinds: Record<string, Operation['bodyAs']> = {
  'application/json': undefined,
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
  'application/octet-stream': 'file',
  'text/plain': 'text',
};

function readForm(bodyAs: 'form' | 'multipart', { properties = {}, required = [] }: Schema): Body {
  const fields = Object.keys(properties);
  const entries = Object.entries(properties).map(
    ([field, schema]) => [parameterName(field), schema] as const,
  );
  return {
    operation: { fields, bodyAs },
    properties: Object.fromEntries(entries),
    required: required.map(parameterName),
  };
}

/** Whether a body may be absent: where anything is taken, or null. */
function takesNothing(schema: Schema): boolean {
  const { type, anyOf, $ref } = schema;
  if (type === undefined && !anyOf && !schema.allOf && !schema.oneOf && $ref === undefined) return true;
  return type === 'null' || (anyOf?.some(takesNothing) ?? false);
}

/** Who calls, by the names of the schemes that a call takes; undefined where keys do, as they do unless said. */
function readCallers(security: DescribedOperation['security']): Operation['by'] {
  if (security === undefined) return undefined;
  const schemes = new Set(security.flatMap((one) => Object.keys(one)));
  if (schemes.has('key')) return undefined;
  if (schemes.has('session')) return 'people';
  if (schemes.has('basic')) return 'clients';
  return schemes.has('bearer') ? 'bearers' : 'anybody';
}

function redirects(responses: object): boolean {
  return Object.keys(responses).every((status) => status.startsWith('3'));
}

type Responses = NonNullable<DescribedOperation['responses']>;

function readAnswer(responses: Responses): Pick<DescribedCall, 'answer' | 'mayBeEmpty'> {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const schemas = good.flatMap(([, { content }]) => schemaOf(content) ?? []);
  const [only] = schemas;
  const answer = schemas.length > 1 ? { anyOf: schemas } : only;
  return { answer, mayBeEmpty: schemas.length < good.length || good.length === 0 };
}

/** What there is to read of a stream of events is a stream. */
function schemaOf(content: Content = {}): Schema | undefined {
  const [type = '', media] = Object.entries(content)[0] ?? [];
  return type === 'text/event-stream' ? { format: 'event-stream' } : media?.schema;
}

function readRefusals(responses: Responses): Record<number, Schema> {
  const entries = Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = /^[45]\d\d$/.test(status) ? schemaOf(content) : undefined;
    return schema ? [[Number(status), schema] as const] : [];
  });
  return Object.fromEntries(entries);
}
