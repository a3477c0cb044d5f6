import { expect } from '@playwright/test';
import { test } from './test.ts';
import { Installation } from './two-processes.ts';

/**
 * Two servers over the same stores: on the PostgreSQL of `TEST_DATABASE_URL`, each with a data folder of its own and one
 * folder for objects, else on one data folder. Whatever one of them says yes to is so in the other at once.
 */
test.describe.configure({ mode: 'serial' });

let installation: Installation;

test.beforeAll(async () => {
  installation = await Installation.open();
  await installation.start();
});

test.afterAll(() => installation.close());

test('the key that the setting gives opens both, and a revoked one neither', async () => {
  const [one, other] = installation.servers;
  expect((await one.call('user_show', {})).id).toBe((await other.call('user_show', {})).id);
  const key = (await installation.command('admin', 'create', 'harvester')).trim();
  const statuses = () =>
    Promise.all(
      installation.servers.map(
        async ({ url }) =>
          (await fetch(`${url}/api/3/action/user_show`, { headers: { authorization: key } })).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200]);
  await installation.command('admin', 'revoke', 'harvester');
  expect(await statuses()).toEqual([404, 404]);
});

test('a session that one has begun is known to the other, and ends in both', async () => {
  const [one, other] = installation.servers;
  const person = { email: 'ada@example.org', password: 'nine green bicycles' };
  const made = await one.request('/api/.ory/admin/identities', {
    schema_id: 'individual',
    traits: { email: person.email, name: 'Ada' },
    credentials: { password: { config: { password: person.password } } },
  });
  expect(made.status).toBe(201);
  // Begun in one process and finished in the other.
  const flow = (await (await fetch(`${one.url}/api/.ory/self-service/login/api`)).json()) as { id: string };
  const { session_token } = await other.json<{ session_token: string }>(
    `/api/.ory/self-service/login?flow=${flow.id}`,
    { method: 'password', identifier: person.email, password: person.password },
  );
  const whoami = async ({ url }: { url: string }) =>
    (await fetch(`${url}/api/.ory/sessions/whoami`, { headers: { 'x-session-token': session_token } }))
      .status;
  expect([await whoami(one), await whoami(other)]).toEqual([200, 200]);
  const ended = await fetch(`${other.url}/api/.ory/self-service/logout/api`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session_token }),
  });
  expect(ended.status).toBe(204);
  expect([await whoami(one), await whoami(other)]).toEqual([401, 401]);
});

test('a dataset that one makes, renames and withdraws is so on the pages of the other at once', async () => {
  const [one, other] = installation.servers;
  await one.call('organization_create', { name: 'weather-office', title: 'Weather office' });
  await one.call('package_create', { name: 'rain', title: 'Rain of the year', owner_org: 'weather-office' });
  const page = async ({ url }: { url: string }) => {
    const answer = await fetch(`${url}/p/rain`);
    return { status: answer.status, text: await answer.text() };
  };
  for (const server of installation.servers) expect((await page(server)).text).toContain('Rain of the year');
  await other.call('package_patch', { id: 'rain', title: 'Rain of the decade' });
  for (const server of installation.servers)
    expect((await page(server)).text).toContain('Rain of the decade');
  const found = await one.call<{ count: number }>('package_search', { q: 'decade' });
  expect(found.count).toBe(1);
  await one.call('package_patch', { id: 'rain', private: true });
  for (const server of installation.servers) expect((await page(server)).status).toBe(404);
  await other.call('package_patch', { id: 'rain', private: false });
  for (const server of installation.servers) expect((await page(server)).status).toBe(200);
});

test('an article is published and taken back in both at once', async () => {
  const [one, other] = installation.servers;
  const article = {
    kind: 'news',
    texts: { en: { title: 'A new gauge', excerpt: '', body: 'It measures rain.' } },
  };
  const { data } = await one.json<{ data: { id: string; revision: number; slug: string } }>(
    '/api/content/articles',
    { ...article, state: 'published' },
  );
  const status = async ({ url }: { url: string }) =>
    (await fetch(`${url}/api/content/published/${data.slug}`)).status;
  const listed = async ({ url }: { url: string }) =>
    (await (await fetch(`${url}/news_blogs`)).text()).includes('A new gauge');
  for (const server of installation.servers)
    expect([await status(server), await listed(server)]).toEqual([200, true]);
  const taken = await other.request(
    `/api/content/articles/${data.id}`,
    { revision: data.revision, state: 'archived' },
    'PATCH',
  );
  expect(taken.status).toBe(200);
  for (const server of installation.servers)
    expect([await status(server), await listed(server)]).toEqual([404, false]);
});

test('rows that many write to one table through both are all there', async () => {
  const { resource_id, total } = await installation.table('Gauges');
  for (const atOnce of [4, 8]) {
    const before = await total();
    const keys = Array.from({ length: 24 }, (_, index) => atOnce * 100 + index);
    while (keys.length > 0) {
      const statuses = await Promise.all(
        keys.splice(0, atOnce).map((key, index) => installation.upsert(index % 2, resource_id, key)),
      );
      expect(statuses).toEqual(statuses.map(() => 200));
    }
    expect(await total()).toEqual(before.map((rows) => rows + 24));
  }
});

test('one that is killed in the middle of its work loses nothing that it said yes to, and stops nobody', async () => {
  const { resource_id, total, keys } = await installation.table('Killed');
  for (const killed of [1, 0]) {
    const acknowledged: number[] = await keys();
    const start = 1000 + killed * 100;
    let answered = 0;
    const work = Array.from({ length: 12 }, async (_, index) => {
      const key = start + index;
      const status = await installation.upsert(index % 2, resource_id, key).catch(() => 0);
      if (status === 200) acknowledged.push(key);
      // What the one that lives answers is never a failure.
      else expect(index % 2).toBe(killed);
      answered += 1;
      if (answered === 3) await installation.servers[killed]?.kill();
    });
    await Promise.all(work);
    const living = 1 - killed;
    expect(await installation.upsert(living, resource_id, start + 50)).toBe(200);
    await installation.servers[killed]?.start();
    expect(await installation.upsert(killed, resource_id, start + 51)).toBe(200);
    expect(await keys()).toEqual(expect.arrayContaining([...acknowledged, start + 50, start + 51]));
    const [here, there] = await total();
    expect(here).toBe(there);
  }
});

test('where the files of tables are away, both say so, serve the rest, and are back by themselves', async () => {
  const { resource_id } = await installation.table('Away');
  await installation.upsert(0, resource_id, 1);
  const search = { address: `/api/3/action/datastore_search?resource_id=${resource_id}` };
  await installation.whileObjectsAreAway(async () => {
    for (const server of installation.servers) {
      await expectUnavailable(server, search);
      expect((await fetch(`${server.url}/p/rain`)).status).toBe(200);
      await expect
        .poll(() => server.readiness(), { timeout: 20_000 })
        .toMatchObject({ errors: { objects: expect.any(String) } });
    }
  });
  for (const server of installation.servers) {
    expect((await fetch(server.url + search.address)).status).toBe(200);
    expect(await server.readiness()).toEqual({ status: 'ok' });
  }
});

test('where PostgreSQL is away, every call and page of both is answered by 503, and all are back by themselves', async () => {
  test.skip(!installation.onPostgres, 'a SQLite file cannot be taken away from a process that has it open');
  const asked: Asked[] = [
    ...['/', '/search?sq=rain', '/p/rain', '/news_blogs', '/login'].map((address) => ({ address })),
    ...['/api/3/action/package_show?id=rain', '/api/content/published', '/feeds/dataset.atom'].map(
      (address) => ({
        address,
      }),
    ),
    { address: '/api/.ory/sessions/whoami', headers: { 'x-session-token': `ory_st_${'x'.repeat(32)}` } },
    { address: '/api/3/action/user_show', headers: { authorization: 'any key' } },
    { address: '/graphql?query={dataset_count{result{count}}}' },
  ];
  await installation.whileDatabaseIsAway(async () => {
    for (const server of installation.servers) {
      for (const one of asked) await expectUnavailable(server, one);
      expect(await server.readiness()).toMatchObject({ errors: { sql: expect.any(String) } });
      expect((await fetch(`${server.url}/health/alive`)).status).toBe(200);
    }
  });
  for (const server of installation.servers) {
    expect(await server.readiness()).toEqual({ status: 'ok' });
    expect((await fetch(`${server.url}/p/rain`)).status).toBe(200);
  }
});

interface Asked {
  address: string;
  headers?: Record<string, string>;
}

async function expectUnavailable({ url }: { url: string }, { address, headers = {} }: Asked): Promise<void> {
  const answer = await fetch(url + address, { headers });
  expect([address, answer.status, answer.headers.has('retry-after')]).toEqual([address, 503, true]);
}
