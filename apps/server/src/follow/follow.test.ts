import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as rawSql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator } from '../administrator-key.ts';
import { type Application, openApplication } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';

let folder: string;
let application: Application;
const key = 'gzt_the-key-of-the-administrator-in-these-tests';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'follow-'));
  const settings = {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SAMPLE_DATA: '0',
    RATE_LIMIT: '0',
    ADMIN_KEY: key,
  };
  application = await openApplication(testSettings(settings));
  await application.follow.rounds.run();
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

async function ask(method: string, url: string, headers: Record<string, string>, payload?: object) {
  const answer = await application.server.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload ? { payload } : {}),
  });
  if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
  return answer;
}

/** Somebody with an account, whose address is confirmed. */
async function signUp(email: string): Promise<{ id: string; headers: Record<string, string> }> {
  const flows = '/api/.ory/self-service/registration';
  const { id: flow } = (await ask('GET', `${flows}/api`, {})).json();
  const traits = { email, name: 'Ada' };
  const body = { method: 'password', password: 'an-engine-of-analysis-7', traits };
  const { identity, session_token } = (await ask('POST', `${flows}?flow=${flow}`, {}, body)).json();
  const verified = [{ op: 'replace', path: '/verifiable_addresses/0/verified', value: true }];
  await ask('PATCH', `/api/.ory/admin/identities/${identity.id}`, { authorization: key }, verified);
  return { id: identity.id, headers: { 'x-session-token': session_token } };
}

/** The mails that tell somebody of what they follow, as they read them. */
async function newsTo(email: string): Promise<string[]> {
  const { sql, identity } = application;
  const { rows } = await rawSql<{ body: string }>`
    select body from identity_courier_messages
    where recipient = ${email} and template_type = 'follow_news'`.execute(sql.query);
  return rows.map(
    ({ body }) => (JSON.parse(identity.secrets.decrypt(body, 'courier')) as { text: string }).text,
  );
}

const act = async (name: string, input: object) =>
  (await application.call(name, { ...input }, administrator)) as { id: string };

async function makeTable(): Promise<{ dataset: string; table: string }> {
  await act('organization_create', { name: 'labour', title: 'Labour office' });
  const dataset = await act('package_create', {
    name: 'unemployment',
    title: 'Unemployment',
    owner_org: 'labour',
  });
  const table = await act('resource_create', {
    package_id: dataset.id,
    name: 'By county',
    url_type: 'datastore',
  });
  await act('datastore_create', {
    resource_id: table.id,
    fields: [
      { id: 'county', type: 'text', info: { label: 'County', role: 'dimension' } },
      { id: 'rate', type: 'float', info: { label: 'Rate', unit: '%', role: 'measure' } },
    ],
    records: [
      { county: 'Kent', rate: 4.1 },
      { county: 'Essex', rate: 3 },
    ],
  });
  return { dataset: dataset.id, table: table.id };
}

it('a value, a dataset, an organisation and a search are told of as they stand in catalogue and tables', async () => {
  const { dataset, table } = await makeTable();
  const ada = await signUp('ada@example.org');
  const follow = async (body: object) =>
    (await ask('POST', '/api/follows', ada.headers, { mail: 'at_once', ...body })).json() as {
      id: string;
      feed: string;
    };
  const value = await follow({
    kind: 'value',
    target: table,
    filters: { county: 'Kent' },
    column: 'rate',
    condition: { kind: 'by', amount: 1 },
  });
  await follow({ kind: 'dataset', target: dataset });
  await follow({ kind: 'organization', target: 'labour' });
  await follow({ kind: 'search', q: 'vacancies', page: '/search?sq=vacancies' });
  await act('datastore_upsert', {
    resource_id: table,
    method: 'update',
    force: true,
    records: [{ _id: 1, county: 'Kent', rate: 5.5 }],
  });
  await act('package_patch', { id: dataset, notes: 'By county' });
  const visitor = { dataset: 'unemployment', name: 'Ben', email: 'ben@example.org', language: 'en' };
  await ask('POST', '/api/content/questions', {}, { ...visitor, question: 'Is it a yearly mean?' });
  const desk = '/api/content/desk/questions';
  const [{ id, revision }] = (await ask('GET', desk, { authorization: key })).json().data;
  const answer = { revision, state: 'published', answer: 'Yes, of *twelve* months.' };
  await ask('PATCH', `${desk}/${id}`, { authorization: key }, answer);
  await act('package_create', {
    name: 'vacancies',
    title: 'Vacancies',
    owner_org: 'labour',
    resources: [{ name: 'Vacancies', url: 'https://example.org/vacancies.csv' }],
  });
  await application.follow.rounds.run();
  await application.follow.rounds.run();
  const [mail, ...others] = await newsTo('ada@example.org');
  expect(others).toEqual([]);
  expect(mail).toContain('Rate, Kent: 4.1% → 5.5%');
  expect(mail).toContain('- County: Kent; Rate: 4.1 → 5.5');
  expect(mail).toContain('Changed in its description: the summary.');
  expect(mail).toContain('Labour office: 2 datasets are new or have changed');
  expect(mail).toContain('1 new dataset for your search “vacancies”');
  expect(mail).toContain('Question: Is it a yearly mean?\n- Yes, of twelve months.');
  const feed = (await ask('GET', new URL(value.feed).pathname, {})).body;
  expect(feed).toContain('<title>Rate, Kent: 4.1% → 5.5%</title>');
  const exported = (await ask('GET', '/api/.ory/self-service/account/export', ada.headers)).body;
  expect(exported).toContain('Rate · Kent');
});

it('what was hidden since is told to nobody, and what somebody followed ends with their account', async () => {
  const { id } = await act('package_create', { name: 'plans', title: 'Plans', owner_org: 'labour' });
  const bob = await signUp('bob@example.org');
  await ask('POST', '/api/follows', bob.headers, { kind: 'dataset', target: 'plans', mail: 'at_once' });
  await act('package_patch', { id, title: 'Secret plans', private: true });
  await application.follow.rounds.run();
  expect(await newsTo('bob@example.org')).toEqual([]);
  await ask('DELETE', `/api/.ory/admin/identities/${bob.id}`, { authorization: key });
  await act('package_patch', { id, title: 'Public plans', private: false });
  await application.follow.rounds.run();
  expect(await newsTo('bob@example.org')).toEqual([]);
});

it('titles and columns are told in the reader’s language where they are written in it', async () => {
  const table = { name: 'Rates', url_type: 'datastore', name_translated: { fr: 'Taux' } };
  const { id } = await act('package_create', {
    name: 'rates',
    title: 'Rates',
    title_translated: { fr: 'Les taux' },
    owner_org: 'labour',
  });
  const { id: resource } = await act('resource_create', { package_id: id, ...table });
  const field = {
    id: 'rate',
    type: 'float',
    info: { label: 'Rate', label_translated: { fr: 'Taux moyen' } },
  };
  await act('datastore_create', { resource_id: resource, fields: [field], records: [{ rate: 4.5 }] });
  const eve = await signUp('eve@example.org');
  const value = { kind: 'value', target: resource, column: 'rate', mail: 'at_once', language: 'fr' };
  const { title } = (await ask('POST', '/api/follows', eve.headers, value)).json();
  expect(title).toBe('Taux moyen · Les taux');
  const update = { resource_id: resource, method: 'update', force: true, records: [{ _id: 1, rate: 5 }] };
  await act('datastore_upsert', update);
  await application.follow.rounds.run();
  const [mail] = await newsTo('eve@example.org');
  expect(mail).toContain('Taux moyen\u00a0: 4,5 → 5');
  expect(mail).toContain('Dans «\u00a0Les taux\u00a0»');
});
