import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from './administrator-key.ts';
import { type Application, openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

type Schema = { type?: string; anyOf?: Schema[]; properties?: Record<string, Schema> };
type Operation = {
  parameters?: { in: string; name: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};
type Call = { method: string; path: string; operation: Operation };
type OddRequest = {
  method: string;
  url: string;
  payload?: string | object;
  headers?: Record<string, string>;
};

const values = [
  '',
  'x',
  '\0',
  '\u{1f600}',
  '-1',
  '1e99',
  '99999999999999999999',
  'null',
  '[]',
  '{"a"',
  '\'"<',
  '*:* OR (',
  '../..',
  '__proto__',
  '2f1f3c4e-8f0e-4c6e-9f5c-0d9a4f0a8f11',
  'a'.repeat(3000),
];
/** What stands where an address has a name or an id, as it is sent. */
const names = ['x', '%00', '%ff', '%', '%2F', "'", '__proto__', 'constructor', '%F0%9F%98%80', '..%2f..'];
const queries = ['?%', '?%00=%ff', '?a=1&a=2', '?__proto__=x', '?a[b][__proto__]=1', `?${'a'.repeat(3000)}`];
/** Requests that are under way at a time. */
const AT_ONCE = 4;
/** Numbers that are none, or that no store has room for. */
const numbers = ['-1', '0.5', '1e99', '9007199254740993', 'NaN'];
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '0',
  '{"__proto__":{"id":1}}',
  '{"id":{"$ne":1}}',
  '{"id":[[]]}',
];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'text/csv',
];
/** Other spellings of an address, and what only looks like one. */
const spellings: ((address: string) => string)[] = [
  (address) => `${address}/`,
  (address) => `/${address}`,
  (address) => address.toUpperCase(),
  (address) => `${address}%00`,
  (address) => `${address}%`,
  (address) => `${address};x`,
  (address) => `${address}/..%2f..%2fetc`,
];

let folder: string;
let application: Application;
/** A table that everybody may read, so that odd questions come as far as the query engine. */
let table: { id: string; resource_id: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-odd-'));
  application = await openApplication(testSettings({ DATA_DIR: folder, SAMPLE_DATA: '0', RATE_LIMIT: '0' }));
  await application.server.ready();
  await application.call('organization_create', { name: 'office' }, administrator);
  const dataset = (await application.call(
    'package_create',
    { name: 'rain', owner_org: 'office', resources: [{ name: 'Rain', url_type: 'datastore' }] },
    administrator,
  )) as { resources: { id: string }[] };
  const id = dataset.resources[0]?.id ?? '';
  const records = [{ year: 2020, amount: 1.5 }];
  await application.call('datastore_create', { resource_id: id, records, force: true }, administrator);
  table = { id, resource_id: id };
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every call that the server describes. */
function calls(): Call[] {
  const { paths } = application.server.swagger() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** Gives the next `count` of a list each time, from its beginning again after its end. */
function inTurn<Item>(list: readonly Item[]): (count: number) => Item[] {
  let at = 0;
  return (count) => Array.from({ length: count }, () => list[at++ % list.length] as Item);
}

const nextValues = inTurn(values);
const nextNames = inTurn(names);
const nextQueries = inTurn(queries);
const nextSpellings = inTurn(spellings);
const nextBodies = inTurn(types.flatMap((type) => bodies.map((payload) => ({ type, payload }))));

/** What to send for a field: odd numbers where it takes numbers, else some of the odd texts, others each time. */
function oddValues(schema: Schema | undefined): string[] {
  const accepted = [schema, ...(schema?.anyOf ?? [])].map((one) => one?.type);
  return accepted.includes('integer') || accepted.includes('number') ? numbers : nextValues(2);
}

const filled = (path: string, name: string) => path.replaceAll(/\{[^}]+\}/g, name);

/** Requests for one call, none of which any client would send; the next call gets others of them. */
function* oddRequests({ method, path, operation }: Call): Generator<OddRequest> {
  const { parameters = [], requestBody } = operation;
  const send = (url: string, more: Pick<OddRequest, 'payload' | 'headers'> = {}): OddRequest => ({
    method,
    url,
    ...more,
  });
  if (path.includes('{')) for (const name of nextNames(4)) yield send(filled(path, name));
  const address = filled(path, 'x');
  for (const spell of nextSpellings(2)) yield send(spell(address));
  for (const query of nextQueries(2)) yield send(address + query);
  for (const { name, schema } of parameters.filter((parameter) => parameter.in === 'query'))
    for (const value of oddValues(schema)) yield send(`${address}?${new URLSearchParams([[name, value]])}`);
  if (method === 'GET') return;
  for (const { type, payload } of nextBodies(4))
    yield send(address, { payload, headers: { 'content-type': type } });
  const { properties = {} } = requestBody?.content['application/json']?.schema ?? {};
  const known = 'resource_id' in properties ? table : {};
  for (const [name, schema] of Object.entries(properties)) {
    for (const value of oddValues(schema)) yield send(address, { payload: { ...known, [name]: value } });
    yield send(address, { payload: { [name]: [{ x: nextValues(1) }] } });
  }
}

async function failures(headers: Record<string, string>, choose: (call: Call) => boolean): Promise<string[]> {
  const requests = calls()
    .filter(choose)
    .flatMap((call) => [...oddRequests(call)]);
  const failed: string[] = [];
  const work = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const answer = await application.server.inject({
        ...request,
        headers: { ...request.headers, ...headers },
        // Some calls tell of changes for as long as somebody listens; that they begin is enough.
        payloadAsStream: true,
      });
      answer.stream().destroy();
      const { method, url, payload = '' } = request;
      if (answer.statusCode >= 500)
        failed.push(`${answer.statusCode} ${method} ${url} ${JSON.stringify(payload)}`.slice(0, 240));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

/** Parts of the API, by the addresses of their calls; each call belongs to the first that fits. */
const parts: readonly [name: string, address: RegExp][] = [
  ['changing actions', /^\/api\/3\/action\/.*_(create|update|patch|delete|upsert)/],
  ['actions', /^\/api\/3\/action\//],
  ['administration of accounts', /^\/api\/\.ory\/admin\//],
  ['accounts', /^\/api\/\.ory\//],
  ['other calls', /^\//],
];
const isIn = (name: string) => (call: Call) =>
  parts.find(([, address]) => address.test(call.path))?.[0] === name;

describe('odd parameters, bodies, encodings, cases and slashes', () => {
  describe.each(parts.map(([name]) => name))('in %s', (name) => {
    it('break nothing for somebody who says nothing of themselves', async () => {
      expect(calls().filter(isIn(name))).not.toEqual([]);
      expect(await failures({}, isIn(name))).toEqual([]);
    });

    it('break no question of an administrator', async () => {
      const key = (await readFile(join(folder, 'admin.key'), 'utf8')).trim();
      const isQuestion = (call: Call) => call.method === 'GET' && isIn(name)(call);
      expect(await failures({ authorization: key }, isQuestion)).toEqual([]);
    });
  });
});
