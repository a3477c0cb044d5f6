import { invalidInput } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';

/** Names of functions, and of functions in objects: nothing else would be a call of one. */
const FUNCTION_NAME = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;
const LONGEST_NAME = 100;

/** The media type of a script (RFC 9239), by the name that CKAN's clients know. */
export const SCRIPT_TYPE = 'application/javascript;charset=utf-8';

/**
 * The function of a page that is to be called with the answer (JSONP), by the parameter `callback` of a GET; undefined where
 * none is asked for.
 * @throws invalid_input for what is no name of a function
 */
export function readCallback({ method, query }: FastifyRequest): string | undefined {
  const { callback } = query as { callback?: unknown };
  if (method === 'POST' || callback === undefined) return undefined;
  if (typeof callback !== 'string' || callback.length > LONGEST_NAME || !FUNCTION_NAME.test(callback)) {
    throw invalidInput({
      callback: [`Must be the name of a function, of at most ${LONGEST_NAME} characters`],
    });
  }
  return callback;
}

/** A script that calls the function with the answer. The comment keeps the name from being the first bytes of a file. */
export function writeCall(callback: string, answer: string | Buffer): Buffer {
  // Line separators may stand in JSON and not in older scripts.
  const json = answer.toString().replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return Buffer.from(`/**/${callback}(${json});`);
}
