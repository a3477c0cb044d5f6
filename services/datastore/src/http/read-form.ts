import type { Readable } from 'node:stream';
import {
  ApplicationError,
  asUnreadableForm,
  type HttpServer,
  invalidInput,
  toApplicationError,
} from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { fileTooLarge } from './file-too-large.ts';

/** Lets the routes of a server take files: multipart is read by the form's route itself; all other bodies are the file. */
export function takeFiles(server: HttpServer): void {
  server.removeContentTypeParser(['application/json', 'application/x-www-form-urlencoded', 'text/plain']);
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** A file that is the whole body of a request. */
export const WholeFile = Type.Unsafe<unknown>({ type: 'string', format: 'binary' });

/** @throws too_large, or invalid_input for a form, where the body is to be the file itself */
export function requireWholeFile(request: FastifyRequest, maxBytes: number): void {
  if (Number(request.headers['content-length']) > maxBytes) throw fileTooLarge(maxBytes);
  if (request.isMultipart()) throw invalidInput({ file: ['must be the body itself, not part of a form'] });
}

/** What a form says in fields, those that stand before its file. */
export type FormFields = Record<string, string>;

/** What a form brings that may have a file. */
export type FormTaking<Result> = {
  maxBytes: number;
  /** Letters that a field may have. */
  longestField: number;
  /** Takes the first file, as it arrives. */
  takeFile: (file: { filename: string; stream: Readable }, fields: FormFields) => Promise<Result>;
  /** Takes a form without one. */
  takeFields: (fields: FormFields) => Promise<Result>;
};

/** Reads a form with script or without. @throws bad_request for one that cannot be read; invalid_input for none at all */
export async function takeForm<Result>(
  request: FastifyRequest,
  { maxBytes, longestField, takeFile, takeFields }: FormTaking<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw invalidInput({ file: ['Missing value'] });
  const fields: FormFields = {};
  const limits = { files: 1, fields: 10, fieldSize: longestField, fileSize: maxBytes + 1 };
  for await (const part of partsOf(request, limits)) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    } else if (part.filename) {
      return takeFile({ filename: part.filename, stream: part.file }, fields);
    } else part.file.resume();
  }
  return takeFields(fields);
}

async function* partsOf(request: FastifyRequest, limits: object) {
  try {
    yield* request.parts({ limits });
  } catch (error) {
    throw asUnreadableForm(error);
  }
}

/** A body that is refused half-way is read to its end, because a client listens to the answer only then. */
export async function draining<Result>(request: FastifyRequest, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApplicationError) {
      request.raw.unpipe();
      request.raw.resume();
    }
    throw error;
  }
}

/**
 * Where a form without script leads that was refused: to its page, with `problem` in the query.
 * @throws what is a fault of ours
 */
export function wayBack(page: string, error: unknown): string {
  const { code, status, fields } = toApplicationError(error);
  if (status >= 500) throw error;
  const problem = fields ? `${code}_${Object.keys(fields)[0]}` : code;
  const back = new URL(page, 'http://here');
  back.searchParams.set('problem', problem);
  // Dots in a path can leave two slashes at its beginning, which would lead to another site.
  return back.pathname.replace(/^\/+/, '/') + back.search;
}
