import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Credentials, openInstallation, type TestInstallation } from './projects-testing.ts';

const ROADS = 'roads.portal.test';

let installation: TestInstallation;
let project: string;
/** Somebody with an account of the project. */
let ada: Credentials;
let adaId: string;

beforeAll(async () => {
  installation = await openInstallation();
  project = (await installation.create('Roads')).id;
  const { call } = installation;
  const started = await call<{ id: string }>({ host: ROADS }, 'GET', '/self-service/registration/api');
  const { body } = await call<{ session_token: string; identity: { id: string } }>(
    { host: ROADS },
    'POST',
    `/self-service/registration?flow=${started.body.id}`,
    {
      method: 'password',
      password: 'analytical engine 1843',
      traits: { email: 'ada@example.org', name: 'Ada' },
    },
  );
  ada = { 'x-session-token': body.session_token };
  adaId = body.identity.id;
});

afterAll(() => installation.close());

it('people of a project are known to the pages of its own host, and to no other', async () => {
  const { call } = installation;
  expect(await call({ host: ROADS, ...ada }, 'GET', '/self-service/oauth2/grants')).toMatchObject({
    status: 200,
    body: [],
  });
  expect((await call(ada, 'GET', '/self-service/oauth2/grants')).status).toBe(401);
  expect((await call({ host: ROADS }, 'GET', '/self-service/oauth2/grants')).status).toBe(401);
  const bo = await installation.enrol('bo');
  const elsewhere = { host: ROADS, ...bo.credentials };
  expect((await call(elsewhere, 'GET', '/self-service/oauth2/grants')).status).toBe(401);
});

it('programs are told of the accounts of the project that they belong to', async () => {
  const { people } = installation.application.oauth;
  expect(await people.claims(project, adaId, ['email'])).toMatchObject({ email: 'ada@example.org' });
  const bo = await installation.enrol('bo-too');
  expect(await people.claims(project, bo.id, ['email'])).toEqual({});
});
