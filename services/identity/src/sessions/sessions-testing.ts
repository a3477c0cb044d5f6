import { hashToken, type Sql } from '@gazetteer/kernel';
import type { InjectOptions } from 'fastify';
import { openTestIdentity, OTHER_HOST, PORTAL_HOST, type TestIdentity } from '../identity-testing.ts';
import { createIdentity } from '../model/identities/create-identity.ts';
import { updateIdentityRow } from '../model/identities/identity.store.ts';
import type { Identity, NewCredential } from '../model/identities/identity.ts';
import type { Project } from '../model/projects/project.ts';
import { highestAal } from '../model/sessions/required-aal.ts';
import type { CurrentSession } from '../model/sessions/session.ts';
import { findByToken } from '../model/sessions/signed-in.store.ts';
import { type IssuedSession, type SignIn, signIn } from './sign-in.ts';

export const DEVICE = { ip_address: '192.0.2.7', user_agent: 'Test/1', location: 'Pune, IN' };

type Json = ReturnType<typeof JSON.parse>;
export type Reply = { status: number; headers: Record<string, unknown>; json: Json };

/** A service with ways to make people and sign them in without a flow. */
export type TestSessions = TestIdentity & {
  person(name: string, credentials?: NewCredential[], project?: Project): Promise<Identity>;
  enter(identity: Identity, how?: Partial<SignIn>): Promise<IssuedSession>;
  /** The session a token stands for, as a request with a cookie has it. */
  current(token: string, project?: Project): Promise<CurrentSession>;
  /** Calls below /api/.ory of the portal, or of another project by its host. */
  call(path: string, options?: Omit<InjectOptions, 'url' | 'path'> & { host?: string }): Promise<Reply>;
  /** The same, as an administrator. */
  administer(path: string, options?: Omit<InjectOptions, 'url' | 'path'> & { host?: string }): Promise<Reply>;
};

/** A password that nobody can sign in with: enough to have a first factor. */
export const firstFactor: NewCredential = {
  type: 'password',
  identifiers: [],
  config: { hashed_password: 'x' },
};

export const secondFactor: NewCredential = { type: 'totp', identifiers: [], config: {} };

/** Opens the service over an empty store. */
export async function openTestSessions(sql: Sql): Promise<TestSessions> {
  const service = await openTestIdentity(sql);
  const { context, project, server } = service;
  const call: TestSessions['call'] = async (path, { host = PORTAL_HOST, headers, ...options } = {}) => {
    const answer = await server.inject({
      ...options,
      url: `/api/.ory${path}`,
      headers: { host, ...headers },
    });
    const json: Json = answer.body === '' ? undefined : answer.json();
    return { status: answer.statusCode, headers: answer.headers, json };
  };
  return {
    ...service,
    call,
    administer: (path, { headers, ...options } = {}) =>
      call(path, { ...options, headers: { 'x-test-caller': 'administrator', ...headers } }),
    person: (name, credentials = [firstFactor], realm = project) =>
      createIdentity(context, realm, {
        traits: { email: `${name.toLowerCase()}@example.org`, name },
        credentials,
        metadata_public: { badge: 7 },
        metadata_admin: { note: 'hidden' },
      }),
    enter: async (identity, how = {}) => {
      const realm = await context.projects.ofId(identity.project_id);
      return signIn(context, realm, { identity, method: 'password', aal: 'aal1', device: DEVICE, ...how });
    },
    current: async (token, realm = project) => {
      const found = await findByToken(context.sql, realm.id, hashToken(token), context.clock().toISOString());
      if (!found) throw new Error('There is no such session');
      const { credentials, ...same } = found;
      return { ...same, token, carrier: 'cookie', available: highestAal(realm, credentials) };
    },
  };
}

/** Switches an account off, as an administrator does. */
export async function deactivate({ context }: TestSessions, identity: Identity): Promise<Identity> {
  const inactive: Identity = { ...identity, state: 'inactive' };
  await updateIdentityRow(context.sql, inactive);
  return inactive;
}

export { OTHER_HOST };
