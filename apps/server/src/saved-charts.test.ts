import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from './administrator-key.ts';
import { type Application, openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

const ITEMS = '/api/content/items/visualisations';

type Person = { token: string; id: string; email: string };

const KEY = 'gzt_the-key-of-the-administrator-in-these-tests';

let folder: string;
let application: Application;
let resource: string;
let dataset: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saved-charts-'));
  application = await openApplication(testSettings({ DATA_DIR: folder, RATE_LIMIT: '0', ADMIN_KEY: KEY }));
  await act('organization_create', { name: 'met-office' });
  const made = await act('package_create', {
    name: 'rainfall',
    title: 'Rainfall of the states',
    owner_org: 'met-office',
    private: false,
    license_id: 'cc-by',
    source_name: 'Met Office',
    resources: [{ name: 'Rainfall', url_type: 'datastore' }],
  });
  dataset = made.id;
  resource = made.resources[0]?.id ?? '';
  await act('datastore_create', {
    resource_id: resource,
    force: true,
    fields: [
      { id: 'state', type: 'text' },
      { id: 'rain', type: 'float', info: { role: 'measure' } },
    ],
    records: [
      { state: 'Goa', rain: 3000 },
      { state: 'Kerala', rain: 2900 },
    ],
  });
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

async function act(name: string, input: object): Promise<{ id: string; resources: { id: string }[] }> {
  return (await application.call(name, { ...input }, administrator)) as {
    id: string;
    resources: { id: string }[];
  };
}

async function register(name: string): Promise<Person> {
  const { server } = application;
  const started = await server.inject('/api/.ory/self-service/registration/api');
  const email = `${name}@example.org`;
  const signedUp = await server.inject({
    method: 'POST',
    url: `/api/.ory/self-service/registration?flow=${started.json<{ id: string }>().id}`,
    payload: { method: 'password', password: 'an-engine-of-analysis-7', traits: { email, name } },
  });
  const { session_token, identity } = signedUp.json<{ session_token: string; identity: { id: string } }>();
  const confirmed = await server.inject({
    method: 'PATCH',
    url: `/api/.ory/admin/identities/${identity.id}`,
    headers: { authorization: `Bearer ${KEY}` },
    payload: [{ op: 'replace', path: '/verifiable_addresses/0/verified', value: true }],
  });
  expect(confirmed.statusCode).toBe(200);
  return { token: session_token, id: identity.id, email };
}

type Call = { as?: Person; headers?: Record<string, string>; body?: object };

async function call(method: string, url: string, { as, headers, body }: Call = {}) {
  const answer = await application.server.inject({
    method: method as 'GET',
    url,
    headers: { ...(as ? { 'x-session-token': as.token } : {}), ...headers },
    ...(body ? { payload: body } : {}),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return {
    status: answer.statusCode,
    text: answer.body,
    headers: answer.headers,
    json: isJson ? answer.json() : {},
  };
}

const chart = (more: object = {}) => ({
  version: 1,
  source: { kind: 'table', resource_id: resource },
  mark: 'bar',
  channels: { x: { field: 'state' }, y: { field: 'rain', aggregate: 'sum' } },
  ...more,
});

async function save(as: Person, more: object = {}) {
  const { status, json, text } = await call('POST', ITEMS, {
    as,
    body: { visJSON: chart(), title: 'Rain', ...more },
  });
  expect([status, text]).toEqual([200, expect.any(String)]);
  return json.data as { id: string; visID: string; [field: string]: unknown };
}

describe('charts that people save', () => {
  it('are drawn, described and given away as figures, pinned to the version they were made from', async () => {
    const ada = await register('ada');
    const saved = await save(ada, { visibility: 'public' });
    expect(saved).toMatchObject({
      userId: ada.id,
      email: ada.email,
      packageID: dataset,
      resource,
      visJSON: { source: { version: 1 } },
      chartSVG: expect.stringContaining('<svg'),
    });
    const before = await call('GET', `/charts/${saved.visID}.svg`);
    expect(before.text).toContain('Kerala');
    expect(before.text).toContain('Met Office');
    await act('datastore_upsert', {
      resource_id: resource,
      method: 'insert',
      force: true,
      records: [{ state: 'Assam', rain: 2800 }],
    });
    expect((await call('GET', `/charts/${saved.visID}.svg`)).text).toBe(before.text);
    const csv = await call('GET', `/charts/${saved.visID}.csv`);
    expect(csv.text).toContain('Goa,3000');
    expect(csv.text).not.toContain('Assam');
    const picture = await application.server.inject(`/charts/${saved.visID}.png?size=og&theme=dark`);
    expect(picture.headers['content-type']).toBe('image/png');
    // Width and height stand at fixed places of the first chunk (PNG, 11.2.1).
    const size = [16, 20].map((place) => picture.rawPayload.readUInt32BE(place));
    expect(size).toEqual([1200, 630]);
    const embedded = await call('GET', `/embed/${saved.visID}`);
    expect(embedded.text).toContain('>Rainfall of the states</a>');
    const described = await call('GET', `/charts/${saved.visID}.json`);
    expect(described.json).toMatchObject({ kind: 'bar', title: 'Rain', width: 720 });
    const approve = `/api/content/public-visualisations/${saved.id}/approve`;
    await application.server.inject({ method: 'POST', url: approve, headers: { authorization: KEY } });
    const listed = await call('GET', `${ITEMS}?filter[packageID][_eq]=${dataset}`);
    expect(listed.json.data).toMatchObject([{ visID: saved.visID, userId: null, email: null }]);
    await call('DELETE', `${ITEMS}/${saved.id}`, { as: ada });
  });

  it.each([
    'bar',
    'point',
    'arc',
    'line',
    'table',
    'rect',
  ])('put no script into a picture, whatever words they hold (%s)', async (mark) => {
    const mallory = await register(`mallory-${mark}`);
    const bad = `</text></svg><script>alert(1)</script><a href="javascript:alert(2)" onload='alert(3)'>]]>&#60;`;
    const columns = [
      { id: bad, type: 'text', label: bad },
      { id: 'n', type: 'int', label: bad },
    ];
    const channels = {
      x: { field: bad, label: bad },
      y: { field: 'n', aggregate: 'sum', label: bad },
      colour: { field: bad, label: bad },
      ...(mark === 'arc' ? { theta: { field: 'n', aggregate: 'sum' } } : {}),
      ...(mark === 'table' ? { detail: [{ field: bad }, { field: 'n' }] } : {}),
      tooltip: [{ field: bad }],
    };
    const source = {
      kind: 'own',
      name: bad,
      columns,
      rows: [
        [bad, 3],
        ['Goa', 4],
      ],
    };
    const caption = { source: bad, years: bad.slice(0, 60) };
    const visJSON = chart({ source, mark, channels, caption, title: bad, notes: bad });
    const { visID } = await save(mallory, { visJSON, title: bad, notes: bad });
    const { text, headers } = await call('GET', `/charts/${visID}.svg`);
    expect(text).toContain('&lt;script&gt;');
    const tags = text.match(/<[^>]*>/g) ?? [];
    expect(
      tags.filter((tag) => /^<(script|a|iframe|foreignObject|use|image|animate|set)\b/i.test(tag)),
    ).toEqual([]);
    const names = tags.flatMap((tag) => tag.replaceAll(/"[^"]*"/g, '').match(/[\w:-]+(?==)/g) ?? []);
    expect(names.filter((name) => /^on|href$/i.test(name))).toEqual([]);
    expect(headers['content-security-policy']).toContain('sandbox');
    const embedded = await call('GET', `/embed/${visID}`);
    expect(embedded.text).not.toMatch(/<script|<a href="javascript|onload='/);
  });

  it('are refused where their table does not have what they show', async () => {
    const bob = await register('bob');
    const body = { visJSON: chart({ channels: { x: { field: 'snow' } } }) };
    const { status, json } = await call('POST', ITEMS, { as: bob, body });
    expect([status, json.errors[0].extensions.code]).toEqual([400, 'INVALID_PAYLOAD']);
    expect(json.errors[0].message).toContain('snow');
  });

  it('are nobody’s to see once their dataset is withdrawn, but their owner keeps the words', async () => {
    const eve = await register('eve');
    const saved = await save(eve, { title: 'Quokka rain', visibility: 'public' });
    const withdrawals = [{ private: true }, { state: 'deleted' }];
    for (const change of withdrawals) {
      await act('package_patch', { id: dataset, ...change });
      for (const url of [
        `/charts/${saved.visID}.svg`,
        `/charts/${saved.visID}.json`,
        `/charts/${saved.visID}.csv`,
        `/embed/${saved.visID}`,
        `${ITEMS}/${saved.id}`,
        `${ITEMS}?filter[visID][_eq]=${saved.visID}`,
        `${ITEMS}?filter[packageID][_eq]=${dataset}`,
      ]) {
        expect([url, (await call('GET', url)).text]).toEqual([
          url,
          expect.not.stringMatching(/Quokka|Kerala/),
        ]);
      }
      const own = await call('GET', `${ITEMS}/${saved.id}`, { as: eve });
      expect(own.json.data).toMatchObject({ title: 'Quokka rain', chartSVG: null });
    }
    await act('package_patch', { id: dataset, private: false, state: 'active' });
    expect((await call('GET', `/charts/${saved.visID}.svg`)).status).toBe(200);
  });

  it('are reached with what proves who calls: session, access token, but no key and nothing forged', async () => {
    const mel = await register('mel');
    await save(mel);
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    const login = await call('POST', '/api/login', { as: mel });
    for (const token of [mel.token, login.json.accessToken]) {
      const { json } = await call('GET', `${ITEMS}?filter[userId][_eq]=${mel.id}`, bearer(token));
      expect(json.data).toHaveLength(1);
    }
    const key = KEY;
    expect((await call('POST', ITEMS, { ...bearer(key), body: { visJSON: chart() } })).status).toBe(403);
    expect((await call('POST', '/api/login', bearer(key))).status).toBe(401);
    for (const token of ['nothing', `ory_st_${'x'.repeat(32)}`, `${login.json.accessToken}x`]) {
      const refused = await call('GET', ITEMS, bearer(token));
      expect([refused.status, refused.json.errors[0].extensions.code]).toEqual([403, 'INVALID_TOKEN']);
    }
    await call('DELETE', '/api/.ory/self-service/logout/api', { body: { session_token: mel.token } });
    const after = await call('GET', ITEMS, bearer(login.json.accessToken));
    expect([after.status, after.json.errors[0].extensions.code]).toEqual([401, 'TOKEN_EXPIRED']);
  });

  it('are not changed by pages of other sites with the browser’s cookie', async () => {
    const ida = await register('ida');
    const { id, visID } = await save(ida, { visibility: 'private' });
    const cookie = `ory_kratos_session=${ida.token}`;
    const foreign = { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
    for (const [method, url, body] of [
      ['POST', '/api/login', undefined],
      ['POST', ITEMS, { visJSON: chart() }],
      ['PATCH', `${ITEMS}/${id}`, { visibility: 'public' }],
      ['DELETE', `${ITEMS}/${id}`, undefined],
    ] as const) {
      const { status } = await call(method, url, { headers: foreign, ...(body ? { body } : {}) });
      expect([method, url, status]).toEqual([method, url, 401]);
    }
    const own = { cookie, 'sec-fetch-site': 'same-origin' };
    expect((await call('GET', `/charts/${visID}.svg`, { headers: own })).status).toBe(200);
    expect((await call('POST', '/api/login', { headers: own })).status).toBe(200);
  });

  it('go with their person, who can take them along before', async () => {
    const kim = await register('kim');
    const rows = [['Goa', 3]];
    const columns = [
      { id: 'place', type: 'text' },
      { id: 'count', type: 'int' },
    ];
    const own = chart({
      source: { kind: 'own', name: 'mine.csv', columns, rows },
      channels: { x: { field: 'place' }, y: { field: 'count', aggregate: 'sum' } },
    });
    const saved = await save(kim, { visJSON: own, title: 'My data' });
    expect(saved['chartSVG']).toContain('Goa');
    await call('POST', '/api/content/items/ckan_ory_mapping', {
      headers: { authorization: KEY },
      body: { ckan_user_id: 'kim-of-ckan', identity_id: kim.id },
    });
    const headers = { accept: 'application/json' };
    const exported = await call('GET', '/api/.ory/self-service/account/export', { as: kim, headers });
    expect(exported.json.visualisations).toMatchObject([
      { title: 'My data', visJSON: expect.stringContaining('[["Goa",3]]') },
    ]);
    expect(exported.json.ckan_ory_mapping).toMatchObject({ ckan_user_id: 'kim-of-ckan' });
    expect((await call('DELETE', '/api/.ory/self-service/account', { as: kim, headers })).status).toBe(204);
    expect((await call('GET', `/charts/${saved.visID}.svg`)).status).toBe(404);
    expect((await call('GET', `${ITEMS}?filter[visID][_eq]=${saved.visID}`)).json.data).toEqual([]);
  });
});
