import type { HttpServer } from '@gazetteer/kernel';
import type { IdentityContext } from '../../model/identity-context.ts';

/**
 * Where password managers look for the page on which people change their password: at the root of its host
 * (A Well-Known URL for Changing Passwords, W3C).
 */
export function registerChangePassword(
  server: HttpServer,
  { projects }: Pick<IdentityContext, 'projects'>,
): void {
  server.get('/.well-known/change-password', { schema: { hide: true } }, async ({ host }, reply) => {
    const { settings } = await projects.ofHost(host);
    // A project may have its page elsewhere tomorrow.
    return reply
      .header('cache-control', 'no-cache')
      .redirect(settings.selfservice.flows.settings.ui_url, 302);
  });
}
