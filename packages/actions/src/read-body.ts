import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';

/**
 * Reads a form's fields. `curl -d '{"q": "a=b"}'` declares its JSON as a form and does not escape the characters that
 * separate a form's fields, so a body that can be read as JSON is taken as JSON.
 */
export function parseForm(text: string): Record<string, unknown> {
  return parseObject(text) ?? { ...parse(text) };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** Reads an empty JSON body as an empty object, because many clients name the type of a body they do not send. */
export function takeEmptyJson(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, {}) : parseJson(request, text, done),
  );
}
