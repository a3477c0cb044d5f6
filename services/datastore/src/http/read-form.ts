import { ApplicationError, asUnreadableForm, type HttpServer, toApplicationError } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';

/** Lets the routes of a server take files: multipart is read by the form's route itself; all other bodies are the file. */
export function takeFiles(server: HttpServer): void {
  server.removeContentTypeParser(['application/json', 'application/x-www-form-urlencoded', 'text/plain']);
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** The parts of a form, in their order. @throws bad_request for one that cannot be read */
export async function* partsOf(request: FastifyRequest, limits: object) {
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
