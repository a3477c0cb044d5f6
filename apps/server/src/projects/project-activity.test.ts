import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openInstallation, type TestInstallation } from './projects-testing.ts';

type Activity = { since: string | null; step: string; counts: ({ at: string } & Record<string, number>)[] };

let installation: TestInstallation;
let administrator: Credentials;

beforeAll(async () => {
  installation = await openInstallation();
  ({ administrator } = installation);
});

afterAll(() => installation.close());

const read = async (id: string, query = '') =>
  installation.call<Activity>(administrator, 'GET', `/projects/${id}/activity${query}`);
const total = ({ counts }: Activity) => {
  const { at: _, ...first } = counts[0] ?? { at: '' };
  return Object.fromEntries(
    Object.keys(first).map((kind) => [kind, counts.reduce((sum, one) => sum + (one[kind] ?? 0), 0)]),
  );
};
const nothing = { sign_up: 0, sign_in: 0, failed_sign_in: 0, message: 0, token: 0, permission_check: 0 };

describe('what happens in a project', () => {
  it('is counted where it happens, by hour and by day', async () => {
    const { id, slug } = await installation.create('Counted');
    const host = { host: `${slug}.portal.test` };
    const { call } = installation;
    const submit = async (kind: string, body: object) => {
      const { body: flow } = await call<{ id: string }>(host, 'GET', `/self-service/${kind}/api`);
      return (await call(host, 'POST', `/self-service/${kind}?flow=${flow.id}`, body)).status;
    };
    const [email, password] = ['ann@example.org', 'analytical engine 1843'];
    const person = { method: 'password', password, traits: { email, name: 'Ann' } };
    expect(await submit('registration', person)).toBe(200);
    expect(await submit('login', { method: 'password', identifier: email, password })).toBe(200);
    expect(await submit('login', { method: 'password', identifier: email, password: 'no' })).toBe(400);
    const inProject = { ...administrator, 'x-gazetteer-project': id };
    const tuple = 'namespace=File&object=a&relation=view&subject_id=ann';
    await call(
      { ...inProject, 'content-type': 'text/plain' },
      'PUT',
      '/admin/opl',
      'class File implements Namespace { related: { view: File[] } }',
    );
    await call(inProject, 'GET', `/relation-tuples/check/openapi?${tuple}`);
    const tuples = [0, 1].map((object) => ({
      namespace: 'File',
      object: `${object}`,
      relation: 'view',
      subject_id: 'ann',
    }));
    await call(inProject, 'POST', '/relation-tuples/batch/check', { tuples });
    const client = {
      client_id: 'program',
      client_secret: 'a secret of some length',
      grant_types: ['client_credentials'],
      token_endpoint_auth_method: 'client_secret_post',
    };
    expect((await call(inProject, 'POST', '/admin/clients', client)).status).toBe(201);
    const asked = { ...host, 'content-type': 'application/x-www-form-urlencoded' };
    const form = 'grant_type=client_credentials&client_id=program&client_secret=';
    expect((await call(asked, 'POST', '/oauth2/token', `${form}wrong`)).status).toBe(401);
    expect((await call(asked, 'POST', '/oauth2/token', `${form}a+secret+of+some+length`)).status).toBe(200);

    const happened = { ...nothing, sign_up: 1, sign_in: 2, failed_sign_in: 1, token: 1, permission_check: 3 };
    const days = await read(id);
    expect(days.body.counts).toHaveLength(30);
    expect(total(days.body)).toEqual(happened);
    expect(days.body.since).toBe((await created(id)).toISOString());
    const hours = await read(id, '?step=hour');
    expect(hours.body.counts).toHaveLength(24);
    expect(total(hours.body)).toEqual(happened);
    expect(total((await read(id, '?from=2026-01-01T00:00:00Z&to=2026-01-31T00:00:00Z')).body)).toEqual(
      nothing,
    );
  });

  it('is still known of a project that is halted, and to nobody once it is purged', async () => {
    const { id } = await installation.create('Ended');
    installation.application.projects.activity.count(id, 'message');
    const halt = [{ op: 'replace', path: '/state', value: 'halted' }];
    expect((await installation.call(administrator, 'PATCH', `/projects/${id}`, halt)).status).toBe(200);
    expect(total((await read(id)).body)).toEqual({ ...nothing, message: 1 });
    installation.application.projects.activity.count(id, 'message');
    expect((await installation.call(administrator, 'DELETE', `/projects/${id}`)).status).toBe(204);
    await installation.application.projects.activity.flush();
    expect((await read(id)).status).toBe(404);
    expect(await installation.rowsOf(id)).toEqual([]);
  });

  it('is asked for by a span that makes sense', async () => {
    const { id } = await installation.create('Asked');
    for (const query of ['?from=soon', '?step=year', '?from=2020-01-01T00:00:00Z&step=hour']) {
      expect([query, (await read(id, query)).status]).toEqual([query, 400]);
    }
  });
});

async function created(id: string): Promise<Date> {
  const listed = await installation.call<{ created_at: string }[]>(
    administrator,
    'GET',
    `/projects?project=${id}`,
  );
  return new Date(listed.body[0]?.created_at ?? '');
}
