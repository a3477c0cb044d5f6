import type { Sql } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import type { OperationNode, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import { expect, it } from 'vitest';
import { OauthBrowser } from './browser-testing.ts';
import { type Answer, openTestOauth, type TestOauth } from './oauth-testing.ts';
import { challengeOf, SampleApp, type Tokens } from './sample-app-testing.ts';

const WRITES: readonly OperationNode['kind'][] = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

/** A store of which one write fails: the one that is awaited, counted from when it was. */
class FailingStore {
  writes = 0;
  #failsAt = 0;
  readonly sql: Sql;

  constructor(sql: Sql) {
    const counting = {
      transformQuery: ({ node }: PluginTransformQueryArgs) => {
        if (WRITES.includes(node.kind)) {
          this.writes += 1;
          if (this.writes === this.#failsAt) throw new Error('The store has lost this write');
        }
        return node;
      },
      transformResult: async ({ result }: PluginTransformResultArgs) => result,
    };
    const failing: Sql = {
      ...sql,
      get query() {
        return sql.query.withPlugin(counting);
      },
      as: <Other>() => failing as unknown as Sql<Other>,
    };
    this.sql = failing;
  }

  failAt(write: number): void {
    this.writes = 0;
    this.#failsAt = write;
  }
}

const remember = { remember: true, remember_for: 3600 };
const scope = 'openid offline photos.read';

/** All that people and programs do with tokens, from the sign-in to the sign-out. */
const flows: Record<string, (app: SampleApp, oauth: TestOauth) => Promise<unknown>> = {
  'a sign-in, its tokens and its end': async (app, oauth) => {
    const browser = new OauthBrowser(oauth);
    const tokens = await app.signIn(browser, { scope }, { login: remember, consent: { remember: true } });
    const fresh = await app.refresh(tokens.refresh_token ?? '');
    requireSuccess(fresh);
    requireSuccess(await app.token({ token: fresh.body.refresh_token ?? '' }, '/oauth2/revoke'));
    const { url } = await browser.open(`/api/.ory/oauth2/sessions/logout?id_token_hint=${tokens.id_token}`);
    const out = await browser.open(await app.accept('logout', challengeOf(url)));
    if (out.url?.href !== 'http://portal.test/') throw new Error('Nobody was signed out');
  },
  'a program by itself': async (app) => {
    requireSuccess(await app.token({ grant_type: 'client_credentials' }));
  },
  'a device': async (app, oauth) => {
    const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
    const { body: codes } = (await app.token({ scope }, '/oauth2/device/auth')) as unknown as Answer<{
      device_code: string;
      user_code: string;
      verification_uri: string;
    }>;
    const browser = new OauthBrowser(oauth);
    const challenge = challengeOf((await browser.open(codes.verification_uri)).url);
    const path = `/admin/oauth2/auth/requests/device/accept?device_challenge=${challenge}`;
    const { body } = await oauth.call<{ redirect_to: string }>('PUT', path, { user_code: codes.user_code });
    const login = await browser.open(body.redirect_to);
    const asked = await browser.open(await app.accept('login', challengeOf(login.url), { subject: 'ann' }));
    const granted = { grant_scope: scope.split(' ') };
    const done = await browser.open(await app.accept('consent', challengeOf(asked.url), granted));
    if (!done.url?.searchParams.has('done')) throw new Error('The browser was not told that it is done');
    requireSuccess(await app.token({ grant_type: DEVICE, device_code: codes.device_code }));
  },
};

function requireSuccess({ status, body }: Answer<Partial<Tokens>>): void {
  if (status !== 200) throw new Error(JSON.stringify(body));
}

describeStores('a store that loses a write', (open) => {
  it.each(Object.keys(flows))('makes no answer of %s a success, and yields no token', async (name) => {
    const store = new FailingStore(await open());
    const oauth = await openTestOauth(store.sql);
    const answers: Answer<unknown>[] = [];
    const call: typeof oauth.call = async (...asked) => {
      const answer = await oauth.call(...asked);
      answers.push(answer);
      return answer as never;
    };
    const watched = { ...oauth, call };
    const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
    const grant_types = ['authorization_code', 'refresh_token', 'client_credentials', DEVICE];
    const app = await SampleApp.create(watched, { grant_types });
    const flow = flows[name] as (typeof flows)[string];
    // What is made once, such as keys, is there after the first time.
    await flow(app, watched);
    store.failAt(0);
    await flow(app, watched);
    const all = store.writes;
    expect(all).toBeGreaterThan(0);
    for (let write = 1; write <= all; write += 1) {
      store.failAt(write);
      answers.length = 0;
      await expect(flow(app, watched), `with write ${write} of ${all} lost`).rejects.toThrow();
      const failed = answers.filter(({ status }) => status >= 500);
      expect(failed, `with write ${write} of ${all} lost`).toHaveLength(1);
      const { headers, body } = failed[0] as Answer<unknown>;
      expect(headers['location']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
      expect(body).toEqual({
        error: 'server_error',
        error_description: expect.not.stringContaining('write'),
      });
    }
  });
});
