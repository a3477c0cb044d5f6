import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';

/**
 * A form's fields. `curl -d '{"q": "a=b"}'` calls its JSON a form and leaves the signs that part a form's fields as they
 * are: what reads as JSON is taken for it.
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

/** Takes a JSON body of no length for an empty object: many clients name the type of a body they do not send. */
export function takeEmptyJson(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, {}) : parseJson(request, text, done),
  );
}
