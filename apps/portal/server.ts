import { createSite, type SiteOptions } from '@gazetteer/site-server';
import type { FastifyPluginAsync } from 'fastify';
import { sharedRoutes } from './server/shared-routes.ts';

export { helpPaths } from './app/help/help-topics.ts';
export { homeTexts } from './server/home-texts.ts';
export { warmHome } from './server/warm-home.ts';

interface PortalOptions extends Pick<SiteOptions, 'mode' | 'loadContext' | 'inShare'> {
  /** Changes whenever what pages show does, in whichever process: pages of another version are not served again. */
  pagesVersion?: () => Promise<string | number>;
}

/** The visitors' site as a Fastify plugin: every address that nothing else in the server answers. */
export function createPortal({ pagesVersion, ...options }: PortalOptions): Promise<FastifyPluginAsync> {
  return createSite({
    ...options,
    folder: import.meta.dirname,
    base: '/',
    // Everything else below /api/ is a call.
    pagesAt: ['/api/docs'],
    shared: { routes: sharedRoutes, version: pagesVersion },
  });
}
