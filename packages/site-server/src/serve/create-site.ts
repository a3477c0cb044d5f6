import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
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
    leaveBodiesAlone(server, options.longestForm);
    const page = pageHandler(options, async () => build);
    await server.register(builtFiles(`${folder}/build/client`, page), { prefix: base.slice(0, -1) });
    mountRoot(server, base, page);
    mountPages(server, base, pagesAt, page);
  };
}

/**
 * Serves the files of a build. Hundreds of scripts and styles lie in `assets`, which is served as a folder: a route for each would take
 * a tenth of the server's start. The few others stand beside pages, so each has a route.
 */
function builtFiles(root: string, page: PageHandler): FastifyPluginAsync {
  const served = { index: false, preCompressed: true, cacheControl: false } as const;
  return async (server) => {
    await server.register(fastifyStatic, {
      ...served,
      root,
      wildcard: false,
      globIgnore: ['assets/**'],
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
    });
    await server.register(
      async (assets) => {
        assets.setNotFoundHandler(page);
        // What leads out of the folder is refused as what is not there.
        assets.setErrorHandler((error: FastifyError, request, reply) => {
          if (error.statusCode !== 403) throw error;
          return page(request, reply);
        });
        await assets.register(fastifyStatic, {
          ...served,
          root: `${root}/assets`,
          decorateReply: false,
          // The name of each carries a hash of its content.
          setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
        });
      },
      { prefix: '/assets' },
    );
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
