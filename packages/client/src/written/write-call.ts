import { buildRequest, type Parameters } from '../operations/build-request.ts';
import type { Operation } from '../operations/operation.ts';

/** A call as a person would make it: in a shell, and in a program. */
export type WrittenCall = { operation: string; curl: string; code: string };

/** Where the call goes, and whose project it is about. */
export type WrittenFor = {
  baseUrl: string;
  basePath: string;
  project?: string;
  /** What the client is called in code. */
  client: 'ory' | 'portal';
};

/**
 * Writes a call down for people to copy. The key stands in it as a name, since nobody should copy one with a call.
 * @param parameters as the client takes them; every one that the call needs
 * @throws RequiredError where one is missing
 */
export function writeCall(
  name: string,
  operation: Operation,
  parameters: Parameters,
  target: WrittenFor,
): WrittenCall {
  return {
    operation: name,
    curl: writeCurl(name, operation, parameters, target),
    code: writeCode(name, operation, parameters, target),
  };
}

function writeCurl(
  name: string,
  operation: Operation,
  parameters: Parameters,
  { baseUrl, basePath, project }: WrittenFor,
): string {
  const { address, message } = buildRequest(name, operation, parameters);
  const headers = {
    ...(project === undefined ? {} : { 'X-Gazetteer-Project': project }),
    ...message.headers,
  };
  const lines = [
    `curl ${message.method === 'GET' ? '' : `-X ${message.method} `}${quoted(baseUrl + basePath + address)}`,
    ...(operation.by === undefined ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...Object.entries(headers).map(([header, value]) => `-H ${quoted(`${header}: ${value}`)}`),
    ...(typeof message.body === 'string' ? [`--data-raw ${quoted(message.body)}`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** A shell takes nothing in single quotes for its own; a quote itself stands outside of them. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function writeCode(
  name: string,
  operation: Operation,
  parameters: Parameters,
  { baseUrl, project, client }: WrittenFor,
): string {
  const make = client === 'ory' ? 'createOryClient' : 'createPortalClient';
  const options = { baseUrl, ...(project === undefined ? {} : { project }) };
  const written = asCode(options).replace(
    /\n\}$/,
    operation.by === undefined ? ',\n  bearer: key\n}' : '\n}',
  );
  const given = Object.keys(parameters).length === 0 ? '' : asCode(parameters);
  return [
    `import { ${make} } from '@gazetteer/client/${client}';`,
    '',
    `const ${client} = ${make}(${written});`,
    `const { data } = await ${client}.${name}(${given});`,
  ].join('\n');
}

/** JSON with the names of its fields as programs write them. */
export function asCode(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
}
