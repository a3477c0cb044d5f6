import type { FastifyRequest } from 'fastify';
import { accessDenied, ApplicationError, asUnreadableForm, invalidInput } from '@gazetteer/kernel';
import type { Action, Upload } from './action.ts';

/** The limit in bytes. A file goes to disk as it arrives, so that its size costs no memory. */
const LARGEST_FILE = 2 * 1024 ** 3;

/** How many files one request may bring. */
const MOST_FILES = 20;

type ReadInput = { given: Record<string, unknown>; uploads?: ReadonlyMap<string, Upload> };

/**
 * The input of an action from a query string, a JSON body, a form or a multipart form. An action that only reads takes
 * its parameters from the address by POST, too, where the body says nothing.
 */
export async function readInput(action: Action, request: FastifyRequest): Promise<ReadInput> {
  const asked = { given: request.query as Record<string, unknown> };
  if (request.method !== 'POST') {
    const { callback: _function, ...given } = asked.given;
    return { given };
  }
  const sent = await readBody(action, request);
  const isSilent = Object.keys(sent.given).length === 0 && !sent.uploads;
  return action.readOnly && isSilent ? asked : sent;
}

async function readBody(action: Action, request: FastifyRequest): Promise<ReadInput> {
  if (request.isMultipart()) return readMultipart(action, request);
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new ApplicationError('bad_json', 400, 'Request data JSON decoded to a value that is not an object');
  }
  return { given: jsonInsideForm(request, body as Record<string, unknown>) };
}

// `curl -d '{"id": "x"}'` declares its JSON as a form, which then has one key and no value.
function jsonInsideForm(request: FastifyRequest, body: Record<string, unknown>): Record<string, unknown> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return body;
  const [[key, value] = ['', undefined], ...others] = Object.entries(body);
  if (others.length > 0 || !key.startsWith('{') || (value !== '' && value !== '1')) return body;
  try {
    return JSON.parse(key) as Record<string, unknown>;
  } catch (error) {
    throw new ApplicationError('bad_json', 400, 'Error decoding JSON data', { cause: error });
  }
}

async function readMultipart(action: Action, request: FastifyRequest): Promise<ReadInput> {
  if (action.uploads && request.caller.kind === 'anonymous') {
    throw accessDenied('Access denied: this action requires an authenticated user');
  }
  const saved = await saveForm(action, request);
  const given = textValues(saved.values);
  if (saved.files.length === 0) return { given };
  const uploads = new Map<string, Upload>();
  for (const { fieldname, filename, filepath } of saved.files) {
    if (!action.uploads?.test(fieldname)) throw invalidInput({ [fieldname]: ['Takes no file'] });
    if (uploads.has(fieldname)) throw invalidInput({ [fieldname]: ['Takes one file'] });
    uploads.set(fieldname, { filename, path: filepath });
  }
  return { given, uploads };
}

async function saveForm(action: Action, request: FastifyRequest) {
  const limits = { files: action.uploads ? MOST_FILES : 0, fileSize: LARGEST_FILE };
  try {
    return await request.saveRequestFiles({ tmpdir: request.server.uploadFolder, limits });
  } catch (error) {
    throw asUnreadableForm(error);
  }
}

type Part = { type?: string; fieldname?: string; value?: unknown };

function textValues(values: object): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(values) as [string, Part | Part[]][]) {
    const texts = [part]
      .flat()
      .filter(({ type }) => type === 'field')
      .map(({ value }) => value);
    if (texts.length > 0) given[name] = texts.length === 1 ? texts[0] : texts;
  }
  return given;
}
