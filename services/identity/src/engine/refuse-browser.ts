import type { FastifyRequest } from 'fastify';
import { IdentityError } from '../model/identity-error.ts';

/**
 * An app has neither cookies of this site nor an origin. Were browsers allowed, other sites could use flows without
 * CSRF protection in their name. Cookies a proxy such as Cloudflare sets do not count.
 * @throws 400
 */
export function refuseBrowser(request: FastifyRequest): void {
  const { origin, cookie } = request.headers;
  const own = (cookie ?? '').split(';').filter((pair) => pair.trim() && !/^\s*(__cf|_cf|cf_)/i.test(pair));
  if (origin === undefined && own.length === 0) return;
  throw new IdentityError(400, 'Flows for apps cannot be used from a browser.', {
    reason: `The request carries ${origin === undefined ? 'cookies' : 'an Origin header'}. Browsers use the /browser calls, which are protected against CSRF.`,
  });
}
