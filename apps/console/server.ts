import { createSite, type SiteOptions } from '@gazetteer/site-server';
import type { FastifyPluginAsync } from 'fastify';

/** Tuples of permissions are imported by a form; as many as one call takes have room in it. */
const longestForm = 2 * 1024 * 1024;

/** The console as a Fastify plugin: every address below `/console`. Each page is one person's, so none is cached. */
export function createConsole(
  options: Pick<SiteOptions, 'mode' | 'loadContext' | 'inShare'>,
): Promise<FastifyPluginAsync> {
  return createSite({ ...options, longestForm, folder: import.meta.dirname, base: '/console/' });
}
