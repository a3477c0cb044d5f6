import { actionAt } from '../groups.ts';
import { clientExamples } from './client-examples.generated.ts';
import type { Operation } from './read-operations.ts';

/** A command that makes the call: by GET where that is possible and the input is flat, else as the call wants it. */
export function writeCurl(operation: Operation, publicUrl: string): string {
  const { methods, example, bodyType } = operation;
  const address = `'${publicUrl}${operation.path}'`;
  const entries = Object.entries(example ?? {});
  const isFlat = entries.every(([, value]) => typeof value !== 'object');
  const key = isPublic(operation) ? [] : [`--header 'Authorization: your-key'`];
  if (methods.includes('GET') && isFlat) {
    const flags = entries.map(([name, value]) => `--data-urlencode ${quote(`${name}=${String(value)}`)}`);
    return joined([`curl ${flags.length > 0 ? '--get ' : ''}${address}`, ...key, ...flags]);
  }
  const [method = 'GET'] = methods;
  const implied = method === 'GET' || (method === 'POST' && bodyType !== undefined);
  const request = implied ? '' : `--request ${method} `;
  return joined([`curl ${request}${address}`, ...key, ...bodyFlags(bodyType, example)]);
}

/** The same with the client of this project, from its guide; calls that it has no name for by `fetch`. */
export function writeJavaScript(operation: Operation, publicUrl: string): string {
  const name = actionAt(operation.path) ?? operation.operationId ?? '';
  const known = Object.hasOwn(clientExamples, name) ? clientExamples[name] : undefined;
  if (known)
    return known
      .replaceAll('{ baseUrl', `{ baseUrl: '${publicUrl}'`)
      .replaceAll('bearer: adminKey', `bearer: 'your-key'`);
  const { method } = operation.sent;
  const init =
    method === 'GET' ? '' : `, {\n  method: '${method}',\n  headers: { authorization: 'your-key' },\n}`;
  return `const answer = await fetch('${publicUrl}${operation.path}'${init});`;
}

/** Reading what is public needs no key, nor does what people do with their own account. */
function isPublic({ group, methods }: Operation): boolean {
  if (group === 'accounts') return true;
  return methods.includes('GET') && group !== 'administration' && group !== 'operations';
}

function bodyFlags(bodyType: string | undefined, example: unknown): string[] {
  if (bodyType === undefined) return [];
  if (bodyType === 'application/json') return [`--json ${quote(JSON.stringify(example ?? {}))}`];
  if (bodyType === 'multipart/form-data') return ['--form file=@picture.jpg'];
  if (bodyType === 'application/x-www-form-urlencoded') return [`--data-urlencode 'name=value'`];
  return [`--header 'Content-Type: ${bodyType}'`, '--data-binary @file'];
}

function joined(parts: readonly string[]): string {
  return parts.join(' \\\n  ');
}

/** Text as one word of a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
