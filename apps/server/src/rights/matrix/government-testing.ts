import { settleProject } from './project-testing.ts';
import { type AreaImport, importAreas } from '@gazetteer/datastore';
import { grantAdministration } from '@gazetteer/identity';
import { administrator } from '../../administrator-key.ts';
import type { Application } from '../../open-application.ts';
import { createMemberships } from '../memberships.ts';
import { setSiteEditor } from '../site-editors.ts';
import { tuple } from './calls.ts';
import { chartOf, type Ids } from './sent.ts';
import { settleFollow } from './follow-testing.ts';
import { settleOauth } from './oauth-testing.ts';
import { settleThread } from './thread-testing.ts';

/** The columns of the table: who calls. */
export const callers = [
  'nobody',
  'somebody',
  'admin elsewhere',
  'member',
  'editor',
  'admin',
  'collaborator',
  'group admin',
  'site editor',
  'administrator',
] as const;
export type CallerName = (typeof callers)[number];

type PersonName = Exclude<CallerName, 'nobody'>;
type Made = { id: string; resources: { id: string }[] };
type Person = { id: string; token: string };

const PASSWORD = 'an-engine-of-analysis-7';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** One state, a triangle. */
const areas: AreaImport = {
  scheme: { id: 'lgd', title: 'States' },
  level: { id: 'state', title: 'State' },
  rows: [{ code: '1', name: 'State' }],
  boundaries: {
    vintage: '2020',
    topology: {
      type: 'Topology',
      arcs: [
        [
          [0, 0],
          [0, 1],
          [1, 1],
          [0, 0],
        ],
      ],
      objects: {
        states: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', id: '1', arcs: [[0]] }] },
      },
    },
  },
};

/** A word that stands in the title of the dataset, in the name of its table and in a cell, and nowhere else. */
export const WORD = 'quokka';

/** Why the dataset is not public; what is withdrawn was public for a while, and is a draft again. */
export type Hidden = 'private' | 'withdrawn';

/** What the calls are about, and what each caller shows to be known. */
type Settled = { ids: Ids; credentials: Record<CallerName, Record<string, string>> };

/** Fills an empty installation with people of every role, and with something for every call to be about. */
export async function settle(application: Application, hidden: Hidden): Promise<Settled> {
  const published = await publish(application);
  const { people, other } = await enrol(application, published);
  const written = await write(application, people, published.resource, other);
  const credentials: Settled['credentials'] = {
    nobody: {},
    somebody: credentialOf(people.somebody),
    'admin elsewhere': credentialOf(people['admin elsewhere']),
    member: credentialOf(people.member),
    editor: credentialOf(people.editor),
    admin: credentialOf(people.admin),
    collaborator: credentialOf(people.collaborator),
    'group admin': credentialOf(people['group admin']),
    'site editor': credentialOf(people['site editor']),
    administrator: credentialOf(people.administrator),
  };
  const { token } = people.administrator;
  const issuer = await settleOauth(application, { token, subject: people.member.id });
  const project = await settleProject(application, {
    as: credentialOf(people.administrator),
    owner: people.administrator.id,
    invited: people.member.id,
  });
  const ids = {
    ...published,
    ...written,
    issuer,
    project,
    follow: await settleFollow(application, { person: people.member.id, as: credentialOf(people.member) }),
    ...(await settleThread(application, credentialOf(people.administrator))),
    person: other.id,
    collaborator: people.collaborator.id,
  };
  if (hidden === 'withdrawn') await withdraw(application, ids.dataset);
  return { ids, credentials };
}

/** Makes a dataset public, has it seen, and takes it back. */
async function withdraw(application: Application, id: string): Promise<void> {
  await application.call('dataset_publish', { id }, administrator);
  await application.server.inject('/api/3/action/package_search');
  await application.call('dataset_withdraw', { id, reason: 'The figures were wrong' }, administrator);
}

type Published = Pick<
  Ids,
  'organization' | 'group' | 'dataset' | 'activity' | 'resource' | 'view' | 'source'
> & {
  elsewhere: string;
};

async function publish(application: Application): Promise<Published> {
  const act = async (name: string, input: object) =>
    (await application.call(name, { ...input }, administrator)) as Made;
  const organization = await act('organization_create', { name: 'ministry' });
  const elsewhere = await act('organization_create', { name: 'transport' });
  const group = await act('group_create', { name: 'group' });
  const dataset = await act('package_create', {
    name: 'secret-plans',
    title: `The ${WORD} plans`,
    owner_org: 'ministry',
    private: true,
    resources: [{ name: `Plans for each ${WORD}`, url_type: 'datastore' }],
  });
  const resource = dataset.resources[0]?.id ?? '';
  await act('datastore_create', { resource_id: resource, records: [{ a: 1, b: WORD }], force: true });
  await act('vocabulary_create', { name: 'sectors', tags: [{ name: 'word' }] });
  await importAreas(application.datastore.context, areas);
  const view = await act('resource_view_create', {
    resource_id: resource,
    title: 'Plans',
    view_type: 'table',
  });
  const sourceAt = async (url: string) =>
    (await act('harvest_source_create', { url, owner_org: 'ministry', schedule: 'manual' })).id;
  const source = {
    id: await sourceAt('https://a.example.org'),
    idle: await sourceAt('https://b.example.org'),
  };
  const run = await act('harvest_source_run', { id: source.id });
  const activities = (await application.call(
    'package_activity_list',
    { id: dataset.id },
    administrator,
  )) as Made[];
  return {
    organization: organization.id,
    elsewhere: elsewhere.id,
    group: group.id,
    dataset: dataset.id,
    activity: activities[0]?.id ?? '',
    resource,
    view: view.id,
    source: { ...source, run: run.id },
  };
}

/** Gives everybody an account and their role. */
async function enrol(application: Application, { organization, elsewhere, group, dataset }: Published) {
  const { identity, permissions } = application;
  const people = {} as Record<PersonName, Person>;
  for (const name of callers) if (name !== 'nobody') people[name] = await register(application, name);
  await grantAdministration(identity, { identityId: people.administrator.id, by: 'the test' });
  await setSiteEditor(permissions, people['site editor'].id, true);
  const memberships = createMemberships(permissions);
  for (const role of ['admin', 'editor', 'member'] as const) {
    await memberships.assign({ type: 'organization', id: organization }, people[role].id, role);
  }
  await memberships.assign({ type: 'organization', id: elsewhere }, people['admin elsewhere'].id, 'admin');
  await memberships.assign({ type: 'dataset', id: dataset }, people.collaborator.id, 'editor');
  await memberships.assign({ type: 'group', id: group }, people['group admin'].id, 'admin');
  return { people, other: await register(application, 'other') };
}

type Written = Pick<
  Ids,
  | 'job'
  | 'look'
  | 'upload'
  | 'chart'
  | 'link'
  | 'deletedChart'
  | 'key'
  | 'shownChart'
  | 'hiddenChart'
  | 'article'
  | 'medium'
  | 'question'
  | 'session'
  | 'letter'
>;

/** What people write: a chart, articles, a picture, an import, tuples. */
async function write(
  { server }: Application,
  people: Record<PersonName, Person>,
  resource: string,
  other: Person,
): Promise<Written> {
  const as = async <Answer>(name: PersonName, method: string, url: string, payload?: object | string) => {
    const answer = await server.inject({
      method: method as 'GET',
      url,
      headers: {
        ...credentialOf(people[name]),
        ...(typeof payload === 'string' ? { 'content-type': 'text/plain' } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return (answer.statusCode === 204 ? undefined : answer.json()) as Answer;
  };
  type One = { data: { id: string; visID: string } };
  type Several = { id: string }[];

  await as('administrator', 'PUT', '/api/.ory/admin/opl', 'class Group implements Namespace {}');
  await as('administrator', 'PUT', '/api/.ory/admin/relation-tuples', tuple);
  const test = { relation_tuple: tuple, expected: true };
  await as('administrator', 'PUT', '/api/.ory/admin/opl/tests', test);
  const ownChart = { visJSON: chartOf(resource), title: 'Mine', visibility: 'private' };
  const charts = '/api/content/items/visualisations';
  const chart = await as<One>('member', 'POST', charts, ownChart);
  const deleted = await as<One>('member', 'POST', charts, ownChart);
  await as('member', 'DELETE', `${charts}/${deleted.data.id}`);
  const shown = await as<One>('member', 'POST', charts, { ...ownChart, visibility: 'link' });
  const hidden = await as<One>('member', 'POST', charts, { ...ownChart, visibility: 'link' });
  await as('administrator', 'DELETE', `/api/content/public-visualisations/${hidden.data.id}?reason=Spam`);
  type Tokens = { result: { id: string }[] };
  await as('member', 'POST', '/api/3/action/api_token_create', { name: 'A program of mine' });
  const keys = await as<Tokens>('member', 'POST', '/api/3/action/api_token_list', {});
  const article = await as<One>('administrator', 'POST', '/api/content/articles', textOf('blog', 'article'));
  await as('administrator', 'POST', '/api/content/articles', textOf('page', 'page'));
  const form = new FormData();
  form.set('alt_en', 'A pixel');
  form.set('file', new File([Buffer.from(PIXEL, 'base64')], 'pixel.png', { type: 'image/png' }));
  const medium = await as<One>('administrator', 'POST', '/api/content/media', form);
  const question = { dataset: 'secret-plans', question: `Where is ${WORD}?`, language: 'en' };
  await as('administrator', 'POST', '/api/content/questions', question);
  const asked = await as<{ data: Several }>('administrator', 'GET', '/api/content/desk/questions');
  const upload = `/api/imports/upload?resource_id=${resource}&filename=a.csv`;
  const job = await as<{ id: string }>('editor', 'POST', upload, `a,b\n1,${WORD}\n`);
  const looked = `/api/looks/upload?resource_id=${resource}&filename=${WORD}.csv`;
  const look = await as<{ id: string }>('editor', 'POST', looked, `a,b\n1,${WORD}\n`);
  const sending = await server.inject({
    method: 'POST',
    url: `/api/uploads?resource_id=${resource}`,
    headers: { ...credentialOf(people.editor), 'upload-length': '4' },
  });
  const letters = await as<Several>('administrator', 'GET', '/api/.ory/admin/courier/messages');
  const ofOther = `/api/.ory/admin/identities/${other.id}/sessions`;
  const sessions = await as<Several>('administrator', 'GET', ofOther);
  return {
    job: job.id,
    look: look.id,
    upload: sending.json<{ id: string }>().id,
    key: keys.result[0]?.id ?? '',
    chart: chart.data.id,
    link: chart.data.visID,
    deletedChart: deleted.data.id,
    shownChart: shown.data.id,
    hiddenChart: hidden.data.id,
    article: article.data.id,
    medium: medium.data.id,
    question: asked.data[0]?.id ?? '',
    session: sessions[0]?.id ?? '',
    letter: letters[0]?.id ?? '',
  };
}

function textOf(kind: string, slug: string): object {
  return { kind, slug, state: 'published', texts: { en: { title: slug, body: 'Text' } } };
}

function credentialOf({ token }: Person): Record<string, string> {
  return { 'x-session-token': token };
}

async function register({ server }: Application, name: string): Promise<Person> {
  const started = await server.inject('/api/.ory/self-service/registration/api');
  const email = `${name.replace(' ', '-')}@example.org`;
  const signedUp = await server.inject({
    method: 'POST',
    url: `/api/.ory/self-service/registration?flow=${started.json<{ id: string }>().id}`,
    payload: { method: 'password', password: PASSWORD, traits: { email, name } },
  });
  const { session_token, identity } = signedUp.json<{ session_token: string; identity: { id: string } }>();
  return { id: identity.id, token: session_token };
}
