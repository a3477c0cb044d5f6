import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tablesWith } from './project-rows-testing.store.ts';
import { createKey } from '../administrator-keys/change-keys.ts';
import { type Application, openApplication } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';

const PORTAL_HOST = 'portal.test';
const PASSWORD = 'analytical engine 1843';

/** Who calls: an administrator, a person by their name, a key or nobody. */
export type Credentials = Record<string, string>;

export type Answer<Body = Record<string, unknown>> = {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
};

type Letter = { template_type: string; body: string };

/** An installation with an administrator's key, in which people can be members of projects. */
export type TestInstallation = {
  application: Application;
  administrator: Credentials;
  /** Registers a person at the portal, who has proved their address. */
  enrol(name: string): Promise<{ id: string; email: string; credentials: Credentials }>;
  /** Calls an address below /api/.ory at the portal's host. */
  call<Body = Record<string, never>>(
    as: Credentials,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>>;
  /** Makes a project. */
  create(name: string): Promise<{ id: string; slug: string; revision_id: string }>;
  /** Makes somebody a member, by an invitation that they accept. */
  join(project: string, email: string, credentials: Credentials, role: string): Promise<void>;
  /** What was sent to an address, the newest first. */
  letters(recipient: string): Promise<Letter[]>;
  /** The tables in which something of a project still stands. */
  rowsOf(projectId: string): Promise<string[]>;
  close(): Promise<void>;
};

/** Opens an installation for the tests of a file. */
export async function openInstallation(): Promise<TestInstallation> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-projects-'));
  const application = await openApplication(
    testSettings({
      DATA_DIR: folder,
      PUBLIC_URL: `http://${PORTAL_HOST}`,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      SAMPLE_DATA: '0',
    }),
  );
  await application.server.ready();
  const administrator = { authorization: `Bearer ${await createKey(application.sql, 'test')}` };
  const call: TestInstallation['call'] = async (as, method, path, body) => {
    const answer = await application.server.inject({
      method: method as 'GET',
      url: `/api/.ory${path}`,
      headers: {
        host: PORTAL_HOST,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...as,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: (isJson ? answer.json() : {}) as never,
      headers: answer.headers,
    };
  };
  const enrol: TestInstallation['enrol'] = async (name) => {
    const email = `${name}@example.org`;
    const started = await call<{ id: string }>({}, 'GET', '/self-service/registration/api');
    const { body } = await call<{ session_token: string; identity: { id: string } }>(
      {},
      'POST',
      `/self-service/registration?flow=${started.body.id}`,
      { method: 'password', password: PASSWORD, traits: { email, name } },
    );
    const proved = [{ op: 'replace', path: '/verifiable_addresses/0/verified', value: true }];
    await call(administrator, 'PATCH', `/admin/identities/${body.identity.id}`, proved);
    return { id: body.identity.id, email, credentials: { 'x-session-token': body.session_token } };
  };
  const create: TestInstallation['create'] = async (name) =>
    (
      await call<{ id: string; slug: string; revision_id: string }>(administrator, 'POST', '/projects', {
        name,
      })
    ).body;
  const invite: TestInstallation['join'] = async (project, email, credentials, role) => {
    const order = { invitee_email: email, role };
    const invited = await call<{ id: string }>(administrator, 'POST', `/projects/${project}/invites`, order);
    await call(credentials, 'PUT', `/console/invites/${invited.body.id}`, { status: 'accepted' });
  };
  return {
    application,
    administrator,
    enrol,
    call,
    create,
    join: invite,
    letters: async (recipient) =>
      (
        await call<Letter[]>(administrator, 'GET', `/admin/courier/messages?recipient=${recipient}`)
      ).body.filter(({ template_type }) => template_type.startsWith('project')),
    rowsOf: (projectId) => tablesWith(application.sql, projectId),
    close: async () => {
      await application.close();
      await rm(folder, { recursive: true });
    },
  };
}
