import { createSite, type SiteOptions } from '@gazetteer/site-server';
import type { FastifyPluginAsync } from 'fastify';

/** The console as a Fastify plugin: every address below `/console`. Each page is one person's, so none is cached. */
export function createConsole(
  options: Pick<SiteOptions, 'mode' | 'loadContext'>,
): Promise<FastifyPluginAsync> {
  return createSite({ ...options, folder: import.meta.dirname, base: '/console/' });
}
