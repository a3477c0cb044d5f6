import type { SiteSettings } from '@gazetteer/site';
import { closeSite, loadFrame, siteContext, type SiteServices } from '@gazetteer/site/server';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import {
  data,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  redirect,
  type ServerBuild,
} from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { pageHandler } from './page-handler.ts';

type Loader = (args: LoaderFunctionArgs) => unknown;

/** What the root route of a site with shared pages does first. */
const noteRoute: MiddlewareFunction = ({ context, pattern }, next) => {
  siteContext(context).noteRoute(pattern);
  return next();
};
const closeForMaintenance = closeSite((context) => loadFrame(context, 'Closed'));

/** A site of these routes, whose pages are the JSON of what they have loaded. */
function buildOf(loaders: Record<string, Loader>): ServerBuild {
  const page = { default: () => null };
  const routes = Object.entries(loaders).map(([path, loader]) => [
    path,
    // What has nothing to show is no page.
    { id: path, parentId: 'root', path, module: path === 'file' ? { loader } : { ...page, loader } },
  ]);
  return {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, { staticHandlerContext }: never) => {
          const { loaderData, errors } = staticHandlerContext as { loaderData: unknown; errors: unknown };
          return new Response(JSON.stringify({ loaderData, errors }), { status, headers });
        },
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { ...page, middleware: [noteRoute, closeForMaintenance] } },
      ...Object.fromEntries(routes),
    },
    assets: { routes: {}, entry: {}, url: '', version: '' },
    ssr: true,
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    future: {},
    prerender: [],
    basename: '/',
    publicPath: '/',
  } as unknown as ServerBuild;
}

const site = {
  name: 'Portal',
  region: { name: 'here', possessive: 'our' },
  team: { name: 'Team', email: 'team@site.example' },
  owner: 'Owner',
  languages: ['en', 'fr'],
  defaultLanguage: 'en',
  menu: [],
  logos: { footer: [] },
  sectors: [],
  keywords: [],
} as unknown as SiteSettings;

let shares = 0;
const inShare = <Result>(work: () => Promise<Result>) => {
  shares += 1;
  return work();
};

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  shares = 0;
  await close?.();
  close = undefined;
});

type Fetch = SiteServices['fetch'];

const answersNothing: Fetch = async () => new Response(null, { status: 401 });

function serve(
  loaders: Record<string, Loader>,
  settings: Partial<SiteSettings> = {},
  lacking = false,
  fetch = answersNothing,
) {
  const server = Fastify();
  close = () => server.close();
  const services = {
    clientIn: () => ({ action: () => Promise.reject(new Error('These pages ask for nothing')) }),
    site: { ...site, ...settings },
    publicUrl: 'http://localhost',
    accountsUrl: 'http://localhost',
    mayOperate: () => false,
    fetch,
    pagesVersion: async () => 1,
    lacksAnswers: () => lacking,
  } as unknown as SiteServices;
  const build = buildOf(loaders);
  const shared = { routes: new Set(['search']) };
  server.all(
    '/*',
    pageHandler(
      { mode: 'production', loadContext: async () => services, inShare, shared },
      async () => build,
    ),
  );
  return server;
}

/** Loads a number that no two renderings share, after everybody has asked who asks at the same time. */
function counting(answer: (count: number) => unknown): Loader {
  let count = 0;
  return async () => {
    count += 1;
    const mine = count;
    await new Promise((resolve) => setImmediate(resolve));
    return answer(mine);
  };
}

const ownFlow = counting((count) =>
  redirect(`/login?flow=${count}`, { headers: { 'set-cookie': `csrf=${count}` } }),
);
const spellings = ['/login', '/login/', '/Login', '/login//', '/%6cogin', '/Login.data', '/login/_.data'];

test('every page is made in the share of whoever asks for it', async () => {
  const server = serve({ slow: () => 'in turn' });
  expect((await server.inject('/slow')).statusCode).toBe(200);
  expect(shares).toBe(1);
});

describe('a file that a loader makes', () => {
  const pieces = (made: string[], count = 3) =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => {
        made.push('piece');
        controller.enqueue(new TextEncoder().encode(`${made.length}\n`));
        if (made.length === count) controller.close();
      },
    });
  const headers = { 'content-disposition': 'attachment; filename="a.jsonl"' };
  const cookie = 'ory_kratos_session=token';

  test('is sent whole, in pieces, and kept nowhere', async () => {
    const made: string[] = [];
    const server = serve({ file: () => new Response(pieces(made), { headers }) });
    const answer = await server.inject({ url: '/file', headers: { cookie } });
    expect([answer.statusCode, answer.body]).toEqual([200, '1\n2\n3\n']);
    expect(answer.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' });
    expect(answer.headers['content-length']).toBeUndefined();
  });

  test('is not made where only its head is asked for', async () => {
    const made: string[] = [];
    const server = serve({ file: () => new Response(pieces(made, 1000), { headers }) });
    const answer = await server.inject({ method: 'HEAD', url: '/file', headers: { cookie } });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(made.length).toBeLessThan(3);
  });
});

describe('what pages ask of the services', () => {
  const cookie = 'ory_kratos_session=a';
  /** Asks for pages one after the other, and tells which number each of them has got from the service. */
  async function numbersIn(addresses: readonly string[], headers: Record<string, string> = {}) {
    let asked = 0;
    const numbered: Fetch = async () => Response.json({ number: (asked += 1) });
    const load: Loader = async ({ context }) =>
      (await siteContext(context).fetch('http://localhost/api/number', {})).json();
    const server = serve({ search: load, somewhere: load }, {}, false, numbered);
    const numbers: number[] = [];
    for (const url of addresses) {
      const { body } = await server.inject({ url, headers });
      const { loaderData } = JSON.parse(body) as { loaderData: Record<string, { number: number }> };
      numbers.push(...Object.values(loaderData).flatMap((loaded) => loaded?.number ?? []));
    }
    return numbers;
  }

  test('is shared by pages for everybody, under whichever addresses', async () => {
    expect(await numbersIn(['/search?q=a', '/search?q=b', '/search?q=c'])).toEqual([1, 1, 1]);
  });

  test('is asked for each who has a session or a key', async () => {
    expect(await numbersIn(['/search?q=a', '/search?q=b'], { cookie })).toEqual([1, 2]);
    expect(await numbersIn(['/search?q=a', '/search?q=b'], { authorization: 'key' })).toEqual([1, 2]);
  });

  test('is asked for each page that is not for everybody', async () => {
    expect(await numbersIn(['/somewhere?q=a', '/search?q=a', '/somewhere?q=b'])).toEqual([1, 2, 3]);
  });
});

describe('who gets a page that was made for somebody else', () => {
  test.each(spellings)('nobody gets the flow of another at %s', async (address) => {
    const server = serve({ login: ownFlow });
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.inject(address)));
    const cookies = answers.map(({ headers }) => String(headers['set-cookie']));
    expect(cookies.every((cookie) => cookie.startsWith('csrf='))).toBe(true);
    expect(new Set(cookies).size).toBe(4);
    expect(answers.every(({ headers }) => headers['cache-control'] === 'no-store')).toBe(true);
  });

  test('nobody gets a page of a route that is not shared, whatever its headers say', async () => {
    const server = serve({ somewhere: counting((count) => ({ count })) });
    const [first, second] = await Promise.all(
      ['/Somewhere/', '/Somewhere/'].map((one) => server.inject(one)),
    );
    expect(first?.body).not.toBe(second?.body);
    expect(first?.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['sets a cookie', (count: number) => data({ count }, { headers: { 'set-cookie': `a=${count}` } })],
    ['leads to a flow', (count: number) => redirect(`/login?flow=${count}`)],
  ])('nobody gets a page of a shared route that %s', async (_what, answer) => {
    const server = serve({ search: counting(answer) });
    const [first, second] = await Promise.all(['/search', '/search'].map((one) => server.inject(one)));
    expect([first?.headers, first?.body]).not.toEqual([second?.headers, second?.body]);
  });

  test('who has a session shares nothing, everybody else one page', async () => {
    const server = serve({ search: counting((count) => ({ count })) });
    const ask = async (cookie: string) =>
      (await server.inject({ url: '/search', headers: cookie ? { cookie } : {} })).body;
    const anonymous = await ask('');
    expect(await ask('theme=dark')).toBe(anonymous);
    expect(await ask('ory_kratos_session=a')).not.toBe(await ask('ory_kratos_session=a'));
    expect(await ask('')).toBe(anonymous);
  });

  test('an address that only looks like a shared one is not shared', async () => {
    const server = serve({ login: ownFlow, search: () => 'found' });
    expect((await server.inject('/search.data/../login')).headers['set-cookie']).toMatch(/^csrf=/);
  });
});

describe('an address that no URL can be made of, or that would name another host', () => {
  test.each([
    '//',
    '///',
    '/\\',
    '//[',
    '//elsewhere.example/search',
  ])('breaks nothing: %s', async (address) => {
    const server = serve({ search: () => 'found', '*': () => data('nothing', { status: 404 }) });
    const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      server.listen({ host: '127.0.0.1', port: 0 }, () => {
        const { port } = server.server.address() as AddressInfo;
        get({ port, path: address }, (message) => {
          let body = '';
          message.on('data', (piece) => (body += String(piece)));
          message.on('end', () => resolve({ status: message.statusCode ?? 0, body }));
        }).on('error', reject);
      });
    });
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain('found');
  });
});

describe('a page that lacks an answer because a store is away', () => {
  const failing = [500, 502, 503, 504].map((status) => [
    `${status}`,
    () => {
      throw new Response(null, { status });
    },
  ]);
  const pages = Object.fromEntries([...failing, ['search', () => 'a part']]) as Record<string, Loader>;

  test('is answered by 503 and when to come back, whichever way it failed', async () => {
    const server = serve(pages, {}, true);
    for (const [name] of failing) {
      const answer = await server.inject(`/${String(name)}`);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    }
    expect((await serve(pages).inject('/502')).statusCode).toBe(502);
  });

  test('is for nobody else where only a part is missing', async () => {
    const answer = await serve(pages, {}, true).inject('/search');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await serve(pages).inject('/search')).headers['cache-control']).toMatch(/^public/);
  });
});

test('a closed site says when to come back', async () => {
  const answer = await serve(
    { '/': () => 'secret' },
    { maintenance: { until: '2030-01-02T06:00:00Z' } },
  ).inject({
    url: '/',
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(brotliDecompressSync(answer.rawPayload).toString()).not.toContain('secret');
});

test('the log is told the pattern of a page, whether it is made or cached, and nothing of an address without one', async () => {
  const server = serve({ 'follow/end/:token': () => 'ended', search: () => 'found' });
  const patterns: unknown[] = [];
  server.addHook('onResponse', async ({ pagePattern }) => void patterns.push(pagePattern));
  for (const url of ['/follow/end/q7Zt4mWx', '/search?sq=rain', '/search?sq=rain', '/q7Zt4mWx']) {
    await server.inject(url);
  }
  expect(patterns).toEqual(['/follow/end/:token', '/search', '/search', undefined]);
});
