import type { FastifyInstance, FastifyRequest } from 'fastify';

/** No ordinary form comes near this. */
const ordinaryForm = 256 * 1024;

/**
 * Forms are read by the pages' actions, which need the body as it came. They read all of it before they look at it,
 * so what is too long, or does not say how long it is, is refused before. Browsers say so of every form.
 */
export function leaveBodiesAlone(server: FastifyInstance, longestForm: number = ordinaryForm): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (request, _payload, done) => {
    const status = refusal(request, longestForm);
    if (status)
      done(Object.assign(new Error('This is more than a form of the site.'), { statusCode: status }));
    else done(null);
  });
}

function refusal({ headers }: FastifyRequest, longestForm: number): number | undefined {
  const { 'content-length': length } = headers;
  if (length === undefined) return 411;
  return Number(length) > longestForm ? 413 : undefined;
}
