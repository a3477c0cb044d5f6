import type { AddressInfo } from 'node:net';
import * as spoken from '@ory/client';
import * as today from 'ory-client-today';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstallation, type TestInstallation } from './projects-testing.ts';

// The two generations differ in types only where they have the same calls.
const clients: [string, typeof spoken][] = [
  ['@ory/client 1.1.0', spoken],
  ['the newest @ory/client', today as unknown as typeof spoken],
];

let installation: TestInstallation;
let basePath: string;

beforeAll(async () => {
  installation = await openInstallation();
  const { server } = installation.application;
  await server.listen({ host: '127.0.0.1', port: 0 });
  basePath = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/api/.ory`;
});

afterAll(() => installation.close());

const accessTokenOf = () => String(installation.administrator['authorization']).replace('Bearer ', '');

describe.each(clients)('projects by %s', (name, { Configuration, IdentityApi, ProjectApi }) => {
  it('are made, listed, read, replaced, patched, worked in by key, and purged', async () => {
    const projects = new ProjectApi(new Configuration({ basePath, accessToken: accessTokenOf() }));
    const made = await projects.createProject({ createProjectBody: { name: 'Health' } });
    expect(made.status).toBe(201);
    const { id, services } = made.data;
    const listed = await projects.listProjects();
    expect(listed.data.map((project) => project.id)).toContain(id);
    expect((await projects.getProject({ projectId: id })).data).toEqual(made.data);

    const named = { name: 'Health Board', services };
    const replaced = await projects.setProject({ projectId: id, setProject: named });
    expect(replaced.data).toMatchObject({ project: { name: 'Health Board' }, warnings: [] });
    const path = '/services/identity/config/session/lifespan';
    const jsonPatch = [{ op: 'replace', path, value: '2h' }] as spoken.JsonPatch[];
    const patched = await projects.patchProject({ projectId: id, jsonPatch });
    expect(patched.data.project.services.identity).toMatchObject({ config: { session: { lifespan: '2h' } } });

    const wanted = {
      project: id,
      inlineObject3: { name: 'A program' },
      createProjectApiKeyBody: { name: 'A program' },
    };
    const key = await projects.createProjectApiKey(wanted);
    expect(key.status).toBe(201);
    const inProject = new IdentityApi(new Configuration({ basePath, accessToken: key.data.value ?? '' }));
    const identity = { schema_id: 'individual', traits: { email: 'a@example.org', name: 'A' } };
    expect((await inProject.createIdentity({ createIdentityBody: identity })).status).toBe(201);
    expect((await inProject.listIdentities()).data).toHaveLength(1);
    const keys = await projects.listProjectApiKeys({ project: id });
    expect(keys.data).toMatchObject([{ id: key.data.id, name: 'A program', project_id: id }]);
    expect(keys.data[0]?.value).toBeUndefined();
    const gone = await projects.deleteProjectApiKey({ project: id, tokenId: key.data.id });
    expect(gone.status).toBe(204);

    const person = await installation.enrol(`member-${name.length}`);
    await installation.join(id, person.email, person.credentials, 'viewer');
    const members = await projects.getProjectMembers({ projectId: id, project: id } as { projectId: string });
    expect(members.data).toMatchObject([{ id: person.id, email: person.email }]);
    const member = { projectId: id, project: id, memberId: person.id, member: person.id };
    expect((await projects.removeProjectMember(member)).status).toBe(204);

    expect((await projects.purgeProject({ projectId: id })).status).toBe(204);
    await expect(projects.getProject({ projectId: id })).rejects.toMatchObject({ response: { status: 404 } });
  });
});

it('the active project is chosen and read by @ory/client 1.1.0', async () => {
  const projects = new spoken.ProjectApi(
    new spoken.Configuration({ basePath, accessToken: accessTokenOf() }),
  );
  const { data } = await projects.createProject({ createProjectBody: { name: 'Chosen' } });
  const setActiveProjectInConsoleBody = { project_id: data.id };
  expect((await projects.setActiveProjectInConsole({ setActiveProjectInConsoleBody })).status).toBe(204);
  expect((await projects.getActiveProjectInConsole()).data).toEqual({ project_id: data.id });
});

it('a project is patched in the revision that the newest @ory/client names', async () => {
  const projects = new today.ProjectApi(new today.Configuration({ basePath, accessToken: accessTokenOf() }));
  const { data } = await installation
    .call<{ id: string; revision_id: string }>(installation.administrator, 'POST', '/projects', {
      name: 'Revised',
    })
    .then(({ body }) => ({ data: body }));
  const order = { projectId: data.id, revisionId: data.revision_id };
  const jsonPatch = [{ op: 'replace', path: '/name', value: 'Renamed' }] as today.JsonPatch[];
  expect((await projects.patchProjectWithRevision({ ...order, jsonPatch })).status).toBe(200);
  await expect(projects.patchProjectWithRevision({ ...order, jsonPatch })).rejects.toMatchObject({
    response: { status: 409 },
  });
});
