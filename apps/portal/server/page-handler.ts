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
  const { mode, isAnonymous = isAnonymousRequest } = options;
  const cache = createPageCache({ version: options.pagesVersion });
  const rendererOf = createRenderer(mode);
  return async (request, reply) => {
    const given = options.loadContext(request);
    const services = { ...given, maintenance: given.maintenance ?? given.site.maintenance };
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
    const isPersonal = !isAnonymous(request);
    const isShared = mode === 'production' && isRead && !isPersonal && !services.maintenance;
    const page = isShared
      ? await cache.page(`${locale} ${request.url}`, render)
      : await prepare(await render());
    if (isPersonal) return sendPage(request, reply, { ...page, personal: true });
    return sendPage(request, reply, page);
  };
}
