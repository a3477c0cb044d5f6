import type { Language } from '@gazetteer/site';
import { siteKey, type SiteServices } from '@gazetteer/site/server';
import { randomBytes } from 'node:crypto';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { scriptsLast } from './scripts-last.ts';
import { sealPage } from './security-policy.ts';

export interface RenderedPage {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  /** A file that a loader makes piece by piece, in place of the body: it may be of any size. */
  stream?: ReadableStream<Uint8Array>;
  /** The pattern of the route that it is of; undefined where no route is at the address. */
  pattern?: string | undefined;
  /** True for a whole page of a shared route that sets no cookie and does not say `private` or `no-store`. */
  shared: boolean;
}

export interface RenderRequest {
  services: SiteServices;
  locale: Language;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Answers what a page for everybody asks of the services; without it each page asks for itself. */
  sharedFetch?: SiteServices['fetch'] | undefined;
}

export type Renderer = (request: RenderRequest) => Promise<RenderedPage>;

type Mode = 'production' | 'development';

/** With none at all browsers hide where a form comes from, and forms of unknown origin are refused. */
const referrerPolicy = 'same-origin';

/** When to come back to a page that could not be made just now, in seconds. */
const briefPause = '5';

/** How long a closed portal asks machines to wait when nobody knows the end, in seconds. */
const unknownPause = 600;

/**
 * Gives the renderer of a build, made once: in development each change is a new build.
 * @param sharedRoutes the patterns of routes whose pages may be the same for everybody
 */
export function createRenderer(
  mode: Mode,
  sharedRoutes: ReadonlySet<string>,
): (build: ServerBuild) => Renderer {
  const renderers = new WeakMap<ServerBuild, Renderer>();
  return (build) => {
    const renderer = renderers.get(build) ?? rendererOf(build, mode, sharedRoutes);
    renderers.set(build, renderer);
    return renderer;
  };
}

/** Runs loaders (or the action) and renders the page of one request. */
function rendererOf(build: ServerBuild, mode: Mode, sharedRoutes: ReadonlySet<string>): Renderer {
  // Forms are taken from this site only, under whichever name visitors reach it.
  const allowedActionOrigins: string[] = [];
  const handler = createRequestHandler({ ...build, allowedActionOrigins }, mode);
  return async ({ services, locale, sharedFetch, ...http }) => {
    const nonce = randomBytes(16).toString('base64url');
    const context = new RouterContextProvider();
    let pattern: string | undefined;
    const isSharedRoute = () => sharedRoutes.has(pattern ?? '');
    const fetch: SiteServices['fetch'] = (address, init) =>
      sharedFetch && isSharedRoute() ? sharedFetch(address, init) : services.fetch(address, init);
    context.set(siteKey, {
      ...services,
      locale,
      fetch,
      client: services.clientIn(locale, fetch),
      nonce,
      production: mode === 'production',
      noteRoute: (matched) => void (pattern = matched),
    });
    const { host } = new URL(services.publicUrl);
    if (!allowedActionOrigins.includes(host)) allowedActionOrigins.push(host);
    const asked = createRequest(http.request.raw, http.reply.raw, {
      host: http.request.host,
      protocol: `${http.request.protocol}:`,
    });
    // HEAD has the headers of GET, and shares its place in the cache: an empty page there would be served to readers.
    const request = asked.method === 'HEAD' ? new Request(asked, { method: 'GET' }) : asked;
    const page = await readPage(await handler(request, context), nonce, mode);
    const { maintenance } = services.site;
    if (maintenance && page.status === 503) page.headers.push(['retry-after', pauseUntil(maintenance.until)]);
    if (services.lacksAnswers()) return { ...withoutAnswers(page), pattern };
    return { ...page, pattern, shared: isForEverybody(page) && isSharedRoute() };
  };
}

type Answer = Omit<RenderedPage, 'shared'>;

/**
 * A page made while a store was away or too much was asked. Where it failed, whichever way, that is why: programs are told
 * to come back. Where it has only a part less, it is good enough for who asked, and the next one gets it whole.
 */
function withoutAnswers(page: Answer): RenderedPage {
  if (page.status < 500) return { ...page, shared: false };
  const headers = page.headers.filter(([name]) => name !== 'retry-after');
  return { ...page, headers: [...headers, ['retry-after', briefPause]], status: 503, shared: false };
}

/** Redirects and errors are not: one may lead to a visitor's own flow, the other come of what that visitor did. */
function isForEverybody({ status, headers, stream }: Answer): boolean {
  const isPersonal = ([name, value]: [string, string]) =>
    name === 'set-cookie' || (name === 'cache-control' && /private|no-store/.test(value));
  return status === 200 && stream === undefined && !headers.some(isPersonal);
}

async function readPage(response: Response, nonce: string, mode: Mode): Promise<Answer> {
  const headers = [...response.headers];
  if (response.body && response.headers.get('content-disposition')?.startsWith('attachment')) {
    return { status: response.status, headers, body: Buffer.alloc(0), stream: response.body };
  }
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }
  const text = await response.text();
  // Vite's own scripts replace changed parts of a page from its first moment.
  const { html, policy } = sealPage(mode === 'production' ? scriptsLast(text) : text, nonce, mode);
  headers.push(['content-security-policy', policy], ['referrer-policy', referrerPolicy]);
  return {
    status: response.status,
    headers: withStyleHints(headers, html),
    body: Buffer.from(html),
  };
}

/**
 * Names the page's styles in its header: nothing can be painted before they are there, and browsers would ask for
 * them after fonts and scripts, whose links stand before them.
 */
function withStyleHints(headers: RenderedPage['headers'], html: string): RenderedPage['headers'] {
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const links = [
    ...headers.filter(([name]) => name === 'link').map(([, value]) => value),
    ...styles.map(([, address]) => `<${address}>; rel=preload; as=style`),
  ];
  const others = headers.filter(([name]) => name !== 'link');
  // One header for all: a second one of the same name would take the first one's place.
  return links.length > 0 ? [...others, ['link', links.join(', ')]] : others;
}

function pauseUntil(until: string | undefined): string {
  const seconds = until ? Math.ceil((Date.parse(until) - Date.now()) / 1000) : unknownPause;
  return String(seconds > 0 ? seconds : unknownPause);
}
