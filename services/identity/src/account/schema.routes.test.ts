import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestIdentity, OTHER_HOST, PORTAL_HOST, type TestIdentity } from '../identity-testing.ts';
import { individualSchema } from '../model/schemas/individual-schema.ts';

async function read({ server }: TestIdentity, path: string, host = PORTAL_HOST) {
  const answer = await server.inject({ url: `/api/.ory${path}`, headers: { host } });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<unknown>() };
}

describeStores('identity schemas', (open) => {
  it('are read by anybody, by their id as it is or as base64url', async () => {
    const opened = await openTestIdentity(await open());
    await opened.configure({
      identity: {
        default_schema_id: 'individual',
        schemas: [{ id: 'individual', schema: individualSchema }],
      },
    });
    const plain = await read(opened, '/schemas/individual');
    expect(plain).toMatchObject({ status: 200, body: individualSchema });
    expect(plain.headers['content-type']).toContain('application/json');
    expect((await read(opened, '/schemas/aW5kaXZpZHVhbA')).body).toEqual(individualSchema);
    expect(plain.body).toHaveProperty('properties.traits.properties.phone.title', 'Phone number');
  });

  it('are listed in pages', async () => {
    const opened = await openTestIdentity(await open());
    const schemas = ['a', 'b', 'c'].map((id) => ({ id, schema: { title: id } }));
    await opened.configure({ identity: { default_schema_id: 'a', schemas } });
    expect((await read(opened, '/schemas')).body).toEqual(schemas);
    const { body, headers } = await read(opened, '/schemas?page=2&per_page=2');
    expect(body).toEqual([{ id: 'c', schema: { title: 'c' } }]);
    expect(headers['link']).toContain('rel="prev"');
  });

  it('that a project does not have are not found, though another one has them', async () => {
    const opened = await openTestIdentity(await open());
    await opened.configure({
      identity: { default_schema_id: 'own', schemas: [{ id: 'own', schema: { title: 'Own' } }] },
    });
    expect((await read(opened, '/schemas/own')).status).toBe(200);
    const { status, body } = await read(opened, '/schemas/own', OTHER_HOST);
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: { code: 404, status: 'Not Found' } });
    expect((await read(opened, '/schemas/person')).status).toBe(404);
  });
});
