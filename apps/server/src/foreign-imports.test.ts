import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grantAdministration } from '@gazetteer/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from './administrator-key.ts';
import { type Application, openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

let folder: string;
let application: Application;
let cookie: string;
let dataset: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-imports-'));
  application = await openApplication(testSettings({ DATA_DIR: folder, SAMPLE_DATA: '0', RATE_LIMIT: '0' }));
  const { server } = application;
  const flow = await server.inject('/api/.ory/self-service/registration/api');
  const signedUp = await server.inject({
    method: 'POST',
    url: `/api/.ory/self-service/registration?flow=${flow.json<{ id: string }>().id}`,
    payload: {
      method: 'password',
      password: 'an-engine-of-analysis-7',
      traits: { email: 'ada@example.org', name: 'Ada' },
    },
  });
  const { session_token, identity } = signedUp.json<{ session_token: string; identity: { id: string } }>();
  cookie = `ory_kratos_session=${session_token}`;
  await grantAdministration(application.identity, { identityId: identity.id, by: 'test' });
  await act('organization_create', { name: 'weather-office' });
  dataset = (await act('package_create', { name: 'rain', owner_org: 'weather-office' })).id;
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

const act = async (name: string, input: object) =>
  (await application.call(name, { ...input }, administrator)) as { id: string };

const own = { 'sec-fetch-site': 'same-origin' };
const foreign = [
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
  ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site', origin: 'https://evil.example.org' }],
  ['another site in an older browser', { origin: 'https://evil.test' }],
  ['a page that hides where it is', { origin: 'null' }],
] as const;

const file = 'year,mm\n2001,10\n';

/** Every way to begin or steer an import, as a form of another site could send it, too. */
function callsOf(job: string) {
  const boundary = 'x0x';
  const part = (name: string, value: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const form = `${part('file', file, '; filename="rain.csv"')}--${boundary}--\r\n`;
  return [
    [
      '/api/imports',
      'application/json',
      JSON.stringify({ package_id: dataset, url: 'https://example.org/a.csv' }),
    ],
    [`/api/imports/upload?package_id=${dataset}&filename=rain.csv`, 'text/plain', file],
    [
      `/api/imports/form?package_id=${dataset}&back=%2Fp%2Frain`,
      `multipart/form-data; boundary=${boundary}`,
      form,
    ],
    [`/api/imports/${job}/cancel`, 'application/json', '{}'],
    [`/api/imports/${job}/sheet`, 'application/json', JSON.stringify({ sheet: 'One' })],
  ] as const;
}

const send = (url: string, type: string, payload: string, headers: Record<string, string>) =>
  application.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie, 'content-type': type, ...headers },
  });

describe('an import with the cookie of somebody who may', () => {
  it('begins from a page of this site', async () => {
    const [url, type, body] = callsOf('')[1] ?? ['', '', ''];
    expect((await send(url, type, body, own)).statusCode).toBe(202);
  });

  it.each(foreign)('is refused to %s, however it is sent', async (_, headers) => {
    const [url, type, body] = callsOf('')[1] ?? ['', '', ''];
    const begun = (await send(url, type, body, own)).json<{ id: string }>();
    const before = await importsListed();
    for (const [address, kind, payload] of callsOf(begun.id)) {
      const answer = await send(address, kind, payload, headers);
      // The form goes back to the page it came from, which says why.
      const { location = 'problem=access_denied' } = answer.headers;
      const isRefused = [303, 401, 403, 404].includes(answer.statusCode);
      expect([address, isRefused, location]).toEqual([
        address,
        true,
        expect.stringMatching(/problem=(access_denied|not_found)/),
      ]);
    }
    expect(await importsListed()).toBe(before);
  });
});

async function importsListed(): Promise<number> {
  const answer = await application.server.inject({
    url: `/api/imports?package_id=${dataset}`,
    headers: { cookie, ...own },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ total: number }>().total;
}
