import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createAnswerCache } from './answer-cache.ts';
import { isAnonymousRequest } from './anonymous-request.ts';
import { chooseLanguage, languageCookie, languageOfAddress } from './language.ts';
import { createPageCache, prepare } from './page-cache.ts';
import { createRenderer } from './render-page.ts';
import { sendFile } from './send-file.ts';
import { sendPage } from './send-page.ts';
import type { SiteOptions } from './site-options.ts';
import type { Version } from './versioned-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page that answers, for the log: addresses of pages hold tokens. */
    pagePattern?: string | undefined;
  }
}

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const year = 31_536_000;
// What changes by time alone is on no page for longer than both together, half a minute.
const pageMilliseconds = 20_000;
const answerMilliseconds = 10_000;

/** Answers every address that is no file: from the cache where the page is for everybody, else freshly rendered. */
export function pageHandler(options: SiteOptions, loadBuild: () => Promise<ServerBuild>): PageHandler {
  const { mode, shared } = options;
  const cache = createPageCache({ version: shared?.version, milliseconds: pageMilliseconds });
  const answers = createAnswerCache({ milliseconds: answerMilliseconds });
  const rendererOf = createRenderer(mode, shared?.routes ?? new Set());
  return async (request, reply) => {
    const services = await options.loadContext(request);
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
    const render = async (version?: Version) => {
      const sharedFetch = version === undefined ? undefined : answers.at(version, services.fetch);
      const renderer = rendererOf(await loadBuild());
      return options.inShare(() => renderer({ services, locale, request, reply, sharedFetch }));
    };
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // A page of a project's host is another one at the same path.
    const isPortal = services.project === undefined;
    const mayShare = shared && isPortal && mode === 'production' && isRead && isAnonymousRequest(request);
    if (mayShare) {
      const cached = await cache.page(`${locale} ${request.url}`, render);
      request.pagePattern = pathOf(cached);
      return sendPage(request, reply, cached);
    }
    const page = await render();
    request.pagePattern = pathOf(page);
    if (page.stream) return sendFile(request, reply, { ...page, stream: page.stream });
    return sendPage(request, reply, { ...(await prepare(page)), shared: false });
  };
}

/** Routers write the patterns of their routes with a slash in front or without. */
function pathOf({ pattern }: { pattern?: string | undefined }): string | undefined {
  return pattern?.replace(/^\/?/, '/');
}
