import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { isAnonymousRequest } from './anonymous-request.ts';
import { chooseLanguage, languageCookie, languageOfAddress } from './language.ts';
import { createPageCache, prepare } from './page-cache.ts';
import type { PortalOptions } from './portal-options.ts';
import { createRenderer } from './render-page.ts';
import { sendPage } from './send-page.ts';

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const year = 31_536_000;

/** Answers every address that is no file: from the cache where the page is for everybody, else freshly rendered. */
export function pageHandler(options: PortalOptions, loadBuild: () => Promise<ServerBuild>): PageHandler {
  const { mode } = options;
  const cache = createPageCache({ version: options.pagesVersion });
  const rendererOf = createRenderer(mode);
  return async (request, reply) => {
    const services = options.loadContext(request);
    const { languages, defaultLanguage } = services.site;
    const wish = {
      url: request.url,
      cookie: request.headers.cookie,
      acceptLanguage: request.headers['accept-language'],
    };
    const locale = chooseLanguage(wish, languages, defaultLanguage);
    const asked = languageOfAddress(request.url, languages);
    if (asked)
      reply.header('set-cookie', `${languageCookie}=${asked}; Path=/; Max-Age=${year}; SameSite=Lax`);
    const render = async () => rendererOf(await loadBuild())({ services, locale, request, reply });
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const mayShare = mode === 'production' && isRead && isAnonymousRequest(request);
    if (mayShare) return sendPage(request, reply, await cache.page(`${locale} ${request.url}`, render));
    return sendPage(request, reply, { ...(await prepare(await render())), shared: false });
  };
}
