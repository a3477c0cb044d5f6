import { ApplicationError, type HttpServer, renderError } from '@gazetteer/kernel';

/** Answers refusals with what pages need to tell of them in their own words. */
export function tellInfo(server: HttpServer, infoOf: (error: unknown) => object | undefined): void {
  server.setErrorHandler((error, request, reply) => {
    const info = infoOf(error);
    if (!(error instanceof ApplicationError) || !info) throw error;
    const { error: shown } = renderError(error, request.id);
    return reply.status(error.status).send({ error: { ...shown, info } });
  });
}
