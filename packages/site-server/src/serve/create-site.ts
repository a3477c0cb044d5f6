import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ServerBuild } from 'react-router';
import { leaveBodiesAlone } from './leave-bodies-alone.ts';
import type { PageHandler } from './page-handler.ts';
import type { SiteOptions } from './site-options.ts';

interface SiteFolder {
  /** The folder of the site, with its `build` and its `vite.config.ts`. */
  folder: string;
  /** What the addresses of the site begin with, as `base` of its `vite.config.ts` does: `/`, or such as `/console/`. */
  base: `/${string}`;
  /**
   * Where the site has pages below an address that the server keeps for something else, such as `/api/docs`: the router of the
   * server prefers the longer address.
   */
  pagesAt?: readonly string[];
}

/**
 * A site as a Fastify plugin. In production it serves the built files and pages; in development Vite runs in this
 * process and replaces changed parts of an open page.
 */
export async function createSite(options: SiteOptions & SiteFolder): Promise<FastifyPluginAsync> {
  // React decides as it is loaded whether it checks itself, which takes most of its time: hence the late imports.
  process.env.NODE_ENV ??= options.mode;
  return options.mode === 'production' ? productionSite(options) : developmentSite(options);
}

async function productionSite(options: SiteOptions & SiteFolder): Promise<FastifyPluginAsync> {
  const { folder, base, pagesAt } = options;
  // A variable address: the build does not exist when types are checked.
  const build = (await import(`${folder}/build/server/index.js`)) as ServerBuild;
  const { pageHandler } = await import('./page-handler.ts');
  return async (server) => {
    await server.register(fastifyStatic, {
      root: `${folder}/build/client`,
      prefix: base,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', lifetimeOf(path)),
    });
    leaveBodiesAlone(server, options.longestForm);
    const page = pageHandler(options, async () => build);
    mountRoot(server, base, page);
    mountPages(server, base, pagesAt, page);
  };
}

async function developmentSite(options: SiteOptions & SiteFolder): Promise<FastifyPluginAsync> {
  const { folder, base, pagesAt } = options;
  const { createServer } = await import('vite');
  const { pageHandler } = await import('./page-handler.ts');
  return async (server) => {
    const vite = await createServer({
      root: folder,
      configFile: `${folder}/vite.config.ts`,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: server.server } },
    });
    server.addHook('onClose', () => vite.close());
    leaveBodiesAlone(server, options.longestForm);
    const page = pageHandler(
      options,
      async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    );
    mountRoot(server, base, page);
    mountPages(server, base, pagesAt, async (request, reply) => {
      const answered = await new Promise<boolean>((resolve, reject) => {
        reply.raw.once('close', () => resolve(true));
        vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
          error instanceof Error ? reject(error) : resolve(false),
        );
      });
      if (answered) return reply.hijack();
      // Vite has cut off what it was told that addresses begin with.
      request.raw.url = request.originalUrl;
      return page(request, reply);
    });
  };
}

/** The root of a site that is not at `/` has addresses outside of it: without a slash, and as data of a page. */
function mountRoot(server: FastifyInstance, base: string, page: PageHandler): void {
  if (base === '/') return;
  const root = base.slice(0, -1);
  server.all(root, page);
  server.all(`${root}.data`, page);
}

/** Everything below what the addresses of the site begin with, and the pages of it that stand elsewhere. */
function mountPages(
  server: FastifyInstance,
  base: string,
  pagesAt: readonly string[] = [],
  page: PageHandler,
): void {
  const addresses = pagesAt.flatMap((address) => [address, `${address}.data`, `${address}/*`]);
  for (const address of [`${base}*`, ...addresses]) server.all(address, page);
}

/** Built files carry a hash of their content in their name; the few others are asked for again each hour. */
function lifetimeOf(path: string): string {
  return path.includes('/client/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
