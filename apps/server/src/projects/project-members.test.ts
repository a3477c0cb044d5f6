import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openInstallation, type TestInstallation } from './projects-testing.ts';

type Person = Awaited<ReturnType<TestInstallation['enrol']>>;
type Invitation = { id: string; status: string; invitee_email: string; project_name: string };
type Member = { id: string; email: string; name: string; role: string };
type Key = { id: string; value: string; scopes: string[]; last_used_at: string | null; owner_id: string };

let installation: TestInstallation;
let administrator: Credentials;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  installation = await openInstallation();
  ({ administrator } = installation);
  ada = await installation.enrol('ada');
  ben = await installation.enrol('ben');
});

afterAll(() => installation.close());

const invite = (as: Credentials, project: string, invitee_email: string, role = 'viewer') =>
  installation.call<Invitation>(as, 'POST', `/projects/${project}/invites`, { invitee_email, role });
const members = async (project: string) =>
  (await installation.call<Member[]>(administrator, 'GET', `/projects/${project}/members`)).body;
const statuses = async (project: string) => {
  const { body } = await installation.call<Invitation[]>(
    administrator,
    'GET',
    `/projects/${project}/invites`,
  );
  return body.map(({ status }) => status);
};

describe('an invitation', () => {
  it('makes a member of whoever accepts it, and tells them by mail', async () => {
    const { id } = await installation.create('Invited');
    expect((await invite(administrator, id, ' ADA@example.org ', 'developer')).status).toBe(201);
    const waiting = await installation.call<Invitation[]>(ada.credentials, 'GET', '/console/invites');
    expect(waiting.body).toMatchObject([{ status: 'pending', project_name: 'Invited', role: 'developer' }]);
    const [letter] = await installation.letters(ada.email);
    expect(letter).toMatchObject({
      template_type: 'project_invited',
      subject: expect.stringContaining('You are invited to work on Invited'),
    });
    const [invitation] = waiting.body;
    const answer = { status: 'accepted' };
    const path = `/console/invites/${invitation?.id}`;
    expect((await installation.call(ada.credentials, 'PUT', path, answer)).status).toBe(204);
    expect(await members(id)).toEqual([{ id: ada.id, email: ada.email, name: 'ada', role: 'developer' }]);
    expect(await statuses(id)).toEqual(['accepted']);
    expect((await installation.call(ada.credentials, 'PUT', path, answer)).status).toBe(409);
  });

  it('is for whom it is addressed to, and nobody else', async () => {
    const { id } = await installation.create('Addressed');
    const { body } = await invite(administrator, id, ada.email);
    expect((await installation.call<[]>(ben.credentials, 'GET', '/console/invites')).body).toEqual([]);
    const path = `/console/invites/${body.id}`;
    expect((await installation.call(ben.credentials, 'PUT', path, { status: 'accepted' })).status).toBe(404);
    expect((await installation.call({}, 'PUT', path, { status: 'accepted' })).status).toBe(401);
    expect((await installation.call(ada.credentials, 'PUT', path, { status: 'declined' })).status).toBe(204);
    expect([await statuses(id), await members(id)]).toEqual([['declined'], []]);
  });

  it('waits for an address until its account has proved it', async () => {
    const { id } = await installation.create('Unproved');
    const { body } = await invite(administrator, id, ben.email);
    const proved = '/verifiable_addresses/0/verified';
    const set = (value: boolean) =>
      installation.call(administrator, 'PATCH', `/admin/identities/${ben.id}`, [
        { op: 'replace', path: proved, value },
      ]);
    await set(false);
    const path = `/console/invites/${body.id}`;
    expect((await installation.call(ben.credentials, 'PUT', path, { status: 'accepted' })).status).toBe(404);
    await set(true);
    expect((await installation.call(ben.credentials, 'PUT', path, { status: 'accepted' })).status).toBe(204);
  });

  it('can be taken back, and is not sent twice', async () => {
    const { id } = await installation.create('Cancelled');
    const { body } = await invite(administrator, id, 'new@example.org');
    expect((await invite(administrator, id, 'New@example.org')).status).toBe(409);
    const path = `/projects/${id}/invites/${body.id}`;
    expect((await installation.call(administrator, 'DELETE', path)).status).toBe(204);
    expect((await installation.call(administrator, 'DELETE', path)).status).toBe(409);
    expect((await invite(administrator, id, 'new@example.org')).status).toBe(201);
    expect((await statuses(id)).toSorted()).toEqual(['cancelled', 'pending']);
  });

  it('is refused for what is no address, naming the field', async () => {
    const { id } = await installation.create('Mistyped');
    const { status, body } = await installation.call<{ error: { message: string } }>(
      administrator,
      'POST',
      `/projects/${id}/invites`,
      { invitee_email: 'nobody', role: 'viewer' },
    );
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('invitee_email')]);
  });
});

describe('members', () => {
  it('have one of three roles, which a refusal names', async () => {
    const { id } = await installation.create('Roles');
    await installation.join(id, ada.email, ada.credentials, 'viewer');
    const orders = [
      ['PATCH', `/projects/${id}/members/${ada.id}`, { role: 'OWNER' }],
      ['POST', `/projects/${id}/invites`, { invitee_email: ben.email, role: 'OWNER' }],
    ] as const;
    for (const [method, path, body] of orders) {
      const answer = await installation.call<{ error: object }>(administrator, method, path, body);
      expect([answer.status, JSON.stringify(answer.body.error)]).toEqual([
        400,
        expect.stringContaining(String.raw`role: must be \"owner\" or \"developer\" or \"viewer\"`),
      ]);
    }
  });

  it('change their role, leave, and are removed, but never the last owner', async () => {
    const { id } = await installation.create('Members');
    await installation.join(id, ada.email, ada.credentials, 'owner');
    await installation.join(id, ben.email, ben.credentials, 'viewer');
    const of = (person: Person) => `/projects/${id}/members/${person.id}`;
    const demote = { role: 'developer' };
    expect((await installation.call(ada.credentials, 'PATCH', of(ada), demote)).status).toBe(409);
    expect((await installation.call(ada.credentials, 'DELETE', of(ada))).status).toBe(409);
    expect((await installation.call(ben.credentials, 'PATCH', of(ben), { role: 'owner' })).status).toBe(403);
    expect((await installation.call(ada.credentials, 'PATCH', of(ben), { role: 'owner' })).status).toBe(204);
    expect((await installation.call(ada.credentials, 'DELETE', of(ada))).status).toBe(204);
    expect((await installation.call(ada.credentials, 'GET', `/projects/${id}`)).status).toBe(404);
    expect(await members(id)).toMatchObject([{ id: ben.id, role: 'owner' }]);
    expect((await statuses(id)).toSorted()).toEqual(['accepted', 'removed']);
  });

  it('see the projects they are in, with their role', async () => {
    const carl = await installation.enrol('carl');
    const first = await installation.create('One of Carl');
    const second = await installation.create('Two of Carl');
    await installation.create('Not of Carl');
    await installation.join(first.id, carl.email, carl.credentials, 'viewer');
    await installation.join(second.id, carl.email, carl.credentials, 'owner');
    const { body } = await installation.call<{ id: string; role: string }[]>(
      carl.credentials,
      'GET',
      '/projects',
    );
    expect(new Map(body.map(({ id, role }) => [id, role]))).toEqual(
      new Map([
        [first.id, 'viewer'],
        [second.id, 'owner'],
      ]),
    );
    const page = await installation.call<object[]>(carl.credentials, 'GET', '/projects?page_size=1');
    expect(page.body).toHaveLength(1);
    expect(page.headers['link']).toContain('rel="next"');
    expect((await installation.call(carl.credentials, 'POST', '/projects', { name: 'Mine' })).status).toBe(
      403,
    );
    expect((await installation.call({}, 'GET', '/projects')).status).toBe(401);
  });
});

describe('a key of a project', () => {
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const make = async (project: string, wanted: object = {}) =>
    (
      await installation.call<Key>(administrator, 'POST', `/projects/${project}/tokens`, {
        name: 'A program',
        ...wanted,
      })
    ).body;

  it('works in its project, at the portal’s host and at its own, and nowhere else', async () => {
    const { id, slug } = await installation.create('Keyed');
    const other = await installation.create('Not keyed');
    const { value, ...made } = await make(id);
    expect(value).toMatch(/^ory_apikey_[A-Za-z0-9]{43}$/);
    const person = { traits: { email: 'p@example.org', name: 'P' } };
    expect((await installation.call(bearer(value), 'POST', '/admin/identities', person)).status).toBe(201);
    for (const host of ['portal.test', `${slug}.portal.test`]) {
      const { body } = await installation.call<object[]>(
        { ...bearer(value), host },
        'GET',
        '/admin/identities',
      );
      expect(body).toHaveLength(1);
    }
    const elsewhere = { ...bearer(value), host: `${other.slug}.portal.test` };
    expect((await installation.call(elsewhere, 'GET', '/admin/identities')).status).toBe(403);
    const named = { ...bearer(value), 'x-gazetteer-project': other.id };
    expect((await installation.call(named, 'GET', '/admin/identities')).status).toBe(404);
    // Who has no role in a project is told where everybody may call it, and not whether there is one of this name.
    const answers = [];
    for (const project of [other.id, other.slug, 'nowhere']) {
      const asked = { 'x-gazetteer-project': project };
      for (const path of [
        '/oauth2/auth',
        '/userinfo',
        '/.well-known/openid-configuration',
        '/sessions/whoami',
      ]) {
        const answer = await installation.call(asked, 'GET', path);
        answers.push(
          answer.status,
          /are made at the own host of the project/.test(JSON.stringify(answer.body)),
        );
      }
    }
    expect(new Set(answers)).toEqual(new Set([404, true]));
    const listed = await installation.call<Key[]>(administrator, 'GET', `/projects/${id}/tokens`);
    expect(listed.body).toEqual([{ ...made, last_used_at: expect.any(String) }]);
    expect(JSON.stringify(listed.body)).not.toContain(value);
    expect((await installation.call<object[]>(bearer(value), 'GET', '/projects')).body).toHaveLength(1);
  });

  it('reaches as far as its scopes, and never decides about the project', async () => {
    const { id } = await installation.create('Scoped');
    const { value } = await make(id, { scopes: ['identity.read', 'projects.write'] });
    const status = async (method: string, path: string, body?: unknown) =>
      (await installation.call(bearer(value), method, path, body)).status;
    expect(await status('GET', '/admin/identities')).toBe(200);
    expect(await status('POST', '/admin/identities', {})).toBe(403);
    expect(await status('GET', '/admin/clients')).toBe(403);
    expect(await status('GET', `/projects/${id}`)).toBe(200);
    expect(await status('PATCH', `/projects/${id}`, [])).toBe(200);
    expect(await status('DELETE', `/projects/${id}`)).toBe(403);
    expect(await status('POST', `/projects/${id}/tokens`, { name: 'b', scopes: ['identity.write'] })).toBe(
      400,
    );
    expect(await status('POST', `/projects/${id}/tokens`, { name: 'b', scopes: ['projects.read'] })).toBe(
      201,
    );
  });

  it('ends when it is deleted, and when its time has come', async () => {
    const { id } = await installation.create('Ended');
    const { value, id: keyId } = await make(id);
    const path = `/projects/${id}/tokens/${keyId}`;
    expect((await installation.call(administrator, 'DELETE', path)).status).toBe(204);
    expect((await installation.call(administrator, 'DELETE', path)).status).toBe(404);
    expect((await installation.call(bearer(value), 'GET', '/admin/identities')).status).toBe(401);
    const past = { name: 'Late', expires_at: '2020-01-01T00:00:00Z' };
    expect((await installation.call(administrator, 'POST', `/projects/${id}/tokens`, past)).status).toBe(400);
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a scope that there is not', { name: 'a', scopes: ['everything'] }, 'scopes'],
    ['no scope', { name: 'a', scopes: [] }, 'scopes'],
    ['no time', { name: 'a', expires_at: 'soon' }, 'expires_at'],
  ])('is not made with %s', async (_what, wanted, field) => {
    const { id } = await installation.create('Unmade');
    const { status, body } = await installation.call<{ error: { message: string } }>(
      administrator,
      'POST',
      `/projects/${id}/tokens`,
      wanted,
    );
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(field)]);
  });
});

describe('the list of projects', () => {
  it('finds one by its slug or id, with the role of whoever asks, and for nobody else', async () => {
    const { id, slug } = await installation.create('Found by name');
    type Listed = { id: string; role?: string }[];
    const named = async (as: Credentials, name: string) =>
      (await installation.call<Listed>(as, 'GET', `/projects?project=${name}`)).body;
    expect(await named(administrator, slug)).toMatchObject([{ id }]);
    expect(await named(ben.credentials, slug)).toEqual([]);
    await installation.join(id, ben.email, ben.credentials, 'viewer');
    expect(await named(ben.credentials, slug)).toMatchObject([{ id, role: 'viewer' }]);
    expect(await named(ben.credentials, id)).toMatchObject([{ id, role: 'viewer' }]);
    expect(await named(administrator, 'no-such-project')).toEqual([]);
  });
});
