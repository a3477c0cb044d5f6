import { globSync, readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import consoleRoutes from '../apps/console/app/routes.ts';
import portalRoutes from '../apps/portal/app/routes.ts';
import { beEditor } from './editor.ts';
import { withSite } from './own-server.ts';
import { sampleDataset } from './sample.ts';
import { test } from './test.ts';

type Entry = (typeof portalRoutes)[number];

/** Of both sites. */
const routes: readonly Entry[] = [...consoleRoutes, ...portalRoutes];

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks for an address as it stands; browsers and their libraries would put it right before. */
function ask(base: string, address: string, cookie = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    get({ hostname, port, path: address, headers: { cookie, 'accept-language': 'en' } }, (message) => {
      let body = '';
      message.setEncoding('utf8');
      message.on('data', (piece: string) => (body += piece));
      message.on('end', () => resolve({ status: message.statusCode ?? 0, headers: message.headers, body }));
    }).on('error', reject);
  });
}

/** Parameters of the service of accounts, which pages hand on, and facets and switches of lists. */
const handedOn =
  'aal login_challenge via organization identity_schema refresh lng q rows sectors granularity frequency format license tags exact search res_format resource_id sector'.split(
    ' ',
  );

/** The names of parameters that the pages' sources ask an address or a form for. */
function readParameters(): string[] {
  const folder = new URL('../apps/', import.meta.url);
  const sources = globSync('{console,portal}/app/**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*'] });
  return sources.flatMap((file) => {
    const reads = readFileSync(new URL(file, folder), 'utf8').matchAll(/\.(?:get|getAll|has)\('(\w+)'\)/g);
    return [...reads].map(([, name = '']) => name);
  });
}

function addressesOf(entries: readonly Entry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const address = path ? `${parent}/${path}` : parent || '/';
    return [address, ...addressesOf(children, address)];
  });
}

/** Other spellings of one address, and what only looks like one. */
const spellings: ((address: string) => string)[] = [
  (address) => `${address}/`,
  (address) => `${address}//`,
  (address) => `/${address}`,
  (address) => address.toUpperCase(),
  (address) => address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (address) => `${address}.data`,
  (address) => `${address}/_.data`,
  (address) => `${address}.data?_routes=root,nope`,
  (address) => `${address};x`,
  (address) => `${address}%2F`,
  (address) => `${address}%00`,
  (address) => `${address}%`,
  (address) => `${address}%E0%A4%A`,
  (address) => `${address}\\`,
  (address) => `${address}/..%2f..%2fetc`,
];

/** Every parameter that a page reads: those that its sources name, and those that they take from lists of names. */
const names = [...new Set([...readParameters(), ...handedOn])];

const values = [
  '',
  'x',
  '%00',
  '%ff',
  '%',
  '%E0%A4%A',
  '%ED%A0%80',
  '-1',
  '1e99',
  '99999999999999999999',
  '0.5',
  'true',
  'null',
  '%27%22%3C',
  '%7B%22a%22',
  '[]',
  '*:*',
  ')OR(',
  '//elsewhere.example',
  '..%2f..',
  '__proto__',
  '2f1f3c4e-8f0e-4c6e-9f5c-0d9a4f0a8f11',
  'a'.repeat(3000),
];
const oddNames = [
  'x',
  '%00',
  '%ff',
  '%',
  '%2F',
  "'",
  '__proto__',
  'constructor',
  '%F0%9F%98%80',
  'a'.repeat(3000),
];

/** Each page gets every parameter, a few at a time, each with another value than the page before gave it. */
const TOGETHER = 4;

function* oddAddresses(known: readonly string[]): Generator<string> {
  for (const address of known) for (const spell of spellings) yield spell(address);
  for (const pattern of addressesOf(routes))
    if (/[:*]/.test(pattern)) for (const name of oddNames) yield pattern.replaceAll(/:\w+|\*/g, name);
  let turn = 0;
  for (const address of known)
    for (let first = 0; first < names.length; first += TOGETHER) {
      const asked = names.slice(first, first + TOGETHER);
      yield `${address}?${asked.map((name) => `${name}=${values[turn++ % values.length]}`).join('&')}`;
    }
}

async function knownAddresses(request: APIRequestContext): Promise<string[]> {
  const { name, resource } = await sampleDataset(request, 'us-zip-codes');
  const params: Record<string, string> = { dataset: name, resource: resource.sku || resource.id };
  return addressesOf(routes).map((pattern) =>
    pattern.replaceAll(/:(\w+)|\*/g, (_part, param: string | undefined) => params[param ?? ''] ?? 'x'),
  );
}

async function failures(base: string, known: readonly string[], cookie = ''): Promise<string[]> {
  const left = [...oddAddresses(known)];
  const failed: string[] = [];
  const work = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const { status } = await ask(base, address, cookie);
      if (status >= 500) failed.push(`${status} ${address.slice(0, 100)}`);
    }
  };
  await Promise.all([work(), work(), work()]);
  return failed;
}

const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

test('no address breaks a page', async ({ request, baseURL }) => {
  test.slow();
  expect(await failures(baseURL ?? '', await knownAddresses(request))).toEqual([]);
});

test('no address breaks a page of somebody who is signed in and may edit', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const known = (await knownAddresses(request)).filter((address) =>
    /^\/(console|profile|settings|imports?|visualise|p)/.test(address),
  );
  await beEditor(page);
  expect(await failures(baseURL ?? '', known, await cookiesOf(page))).toEqual([]);
});

test('no spelling of an address gives two visitors one flow', async ({ baseURL }) => {
  for (const address of ['/login', '/registration', '/recovery', '/verification']) {
    for (const spell of [(same: string) => same, ...spellings]) {
      const answers = await Promise.all([1, 2, 3].map(() => ask(baseURL ?? '', spell(address))));
      const made = answers.flatMap(({ headers }) => headers['set-cookie'] ?? []);
      const cookies = made.map((line) => line.split(';', 1)[0]);
      expect([spell(address), new Set(cookies).size]).toEqual([spell(address), cookies.length]);
    }
  }
});

/** Whether an answer shows the page of a route, or has its data in it. */
function shows({ status, body }: Answer, { file, id }: Entry): boolean {
  const route = id ?? file.replace(/\.tsx?$/, '');
  return status === 200 && (/<h1/.test(body) || body.includes(`"${route}"`));
}

/** Every page with an address, as the table of routes has it; the routes of a frame come one by one. */
function pagesOf(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => [entry, ...pagesOf(entry.children ?? [])]);
}

async function shownBySpelling(base: string, pages: readonly [string, Entry][]): Promise<string[]> {
  const left = pages.flatMap(([address, entry]) =>
    spellings.map((spell) => [spell(address), entry] as const),
  );
  const shown: string[] = [];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [address, entry] = next;
      if (shows(await ask(base, address), entry)) shown.push(address);
    }
  };
  await Promise.all([work(), work(), work()]);
  return shown;
}

test('no spelling of an address shows who is signed out more than the address itself', async ({
  request,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const known = await knownAddresses(request);
  const closed: [string, Entry][] = [];
  for (const [index, entry] of pagesOf(routes).entries()) {
    const address = known[index] ?? '';
    if ((await ask(base, address)).status !== 200) closed.push([address, entry]);
  }
  const personal = ['/profile', '/settings', '/console/content', '/console/feedback', '/console/media'];
  expect(closed.map(([address]) => address)).toEqual(expect.arrayContaining(personal));
  expect(await shownBySpelling(base, closed)).toEqual([]);
});

test('no spelling of an address shows a protected page to who is signed out', async () => {
  const pages = addressesOf(portalRoutes).flatMap((pattern, index): [string, Entry][] => {
    const entry = pagesOf(portalRoutes)[index];
    // A visit to a protected page leads to the home page, which can therefore not be one.
    return entry && pattern !== '/' ? [[pattern.replaceAll(/:\w+\??|\*/g, 'x'), entry]] : [];
  });
  const menu = pages.map(([href]) => ({ label: href, href, protected: true }));
  await withSite(
    (site) => ({ ...site, menu }),
    async (base) => {
      expect((await ask(base, '/')).body).toContain('<h1');
      for (const [address] of pages) {
        const { status, headers } = await ask(base, address);
        expect([address, status, headers.location]).toEqual([address, 302, '/']);
      }
      expect(await shownBySpelling(base, pages)).toEqual([]);
    },
  );
});
