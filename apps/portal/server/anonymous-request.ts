import type { FastifyRequest } from 'fastify';

/** The cookie by which the identity service knows who is signed in. */
const session = /(?:^|;\s*)ory_kratos_session=[^;]/;
/** Pages that show a sign-in form are about one browser's form. */
const flow = /[?&]flow=/;

/** True for a request that says nothing of who sends it: its answer is the same for everybody. */
export function isAnonymousRequest({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): boolean {
  return !headers.authorization && !session.test(headers.cookie ?? '') && !flow.test(url);
}
