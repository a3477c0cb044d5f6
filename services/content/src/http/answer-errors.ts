import { logFailure, toApplicationError } from '@gazetteer/kernel';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { codeOfStatus, ContentError, forbidden, invalidQuery } from '../model/content-error.ts';

/** An error as clients of Directus read it. */
export const ErrorsAnswer = Type.Object(
  {
    errors: Type.Array(
      Type.Object({
        message: Type.String(),
        extensions: Type.Object({
          code: Type.String({ description: 'Stable, for programs: FORBIDDEN, INVALID_PAYLOAD …' }),
          request_id: Type.String(),
          fields: Type.Optional(
            Type.Record(Type.String(), Type.Array(Type.String()), {
              description: 'What is wrong with each field',
            }),
          ),
        }),
      }),
    ),
  },
  { title: 'ContentErrors' },
);

/** Answers every error of this part of the server in Directus' envelope, and keeps faults to ourselves. */
export function answerErrorsAsDirectus(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const shown = toContentError(error);
    logFailure(request.log, error);
    return reply.status(shown.status).send(envelope(shown, request.id));
  });
}

function envelope({ message, code, fields, info }: ContentError, request_id: string) {
  return { errors: [{ message, extensions: { code, request_id, ...(fields ? { fields } : {}) } }], ...info };
}

function toContentError(error: unknown): ContentError {
  if (error instanceof ContentError) return error;
  const shown = toApplicationError(error);
  const details = shown.fields ? { fields: shown.fields } : {};
  const { validationContext } = error as Partial<FastifyError>;
  // What cannot be an id is none.
  if (validationContext === 'params') return forbidden();
  if (validationContext === 'querystring' && shown.fields) return invalidQuery(shown.fields);
  return new ContentError(codeOfStatus(shown.status), shown.message, details);
}
