import {
  type ApplicationError,
  type HttpServer,
  invalidInput,
  logFailure,
  toApplicationError,
} from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Makes all answers of a part of the server answers of OData: their version, and the shape of its errors. */
export function answerAsOdata(server: HttpServer): void {
  server.addHook('onSend', async (request, reply) => {
    reply.header('odata-version', versionOf(request)).header('cache-control', 'private, no-cache');
  });
  server.addHook('preValidation', async (request) => requireVersion(request));
  server.setErrorHandler((error, request, reply) => {
    logFailure(request.log, error);
    return sendError(toApplicationError(error), reply);
  });
}

/** An error as OData has it (JSON Format 4.01, 21.1): `target` is the option at fault. */
function sendError({ status, code, message, fields }: ApplicationError, reply: FastifyReply) {
  const [target] = Object.keys(fields ?? {});
  const error = { code, message, ...(target === undefined ? {} : { target }) };
  return reply.status(status).type('application/json').send({ error });
}

/** Who knows 4.01 gets it, all others 4.0; both are written in the same way. */
function versionOf(request: FastifyRequest): string {
  return newestKnown(request) >= 4.01 ? '4.01' : '4.0';
}

/** @throws invalid_input for a client that reads older versions only */
function requireVersion(request: FastifyRequest): void {
  if (newestKnown(request) >= 4) return;
  throw invalidInput({ 'OData-MaxVersion': ['this service speaks OData 4.0 and 4.01'] });
}

/** The newest version that the client reads. */
function newestKnown({ headers }: FastifyRequest): number {
  return Number(headers['odata-maxversion'] ?? 4);
}
