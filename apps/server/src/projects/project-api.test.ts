import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openInstallation, type TestInstallation } from './projects-testing.ts';

let installation: TestInstallation;
let administrator: Credentials;

beforeAll(async () => {
  installation = await openInstallation();
  ({ administrator } = installation);
});

afterAll(() => installation.close());

type Project = {
  id: string;
  slug: string;
  name: string;
  state: string;
  revision_id: string;
  services: Record<'identity' | 'oauth2' | 'permission', { config: Record<string, never> }>;
};
type Update = { project: Project; warnings: { code: number; message: string }[] };
type Failure = { error: { code: number; message: string; reason?: string; id?: string } };

const read = async (id: string) =>
  (await installation.call<Project>(administrator, 'GET', `/projects/${id}`)).body;
const patch = (id: string, operations: object[], headers: Credentials = {}) =>
  installation.call<Update & Failure>(
    { ...administrator, ...headers },
    'PATCH',
    `/projects/${id}`,
    operations,
  );
const lifespan = (value: string) => ({
  op: 'replace',
  path: '/services/identity/config/session/lifespan',
  value,
});

describe('a project', () => {
  it('is made by its name, with a host and settings of its own', async () => {
    const { status, body } = await installation.call<Project>(administrator, 'POST', '/projects', {
      name: '  Health Böard  ',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Health Böard', slug: 'health-board', state: 'running' });
    const ui_url = 'http://health-board.portal.test/login';
    expect(body.services.identity.config).toMatchObject({ selfservice: { flows: { login: { ui_url } } } });
    const second = await installation.create('Health Böard');
    expect(second.slug).toMatch(/^health-board-[a-z0-9]{6}$/);
    const listed = await installation.call<{ id: string; hosts: string[] }[]>(
      administrator,
      'GET',
      '/projects',
    );
    expect(listed.body.find(({ id }) => id === body.id)?.hosts).toEqual(['health-board.portal.test']);
  });

  it('gets the slug that several want at once only once', async () => {
    const wanted = { name: 'Wanted', slug: 'wanted' };
    const make = () => installation.call(administrator, 'POST', '/projects', wanted);
    const answers = await Promise.all([make(), make(), make()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ]);
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['no name', {}, 'name'],
    ['a slug that is no part of a host', { name: 'x', slug: 'a.b' }, 'slug'],
    ['a slug of the portal', { name: 'x', slug: 'console' }, 'slug'],
  ])('is not made with %s', async (_what, body, field) => {
    const { status, body: answer } = await installation.call<Failure>(
      administrator,
      'POST',
      '/projects',
      body,
    );
    expect([status, answer.error.message]).toEqual([400, expect.stringContaining(field)]);
  });

  it('is asked about in JSON only', async () => {
    for (const type of ['multipart/form-data; boundary=b', 'text/csv', 'application/x-www-form-urlencoded']) {
      const asked = { ...administrator, 'content-type': type };
      expect([type, (await installation.call(asked, 'POST', '/projects', 'name=x')).status]).toEqual([
        type,
        415,
      ]);
    }
  });

  it('is changed by a patch, whose settings hold for the next request', async () => {
    const { id, slug, revision_id } = await installation.create('Patched');
    const { status, body, headers } = await patch(id, [lifespan('48h')]);
    expect([status, body.warnings]).toEqual([200, []]);
    expect(body.project.services.identity.config).toMatchObject({ session: { lifespan: '48h' } });
    expect(body.project.revision_id).not.toBe(revision_id);
    expect(headers['etag']).toBe(`"${body.project.revision_id}"`);
    const { projects } = installation.application.identity;
    expect((await projects.ofHost(`${slug}.portal.test`)).settings.session.lifespan).toBe('48h');
  });

  it('stays as it is where a setting is wrong, and every one is named', async () => {
    const { id, revision_id } = await installation.create('Wrong');
    const { status, body } = await patch(id, [
      lifespan('a day'),
      { op: 'replace', path: '/services/oauth2/config/ttl/access_token', value: 'short' },
      {
        op: 'replace',
        path: '/services/permission/config/namespaces/location',
        value: `base64://${btoa('class File implements')}`,
      },
      { op: 'replace', path: '/name', value: '' },
    ]);
    expect(status).toBe(400);
    for (const place of [
      'name',
      'services.identity.config.session.lifespan',
      'services.oauth2.config.ttl.access_token',
      'services.permission.config.namespaces.location',
    ]) {
      expect(body.error.message).toContain(`${place}: `);
    }
    expect((await read(id)).revision_id).toBe(revision_id);
  });

  it('keeps the schemas that its accounts have', async () => {
    const { id, slug, revision_id } = await installation.create('Schemas');
    const schema = { type: 'object', properties: { traits: { type: 'object' } } };
    const schemas = '/services/identity/config/identity/schemas';
    const added = [{ op: 'add', path: `${schemas}/-`, value: { id: 'customer', schema } }];
    expect((await patch(id, added)).status).toBe(200);
    const inProject = { ...installation.administrator, 'x-gazetteer-project': slug };
    const customer = { schema_id: 'customer', traits: {} };
    expect((await installation.call(inProject, 'POST', '/admin/identities', customer)).status).toBe(201);
    const removed = await patch(id, [{ op: 'remove', path: `${schemas}/1` }]);
    expect(removed.status).toBe(400);
    expect(removed.body.error.message).toContain('customer');
    expect((await read(id)).revision_id).not.toBe(revision_id);
    const broken = [{ op: 'add', path: `${schemas}/1/schema/properties/traits/type`, value: 'objct' }];
    expect((await patch(id, broken)).body.error.message).toContain(
      'services.identity.config.identity.schemas.1.schema.properties.traits.type: must be',
    );
  });

  it('warns of settings that only Ory’s servers have, and leaves them out', async () => {
    const { id } = await installation.create('Warned');
    const { body } = await patch(id, [
      { op: 'add', path: '/services/identity/config/dsn', value: 'memory' },
      { op: 'add', path: '/services/oauth2/config/oauth2/token_hook', value: 'https://example.org' },
    ]);
    expect(body.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^services\.identity\.config\.dsn is left out: /),
      expect.stringMatching(/^services\.oauth2\.config\.oauth2\.token_hook is left out: /),
    ]);
    expect(body.project.services.identity.config).not.toHaveProperty('dsn');
  });

  it('refuses a patch that does not apply, or makes no project of it', async () => {
    const { id } = await installation.create('Unpatched');
    const wrong: [object, RegExp][] = [
      [{ op: 'replace', path: '/nothing/here', value: 1 }, /Operation 0, replace \/nothing\/here/],
      [{ op: 'remove', path: '/services/identity' }, /identity/],
      [{ op: 'test', path: '/name', value: 'Other' }, /Operation 0, test/],
      [{ op: 'replace', path: '/state', value: 'gone' }, /state must be "running" or "halted"/],
    ];
    for (const [operation, reason] of wrong) {
      const { status, body } = await patch(id, [operation]);
      expect([status, body.error.reason]).toEqual([400, expect.stringMatching(reason)]);
    }
  });

  it('is replaced whole by service, and keeps those that are not given', async () => {
    const { id } = await installation.create('Replaced');
    await patch(id, [lifespan('48h')]);
    const before = await read(id);
    const { status, body } = await installation.call<Update>(administrator, 'PUT', `/projects/${id}`, {
      name: 'Replaced again',
      services: { oauth2: { config: { ttl: { access_token: '5m' } } } },
    });
    expect([status, body.project.name]).toEqual([200, 'Replaced again']);
    expect(body.project.services.identity).toEqual(before.services.identity);
    expect(body.project.services.oauth2.config).toMatchObject({
      ttl: { access_token: '5m', id_token: '1h' },
    });
  });

  it('changes only in the revision that was expected', async () => {
    const { id, revision_id } = await installation.create('Matched');
    const first = await patch(id, [lifespan('2h')], { 'if-match': `"${revision_id}"` });
    expect(first.status).toBe(200);
    const second = await patch(id, [lifespan('3h')], { 'if-match': `"${revision_id}"` });
    expect([second.status, second.body.error.reason]).toEqual([
      412,
      expect.stringContaining(first.body.project.revision_id),
    ]);
    const purge = await installation.call(
      { ...administrator, 'if-match': `"${revision_id}"` },
      'DELETE',
      `/projects/${id}`,
    );
    expect(purge.status).toBe(412);
  });

  it('is changed by one after the other, where several do so at once', async () => {
    const { id } = await installation.create('Crowded');
    const spans = ['2h', '3h', '4h', '5h'];
    const answers = await Promise.all(spans.map((span) => patch(id, [lifespan(span)])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const revisions = await installation.call<{ number: number }[]>(
      administrator,
      'GET',
      `/projects/${id}/revisions`,
    );
    expect(revisions.body.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  });

  it('never shows a secret, and keeps it where what stands for it is sent back', async () => {
    const { id, slug } = await installation.create('Secret');
    const provider = { id: 'g', provider: 'google', client_id: 'c', client_secret: 'do not show' };
    const path = '/services/identity/config/selfservice/methods/oidc/config/providers';
    const added = await patch(id, [{ op: 'replace', path, value: [provider] }]);
    expect(JSON.stringify(added.body)).not.toMatch(/do not show|sealed:/);
    const { services } = await read(id);
    const renamed = JSON.parse(JSON.stringify(services).replace('"client_id":"c"', '"client_id":"d"'));
    const put = await installation.call<Update>(administrator, 'PUT', `/projects/${id}`, {
      name: 'Secret',
      services: renamed,
    });
    expect(put.status).toBe(200);
    const { projects } = installation.application.identity;
    const { providers } = (await projects.ofHost(`${slug}.portal.test`)).settings.selfservice.methods.oidc
      .config;
    expect(providers).toEqual([{ ...provider, client_id: 'd' }]);
    const other = await patch(id, [
      { op: 'add', path: `${path}/-`, value: { ...provider, id: 'h', client_secret: '********' } },
    ]);
    expect([other.status, other.body.error.message]).toEqual([
      400,
      expect.stringContaining('providers.1.client_secret: must be given'),
    ]);
    const sealed = await patch(id, [
      { op: 'add', path: `${path}/-`, value: { ...provider, id: 'h', client_secret: 'sealed:x' } },
    ]);
    expect(sealed.status).toBe(400);
  });

  it('answers its members only while it is halted, and loses nothing', async () => {
    const { id, slug } = await installation.create('Halted');
    const person = { traits: { email: 'a@example.org', name: 'A' } };
    const inProject = { ...administrator, 'x-gazetteer-project': slug };
    expect((await installation.call(inProject, 'POST', '/admin/identities', person)).status).toBe(201);
    await patch(id, [{ op: 'replace', path: '/state', value: 'halted' }]);
    for (const path of ['/self-service/login/api', '/.well-known/openid-configuration']) {
      const answer = await installation.call({ host: `${slug}.portal.test` }, 'GET', path);
      expect([path, answer.status]).toEqual([path, 503]);
    }
    const refused = await installation.call<Failure>(
      { host: `${slug}.portal.test` },
      'GET',
      '/sessions/whoami',
    );
    expect(refused.body.error).toMatchObject({ id: 'project_halted', message: 'This project is halted' });
    expect((await installation.call<object[]>(inProject, 'GET', '/admin/identities')).body).toHaveLength(1);
    await patch(id, [{ op: 'replace', path: '/state', value: 'running' }]);
    const again = await installation.call({ host: `${slug}.portal.test` }, 'GET', '/self-service/login/api');
    expect(again.status).toBe(200);
  });

  it('is purged with everything in it', async () => {
    const { id, slug } = await installation.create('Purged');
    const inProject = { ...administrator, 'x-gazetteer-project': id };
    await installation.call(inProject, 'POST', '/admin/identities', {
      traits: { email: 'b@example.org', name: 'B' },
    });
    await installation.call(inProject, 'POST', '/admin/clients', {
      client_id: 'purged',
      redirect_uris: ['https://a.example/'],
    });
    await installation.call(
      { ...inProject, 'content-type': 'text/plain' },
      'PUT',
      '/admin/opl',
      'class A implements Namespace {}',
    );
    const tuple = { namespace: 'A', object: 'a', relation: 'r', subject_id: 's' };
    await installation.call(inProject, 'PUT', '/admin/relation-tuples', tuple);
    await installation.call(inProject, 'PUT', '/admin/opl/tests', { relation_tuple: tuple, expected: true });
    expect((await installation.call(administrator, 'DELETE', `/projects/${id}`)).status).toBe(204);
    expect((await installation.call(administrator, 'GET', `/projects/${id}`)).status).toBe(404);
    expect((await installation.call({ host: `${slug}.portal.test` }, 'GET', '/health/alive')).status).toBe(
      404,
    );
    expect(await installation.rowsOf(id)).toEqual([]);
  });

  it('of the portal itself keeps its name, runs on and cannot be purged', async () => {
    const listed = await installation.call<Project[]>(administrator, 'GET', '/projects');
    const portal = listed.body.find(({ slug }) => slug === 'portal')?.id ?? '';
    expect((await patch(portal, [{ op: 'replace', path: '/state', value: 'halted' }])).status).toBe(409);
    expect((await patch(portal, [{ op: 'replace', path: '/name', value: 'Mine' }])).status).toBe(409);
    expect((await installation.call(administrator, 'DELETE', `/projects/${portal}`)).status).toBe(409);
    const order = { invitee_email: 'a@example.org', role: 'owner' };
    expect(
      (await installation.call(administrator, 'POST', `/projects/${portal}/invites`, order)).status,
    ).toBe(400);
  });
});

describe('revisions of a project', () => {
  type Revision = {
    id: string;
    cause: string;
    differences: { path: string; before: unknown; after: unknown }[];
  };
  const list = async (id: string) =>
    (await installation.call<Revision[]>(administrator, 'GET', `/projects/${id}/revisions`)).body;

  it('say what has changed, and can be taken back', async () => {
    const { id, revision_id } = await installation.create('Revised');
    await patch(id, [lifespan('48h')]);
    const first = await installation.call<Revision>(
      administrator,
      'GET',
      `/projects/${id}/revisions/${revision_id}`,
    );
    const path = '/services/identity/config/session/lifespan';
    expect(first.body.differences).toEqual([{ op: 'replace', path, before: '24h', after: '48h' }]);
    const restored = await installation.call<Update>(
      administrator,
      'POST',
      `/projects/${id}/revisions/${revision_id}/restore`,
    );
    expect(restored.body.project.services.identity.config).toMatchObject({ session: { lifespan: '24h' } });
    expect((await list(id)).map(({ cause }) => cause)).toEqual(['restored', 'changed', 'created']);
  });

  it('keep the secrets that a project had', async () => {
    const { id, slug } = await installation.create('Kept');
    const path = '/services/identity/config/selfservice/methods/oidc/config/providers';
    const provider = { id: 'g', provider: 'google', client_id: 'c', client_secret: 'kept secret' };
    const added = await patch(id, [{ op: 'replace', path, value: [provider] }]);
    await patch(id, [{ op: 'replace', path, value: [] }]);
    const revision = added.body.project.revision_id;
    const shown = await installation.call(administrator, 'GET', `/projects/${id}/revisions/${revision}`);
    expect(JSON.stringify(shown.body)).not.toMatch(/kept secret|sealed:/);
    await installation.call(administrator, 'POST', `/projects/${id}/revisions/${revision}/restore`);
    const { projects } = installation.application.identity;
    const { methods } = (await projects.ofHost(`${slug}.portal.test`)).settings.selfservice;
    expect(methods.oidc.config.providers).toEqual([provider]);
  });

  it('are made of what was changed elsewhere, too, and of nothing that stays the same', async () => {
    const { id } = await installation.create('Elsewhere');
    const inProject = { ...administrator, 'x-gazetteer-project': id, 'content-type': 'text/plain' };
    await installation.call(inProject, 'PUT', '/admin/opl', 'class A implements Namespace {}');
    await patch(id, []);
    expect((await list(id)).map(({ cause }) => cause)).toEqual(['elsewhere', 'created']);
  });
});

describe('the active project', () => {
  it('is the one that somebody chose, as long as they may see it', async () => {
    const { id } = await installation.create('Active');
    const path = '/console/active/project';
    expect((await installation.call(administrator, 'GET', path)).body).toEqual({});
    expect((await installation.call(administrator, 'PUT', path, { project_id: id })).status).toBe(204);
    expect((await installation.call(administrator, 'GET', path)).body).toEqual({ project_id: id });
    expect((await installation.call(administrator, 'PUT', path, { project_id: 'none' })).status).toBe(404);
    await installation.call(administrator, 'DELETE', `/projects/${id}`);
    expect((await installation.call(administrator, 'GET', path)).body).toEqual({});
  });
});
