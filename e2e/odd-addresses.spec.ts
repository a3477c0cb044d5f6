import { get, type IncomingHttpHeaders } from 'node:http';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import routes from '../apps/portal/app/routes.ts';
import { beEditor } from './editor.ts';
import { withSite } from './own-server.ts';
import { sampleDataset } from './sample.ts';

type Entry = (typeof routes)[number];

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

/** Every parameter that a page reads. */
const names =
  'aal chart_type charts code confirmed dataset_id dev_mode done duplicates edit exact fields figures file find flow from how id intent kind known left level lng location login_challenge note notice number origin page picture problem publish_at q refresh res_format resource_id return_to revision right row rows search sector sent sheet skip slug sort sortBy sq sql state tab tag title to type version via view vis_id visibility whole'.split(
    ' ',
  );
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

/** How many of the values a parameter gets: each parameter others, and each time at another route. */
const VALUES_EACH = 8;

function* oddAddresses(known: readonly string[]): Generator<string> {
  for (const address of known) for (const spell of spellings) yield spell(address);
  for (const pattern of addressesOf(routes))
    if (/[:*]/.test(pattern)) for (const name of oddNames) yield pattern.replaceAll(/:\w+|\*/g, name);
  let turn = 0;
  const next = () => values[turn++ % values.length];
  for (const address of known)
    for (const name of ['flow', 'page', 'lng']) yield `${address}?${name}=${next()}`;
  for (const [index, name] of names.entries())
    for (let step = 0; step < VALUES_EACH; step += 1)
      yield `${known[(index + step * 7) % known.length]}?${name}=${next()}`;
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

test('no spelling of an address shows a protected page to who is signed out', async () => {
  const label = 'Workshop';
  await withSite(
    (site) => ({ ...site, menu: [...site.menu, { label, href: '/initiative', protected: true }] }),
    async (base) => {
      const whole = await ask(base, '/datausage');
      expect(whole.body).toContain('<h1');
      for (const spell of [(same: string) => same, ...spellings]) {
        const { status, body } = await ask(base, spell('/initiative'));
        const isShown = status === 200 && /initiative\/page|<h1/.test(body);
        expect([spell('/initiative'), isShown]).toEqual([spell('/initiative'), false]);
      }
    },
  );
});
