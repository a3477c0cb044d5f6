import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorKeyFile } from '../administrator-key.ts';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import { loginRequests } from './login-requests.ts';

const HOST = 'portal.test';
const CALLBACK = 'https://map.example/callback';

let folder: string;
let application: Application;
let clientId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-login-'));
  const settings = testSettings({
    DATA_DIR: folder,
    PUBLIC_URL: `http://${HOST}`,
    SAMPLE_DATA: '0',
    LOG_LEVEL: 'silent',
  });
  application = await openApplication(settings);
  const key = (await readFile(administratorKeyFile(folder), 'utf8')).trim();
  const made = await application.server.inject({
    method: 'POST',
    url: '/api/.ory/admin/clients',
    headers: { host: HOST, authorization: `Bearer ${key}` },
    payload: { client_name: 'Map', redirect_uris: [CALLBACK], scope: 'openid' },
  });
  clientId = (made.json() as { client_id: string }).client_id;
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

/** Begins a sign-in as a browser does. @returns the challenge that the login page gets */
async function begin(parameters: Record<string, string> = {}): Promise<string> {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid',
    state: 'a-state-of-the-app',
    ...parameters,
  });
  const { headers } = await application.server.inject({
    url: `/api/.ory/oauth2/auth?${query}`,
    headers: { host: HOST },
  });
  return new URL(String(headers.location)).searchParams.get('login_challenge') ?? '';
}

describe('the requests of applications, as sign-in reads them,', () => {
  const port = () => loginRequests(application.oauth, application.identity);
  const project = () => application.identity.projects.ofHost(HOST);

  it('say which level they ask for, whether of this moment, and where they begin anew', async () => {
    const find = async (parameters?: Record<string, string>) =>
      port().findLogin(await project(), await begin(parameters));
    expect(await find()).toEqual({
      skip: false,
      fresh: false,
      subject: '',
      aal: 'aal1',
      restart: expect.stringMatching(/^http:\/\/portal\.test\/api\/\.ory\/oauth2\/auth\?.*prompt=login$/),
      shown: {
        client: { client_id: clientId, client_name: 'Map', site: 'map.example' },
        requested_scope: ['openid'],
        requested_access_token_audience: [],
        request_url: expect.stringMatching(/^http:\/\/portal\.test\/api\/\.ory\/oauth2\/auth\?/),
      },
    });
    expect(await find({ acr_values: 'urn:other aal2' })).toMatchObject({ aal: 'aal2' });
    expect(await find({ acr_values: 'aal1 aal2' })).toMatchObject({ aal: 'aal1' });
    const anew = await find({ prompt: 'login' });
    expect(anew).toMatchObject({ fresh: true });
    expect(anew).not.toHaveProperty('restart');
  });

  it('are unknown to who makes them up, and to other projects', async () => {
    const challenge = await begin();
    expect(await port().findLogin(await project(), 'made-up')).toBeUndefined();
    const { identity } = application;
    const settings = (await project()).settings;
    const other = await identity.projects.create({ slug: 'other', name: 'Other', settings });
    expect(await port().findLogin(other, challenge)).toBeUndefined();
  });

  it('are told how somebody has signed in, for as long as that holds', async () => {
    const challenge = await begin();
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const authenticatedAt = '2026-11-20T10:00:00.000Z';
    const methods = ['password', 'totp'];
    const signedIn = { identityId: 'ada', aal: 'aal2', methods, authenticatedAt, expiresAt };
    const to = await port().acceptLogin(await project(), challenge, signedIn);
    expect(to).toContain('login_verifier=');
    const [row] = await application.oauth.sql.query
      .selectFrom('oauth_requests')
      .select('answer')
      .where('answer', 'is not', null)
      .execute();
    const { accepted } = JSON.parse(row?.answer ?? '') as { accepted: { remember_for: number } };
    expect(accepted).toMatchObject({
      subject: 'ada',
      remember: true,
      acr: 'aal2',
      amr: ['password', 'totp'],
      authenticated_at: authenticatedAt,
    });
    expect(accepted.remember_for).toBeGreaterThan(3590);
    expect(accepted.remember_for).toBeLessThanOrEqual(3600);
  });
});
