import { RequestError } from '../transport/request-error.ts';
import type { Message } from '../transport/send.ts';
import type { FileBody, Operation } from './operation.ts';
import { parameterName } from './parameter-name.ts';
import { RequiredError } from './required-error.ts';

export type Parameters = Readonly<Record<string, unknown>>;

/**
 * The request of a call: its address below the base path, and what is sent.
 * @throws RequiredError where a parameter is missing, RequestError where one cannot be part of a path
 */
export function buildRequest(
  name: string,
  operation: Operation,
  parameters: Parameters,
): { address: string; message: Message } {
  requireAll(name, operation, parameters);
  const { method, redirects } = operation;
  return {
    address: addressOf(name, operation, parameters),
    message: {
      method,
      ...(redirects ? { redirect: 'manual' } : {}),
      ...bodyOf(operation, parameters),
      headers: { ...contentTypeOf(operation, parameters), ...headersOf(operation, parameters) },
    },
  };
}

/** The address of a call below the base path. @throws as `buildRequest` */
export function addressOf(name: string, { path, query = [] }: Operation, parameters: Parameters): string {
  const filled = path.replace(/\{([^{}]+)\}/g, (_, onTheWire: string) =>
    segmentOf(name, parameterName(onTheWire), parameters),
  );
  const pairs = query.flatMap((onTheWire) => pairsOf(onTheWire, parameters[parameterName(onTheWire)]));
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs).toString()}` : filled;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function requireAll(name: string, { path, required = [] }: Operation, parameters: Parameters): void {
  const ofPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, onTheWire = '']) => parameterName(onTheWire));
  const missing = [...ofPath, ...required].find((one) => !isGiven(parameters[one]));
  if (missing !== undefined) throw new RequiredError(missing, name);
}

/** An empty segment, and one of dots, would make the address that of another call. */
function segmentOf(operation: string, name: string, parameters: Parameters): string {
  const segment = String(parameters[name]);
  if (!/^\.{0,2}$/.test(segment)) return encodeURIComponent(segment);
  const message = `Parameter ${name} must not be ${JSON.stringify(segment)} when calling ${operation}.`;
  throw new RequestError(message, { status: 0, code: 'invalid_parameter', operation });
}

/** Lists are repeated, and what is not given is not sent. */
function pairsOf(onTheWire: string, value: unknown): [string, string][] {
  const given = (Array.isArray(value) ? value : [value]).filter(isGiven);
  return given.map((one) => [onTheWire, typeof one === 'object' ? JSON.stringify(one) : String(one)]);
}

/** Header parameters; what only sessions call takes their tokens and cookies as well, as Ory's clients do. */
function headersOf({ headers = [], by }: Operation, parameters: Parameters): Record<string, string> {
  const named = by === 'people' ? [...headers, 'x-session-token', 'cookie'] : headers;
  return Object.fromEntries(
    named.flatMap((onTheWire) => pairsOf(onTheWire, parameters[parameterName(onTheWire)])),
  );
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain',
  file: 'application/octet-stream',
};

function contentTypeOf(operation: Operation, parameters: Parameters): Record<string, string> {
  const { bodyAs = 'json' } = operation;
  // A form with files says by itself where its parts end.
  if (bodyAs === 'multipart' || !hasBody(operation, parameters)) return {};
  return { 'content-type': contentTypes[bodyAs] };
}

function hasBody({ body, fields, emptyBody }: Operation, parameters: Parameters): boolean {
  return fields !== undefined || emptyBody === true || (body !== undefined && isGiven(parameters[body]));
}

function bodyOf(operation: Operation, parameters: Parameters): Pick<Message, 'body'> {
  if (!hasBody(operation, parameters)) return {};
  const { body = '', bodyAs, fields = [] } = operation;
  const value = parameters[body];
  switch (bodyAs) {
    case 'form':
      return { body: new URLSearchParams(fieldPairs(fields, parameters)).toString() };
    case 'multipart':
      return { body: formOf(fields, parameters) };
    case 'text':
      return { body: String(value) };
    case 'file':
      return { body: value as FileBody };
    default:
      return { body: JSON.stringify(value ?? {}) };
  }
}

function fieldPairs(fields: readonly string[], parameters: Parameters): [string, string][] {
  return fields.flatMap((onTheWire) => pairsOf(onTheWire, parameters[parameterName(onTheWire)]));
}

function formOf(fields: readonly string[], parameters: Parameters): FormData {
  const form = new FormData();
  for (const onTheWire of fields) {
    const value = parameters[parameterName(onTheWire)];
    if (value instanceof Blob) form.append(onTheWire, value);
    else if (typeof value === 'string') form.append(onTheWire, value);
    else if (isGiven(value)) form.append(onTheWire, new Blob([value as ArrayBuffer]));
  }
  return form;
}
