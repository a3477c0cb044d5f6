import type { SiteSettings } from '@gazetteer/site';
import { closeSite, type SiteContext, siteKey } from '@gazetteer/site/server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { accountRoutes } from './account-routes.ts';
import { guardPages } from './guard-pages.server.ts';
import { pageFrame } from './page-frame.server.ts';

type Loaders = Record<string, () => unknown>;

/** A portal of these routes, whose pages are the JSON of what they have loaded. */
function portalOf(loaders: Loaders): ServerBuild {
  const page = { default: () => null };
  const answer = (_request: Request, status: number, headers: Headers, entry: unknown) => {
    const { loaderData, errors } = (entry as { staticHandlerContext: Record<string, unknown> })
      .staticHandlerContext;
    return new Response(JSON.stringify({ loaderData, errors }), { status, headers });
  };
  const routes = Object.entries(loaders).map(([path, loader]) => [
    path,
    { id: path, parentId: 'root', path, module: { ...page, loader } },
  ]);
  const middleware = [closeSite(pageFrame, accountRoutes), guardPages];
  return {
    entry: { module: { default: answer } },
    routes: {
      root: { id: 'root', path: '', module: { ...page, middleware } },
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
  menu: [],
  logos: { footer: [] },
  sectors: [],
  keywords: [],
} as unknown as SiteSettings;

interface Visit {
  cookie?: string;
  mayOperate?: boolean;
}

function ask(
  loaders: Loaders,
  settings: Partial<SiteSettings>,
  address: string,
  { cookie = '', mayOperate = false }: Visit = {},
) {
  const context = new RouterContextProvider();
  context.set(siteKey, {
    site: { ...site, ...settings },
    locale: 'en',
    publicUrl: 'http://site',
    accountsUrl: 'http://site',
    fetch: async () => new Response(null, { status: 401 }),
    noteRoute: () => undefined,
    mayOperate: () => mayOperate,
  } as unknown as SiteContext);
  const request = new Request(`http://site${address}`, { headers: { cookie } });
  return createRequestHandler(portalOf(loaders), 'production')(request, context);
}

describe('a page that the menu protects', () => {
  const menu = [
    { label: 'About', href: '/about', protected: true },
    { label: 'More', href: '#', children: [{ label: 'Rain', href: '/p/rain/', protected: true }] },
  ];
  const pages = { about: () => 'secret', 'p/:dataset': () => 'secret', open: () => 'open' };

  test.each([
    '/about',
    '/about/',
    '/about//',
    '/About',
    '/%61bout',
    '/about?x=1',
    '/p/rain',
    '/P/Rain/',
    '/p/r%61in',
  ])('leads home from %s, without loading anything', async (address) => {
    for (const cookie of ['', 'ory_kratos_session=over']) {
      const answer = await ask(pages, { menu }, address, { cookie: cookie });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    }
  });

  test.each([
    '/about.data',
    '/about/_.data',
    '/About.data?_routes=about',
  ])('gives no data at %s', async (address) => {
    const answer = await ask(pages, { menu }, address);
    expect(answer.status).toBe(202);
    expect(await answer.text()).not.toContain('secret');
  });

  test('protects no other page', async () => {
    expect(await (await ask(pages, { menu }, '/open')).text()).toContain('open');
    expect(await (await ask(pages, { menu }, '/p/snow')).text()).toContain('secret');
  });
});

describe('a closed portal', () => {
  test.each([
    '/',
    '/search',
    '/Search/',
    '/search.data',
    '/nowhere',
  ])('loads nothing at %s', async (address) => {
    let loaded = 0;
    const load = () => {
      loaded += 1;
      return 'secret';
    };
    const maintenance = { until: '2030-01-02T06:00:00Z' };
    const answer = await ask({ search: load, '*': load }, { maintenance }, address);
    expect(answer.status).toBe(503);
    const body = await answer.text();
    expect(body).toContain('Website is under maintenance');
    expect(body).not.toContain('secret');
    expect(loaded).toBe(0);
  });

  test.each([
    '/login',
    '/login/',
    '/recovery',
    '/settings',
  ])('still lets people sign in at %s', async (address) => {
    const page = () => 'a form';
    const loaders = { login: page, recovery: page, settings: page };
    const answer = await ask(loaders, { maintenance: {} }, address);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('a form')]);
  });

  test('is open for its administrators', async () => {
    const answer = await ask({ search: () => 'rain' }, { maintenance: {} }, '/search', { mayOperate: true });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('rain')]);
  });
});
