import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssistantPortal, openAssistantPortal } from './assistants-testing.ts';

let portal: AssistantPortal;

beforeAll(async () => {
  portal = await openAssistantPortal();
});

afterAll(() => portal.close());

/** One question of each tool that could tell of what is private. */
const questions: [string, object][] = [
  ['describe_portal', {}],
  ['search_datasets', { words: 'plans' }],
  ['search_columns', { words: 'rainfall' }],
  ['describe_dataset', { dataset: 'secret-plans' }],
  ['describe_table', { table: 'secret-table' }],
  ['read_rows', { table: 'secret-table' }],
  ['query_sql', { sql: 'select * from secret_table' }],
  ['draw_chart', { table: 'secret-table' }],
  ['cite', { dataset: 'secret-plans' }],
];

/** Which tools told of the private dataset. */
async function telling(key: string | undefined): Promise<string[]> {
  const told: string[] = [];
  for (const [tool, input] of questions) {
    const { data, isError } = await portal.use(tool, input, key);
    if (!isError && JSON.stringify(data).includes('secret-')) told.push(tool);
  }
  return told;
}

/** The scopes of an access token that a member has granted a program. */
async function tokenWith(scope: string): Promise<string> {
  const program = await portal.register();
  return (await portal.grant(program, portal.memberId, `openid ${scope}`)).access_token;
}

describe('what is private', () => {
  it('is told by every tool to a member, by their key that may only read', async () => {
    expect(await telling(portal.member)).toEqual(questions.map(([tool]) => tool));
    const { data, said } = await portal.use('read_rows', { table: 'secret-table' }, portal.member);
    expect(data.source.dataset.is_private).toBe(true);
    expect(said).toContain('private, so do not pass it on');
  });

  it('is told by no tool to a stranger, nor to somebody who is of no organisation', async () => {
    expect(await telling(undefined)).toEqual([]);
    expect(await telling(portal.outsider)).toEqual([]);
  });

  it('is refused with the way to be let in', async () => {
    const { said } = await portal.use('describe_dataset', { dataset: 'secret-plans' });
    expect(said).toMatch(/^Access denied.*API key/);
  });

  it('is told to a program as far as the scopes of its token go', async () => {
    expect(await telling(await tokenWith('catalogue.read datastore.read'))).toEqual(
      questions.map(([tool]) => tool),
    );
    const ofCatalogue = await telling(await tokenWith('catalogue.read'));
    expect(ofCatalogue).toEqual([
      'describe_portal',
      'search_datasets',
      'search_columns',
      'describe_dataset',
      'cite',
    ]);
    const token = await tokenWith('catalogue.read');
    const { isError, said } = await portal.use('read_rows', { table: 'rainfall-states' }, token);
    expect(isError).toBe(true);
    expect(said).toContain('scope');
  });
});

describe('a credential', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const ask = (headers: Record<string, string>) => portal.ask('POST', '/mcp', { headers, body: list });

  it.each([
    ['an unknown API key', 'Bearer gzp_nothing'],
    ['an unknown access token', 'Bearer ory_at_nothing.nothing'],
    ['an unknown key of an administrator', 'nothing-that-is-known'],
    ['a name and a password', 'Basic YWRhOmFkYQ=='],
  ])('that does not hold is refused: %s', async (_name, authorization) => {
    const { status, body, headers } = await ask({ authorization });
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toContain('error="invalid_token"');
    expect(body).toMatchObject({ jsonrpc: '2.0', id: null, error: { data: { code: 'invalid_token' } } });
  });

  it('stands where it stands for the API: behind Bearer or alone, or in the header of CKAN', async () => {
    const params = { name: 'describe_dataset', arguments: { dataset: 'secret-plans' } };
    for (const headers of [
      { authorization: portal.member },
      { authorization: `Bearer ${portal.member}` },
      { 'x-ckan-api-key': portal.member },
    ] as Record<string, string>[]) {
      const { body } = await portal.ask('POST', '/mcp', {
        headers,
        body: { ...list, method: 'tools/call', params },
      });
      expect(body.result.structuredContent.source.dataset).toBe('secret-plans');
    }
  });

  it('is never the cookie of a browser, which opens the same dataset elsewhere', async () => {
    const token = (await portal.signIn('ada@example.org')).replace('Bearer ', '');
    const headers = { cookie: `ory_kratos_session=${token}`, origin: 'http://portal.test' };
    const shown = await portal.ask('GET', '/api/3/action/package_show?id=secret-plans', { headers });
    expect(shown.status).toBe(200);
    const params = { name: 'describe_dataset', arguments: { dataset: 'secret-plans' } };
    const { body } = await portal.ask('POST', '/mcp', {
      headers,
      body: { ...list, method: 'tools/call', params },
    });
    expect(body.result.isError).toBe(true);
    const both = { ...headers, authorization: 'Bearer gzp_nothing' };
    expect((await portal.ask('POST', '/mcp', { headers: both, body: list })).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(401);
  });
});
