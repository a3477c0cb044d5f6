import { ApplicationError, type HttpServer, logFailure, toApplicationError } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type Language, languages } from '../model/languages.ts';
import { refusalText, serverRefusalText } from './refusal-texts.ts';

/** What all calls have in common by which visitors write to the team, for forms and for programs. */
export function serveWriters(server: HttpServer): void {
  answerErrorsToWriters(server);
  // The actions of the catalogue read forms in a way of their own.
  server.removeContentTypeParser('application/x-www-form-urlencoded');
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });
}

/** Reads the texts that were sent; what is no text counts as not given. @throws access_denied for a page of another site */
export function readWritten(request: FastifyRequest): (name: string) => string {
  if (request.headers['sec-fetch-site'] === 'cross-site') {
    throw new ApplicationError('access_denied', 403, refusalText('elsewhere', languageOf(request)));
  }
  // The answer then names the field in the form's own words.
  const given = isRecord(request.body) ? request.body : {};
  return (name) => textOf(given[name]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The language that whoever writes reads best. */
export function languageOf(request: FastifyRequest): Language {
  const [wanted] = new Negotiator(request.raw).languages([...languages]);
  return languages.find((language) => language === wanted) ?? 'en';
}

/** Errors in the shape that the forms' clients read, in the writer's language: texts by field, or one text. */
function answerErrorsToWriters(server: HttpServer): void {
  server.setErrorHandler((error, request, reply) => {
    const { status, code, message, fields, info } = toApplicationError(error);
    logFailure(request.log, error);
    const texts = fields && Object.entries(fields).map(([name, [text = '']]) => [name, text]);
    const sentence = serverRefusalText(code, languageOf(request)) ?? message;
    const shown = texts ? Object.fromEntries(texts) : sentence;
    return reply.status(status).send({ message: shown, code, request_id: request.id, ...info });
  });
}
