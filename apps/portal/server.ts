import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { PortalServices } from './app/load-context.ts';
import { chooseLanguage, languageCookie, languageOfAddress } from './server/language.ts';
import { createPageCache, prepare } from './server/page-cache.ts';
import { renderPage } from './server/render-page.ts';
import { sendPage } from './server/send-page.ts';

export type { PortalServices } from './app/load-context.ts';
export type { Language, LocalText, Logo, MenuItem, SectorSettings, SiteSettings } from './app/site.ts';

export interface PortalOptions {
  mode: 'production' | 'development';
  /** What the pages of one request work with. */
  loadContext: (request: FastifyRequest) => PortalServices;
  /** Changes whenever the catalogue does: cached pages of another version are not served again. */
  catalogueVersion?: () => string | number;
  /** Whether a request may be answered with a page kept for everybody; by default one without credentials. */
  isAnonymous?: (request: FastifyRequest) => boolean;
}

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The visitors' site as a Fastify plugin. In production it serves the built files and pages; in development
 * Vite runs in this process and replaces changed parts of an open page.
 */
export async function createPortal(options: PortalOptions): Promise<FastifyPluginAsync> {
  return options.mode === 'production' ? productionPortal(options) : developmentPortal(options);
}

async function productionPortal(options: PortalOptions): Promise<FastifyPluginAsync> {
  // A variable address: the build does not exist when types are checked.
  const address = new URL('./build/server/index.js', import.meta.url).href;
  const build = (await import(address)) as ServerBuild;
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

/** Forms are read by the pages' actions, which need the body as it came. */
function leaveBodiesAlone(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

function pageHandler(options: PortalOptions, loadBuild: () => Promise<ServerBuild>): PageHandler {
  const { mode, isAnonymous = (request) => !request.headers.authorization } = options;
  const cache = createPageCache({ version: options.catalogueVersion });
  return async (request, reply) => {
    const given = options.loadContext(request);
    const services = { ...given, maintenance: given.maintenance ?? given.site.maintenance };
    const { languages, defaultLanguage } = services.site;
    const locale = chooseLanguage(
      {
        url: request.url,
        cookie: request.headers.cookie,
        acceptLanguage: request.headers['accept-language'],
      },
      languages,
      defaultLanguage,
    );
    const render = async () =>
      renderPage({ build: await loadBuild(), mode, services, locale, request, reply });
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const cached = mode === 'production' && isRead && isAnonymous(request) && !services.maintenance;
    const page = cached
      ? await cache.page(`${locale} ${request.url}`, render)
      : await prepare(await render());
    const asked = languageOfAddress(request.url, languages);
    if (asked)
      reply.header('set-cookie', `${languageCookie}=${asked}; Path=/; Max-Age=31536000; SameSite=Lax`);
    return sendPage(request, reply, page);
  };
}
