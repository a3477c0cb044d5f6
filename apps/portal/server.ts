import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { ServerBuild } from 'react-router';
import { leaveBodiesAlone } from './server/leave-bodies-alone.ts';
import type { PortalOptions } from './server/portal-options.ts';

export type { PortalServices } from './app/site/load-context.ts';
export type { Language, LocalText, Logo, MenuItem, SectorSettings, SiteSettings } from './app/site/site.ts';
export type { PortalOptions } from './server/portal-options.ts';
export { warmHome } from './server/warm-home.ts';

/**
 * The visitors' site as a Fastify plugin. In production it serves the built files and pages; in development
 * Vite runs in this process and replaces changed parts of an open page.
 */
export async function createPortal(options: PortalOptions): Promise<FastifyPluginAsync> {
  // React decides as it is loaded whether it checks itself, which takes most of its time: hence the late imports.
  process.env.NODE_ENV ??= options.mode;
  return options.mode === 'production' ? productionPortal(options) : developmentPortal(options);
}

async function productionPortal(options: PortalOptions): Promise<FastifyPluginAsync> {
  // A variable address: the build does not exist when types are checked.
  const address = new URL('./build/server/index.js', import.meta.url).href;
  const build = (await import(address)) as ServerBuild;
  const { pageHandler } = await import('./server/page-handler.ts');
  return async (server) => {
    await server.register(fastifyStatic, {
      root: `${import.meta.dirname}/build/client`,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', lifetimeOf(path)),
    });
    leaveBodiesAlone(server);
    server.all(
      '/*',
      pageHandler(options, async () => build),
    );
  };
}

async function developmentPortal(options: PortalOptions): Promise<FastifyPluginAsync> {
  const { createServer } = await import('vite');
  const { pageHandler } = await import('./server/page-handler.ts');
  return async (server) => {
    const vite = await createServer({
      root: import.meta.dirname,
      configFile: `${import.meta.dirname}/vite.config.ts`,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: server.server } },
    });
    server.addHook('onClose', () => vite.close());
    leaveBodiesAlone(server);
    const page = pageHandler(
      options,
      async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    );
    server.all('/*', async (request, reply) => {
      const answered = await new Promise<boolean>((resolve, reject) => {
        reply.raw.once('close', () => resolve(true));
        vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
          error instanceof Error ? reject(error) : resolve(false),
        );
      });
      return answered ? reply.hijack() : page(request, reply);
    });
  };
}

/** Built files carry a hash of their content in their name; the few others are asked for again each hour. */
function lifetimeOf(path: string): string {
  return path.includes('/client/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
