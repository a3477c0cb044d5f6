import type { FastifyRequest } from 'fastify';

/** The cookie by which the identity service knows who is signed in. */
const session = /(?:^|;\s*)ory_kratos_session=[^;]/;
/** Pages around an account, and their data for scripts: each visit makes or shows the form of one browser. */
const account =
  /^\/(?:login|registration|recovery|verification|settings|profile|logout|error)(?:\.data)?(?:\?|$)/;
/** What editors work with. */
const workplace = /^\/console(?:[./?]|$)/;

/** True for a request that says nothing of who sends it: its answer is the same for everybody. */
export function isAnonymousRequest({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): boolean {
  const isPersonal = account.test(url) || workplace.test(url);
  return !isPersonal && !headers.authorization && !session.test(headers.cookie ?? '');
}
