import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator } from './administrator-key.ts';
import { type Application, openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

let folder: string;
let application: Application;
/** What a browser of Ada's sends, who is an admin of the registrar, where nobody publishes alone. */
let adas: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-under-review-'));
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
  adas = { cookie: `ory_kratos_session=${session_token}`, 'sec-fetch-site': 'same-origin' };
  await application.call('organization_create', { name: 'registrar', requires_review: true }, administrator);
  const member = { id: 'registrar', username: identity.id, role: 'admin' };
  await application.call('organization_member_create', member, administrator);
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

type Dataset = { state: string; private: boolean; resources: { id: string; datastore_active: boolean }[] };

type Answered = {
  status: number;
  result: Partial<Dataset> & { count?: number };
  error: Record<string, unknown>;
};

async function act(name: string, payload: object, headers: Record<string, string>): Promise<Answered> {
  const answer = await application.server.inject({
    method: 'POST',
    url: `/api/3/action/${name}`,
    headers,
    payload,
  });
  return { status: answer.statusCode, ...answer.json<Omit<Answered, 'status'>>() };
}

/** Ends with the import. */
async function followed(job: string): Promise<{ state: string }> {
  await application.server.inject({ url: `/api/imports/${job}/events`, headers: adas });
  const answer = await application.server.inject({ url: `/api/imports/${job}`, headers: adas });
  return answer.json<{ state: string }>();
}

it('a file that is imported into a new dataset does not publish it where somebody else has to look at it first', async () => {
  const asked = { name: 'births', title: 'Births', owner_org: 'registrar' };
  const refused = await act('package_create', asked, adas);
  expect(refused.status).toBe(409);
  expect(refused.error).toMatchObject({ state: [expect.stringContaining('second pair of eyes')] });
  expect((await act('package_create', { ...asked, state: 'draft' }, adas)).status).toBe(200);
  const upload = await application.server.inject({
    method: 'POST',
    url: '/api/imports/upload?package_id=births&title=Births&filename=births.csv',
    headers: { ...adas, 'content-type': 'application/octet-stream' },
    payload: 'year,births\n2001,10\n2002,12\n',
  });
  expect(upload.statusCode).toBe(202);
  expect(await followed(upload.json<{ id: string }>().id)).toMatchObject({ state: 'done' });
  const shown = await act('package_show', { id: 'births' }, adas);
  expect(shown.result).toMatchObject({ state: 'draft', resources: [{ datastore_active: true }] });
  const resource = shown.result.resources?.[0]?.id ?? '';
  // A second import makes a new version of the table, and the dataset is what it was.
  const again = await application.server.inject({
    method: 'POST',
    url: `/api/imports/upload?resource_id=${resource}&filename=births.csv`,
    headers: { ...adas, 'content-type': 'application/octet-stream' },
    payload: 'year,births\n2001,11\n2002,12\n',
  });
  expect(await followed(again.json<{ id: string }>().id)).toMatchObject({ state: 'done' });
  expect((await act('package_show', { id: 'births' }, adas)).result.state).toBe('draft');
  const strangers = [
    await act('package_show', { id: 'births' }, {}),
    await act('datastore_search', { resource_id: resource }, {}),
    await act('chart_fields', { dataset_id: 'births' }, {}),
  ];
  expect(strangers.map(({ status }) => status)).toEqual([403, 404, 404]);
  const dump = await application.server.inject(`/datastore/dump/${resource}`);
  expect(dump.statusCode).toBe(404);
  const found = await act('package_search', { q: 'births' }, {});
  expect(found.result.count).toBe(0);
});
