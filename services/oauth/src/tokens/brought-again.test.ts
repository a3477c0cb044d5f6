import type { Sql } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import type { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import type { OauthTables } from '../model/tables.ts';
import { type Answer, openTestOauth } from '../oauth-testing.ts';
import { challengeOf, SampleApp } from '../sample-app-testing.ts';

const scope = 'openid offline photos.read';
const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
const grant_types = ['authorization_code', 'refresh_token', DEVICE];

/** A store that does something once, before the first token that is written after it was told to. */
function storeWith(sql: Sql) {
  let act: (() => Promise<unknown>) | undefined;
  const executeQuery = async (statement: CompiledQuery) => {
    const meanwhile = act;
    if (meanwhile && /^insert into ["`]oauth_tokens["`]/.test(statement.sql)) {
      act = undefined;
      await meanwhile();
    }
    return sql.query.executeQuery(statement);
  };
  const interrupted: Sql = {
    ...sql,
    get query() {
      return new Proxy(sql.query, {
        get: (target, name) => {
          const part: unknown = name === 'executeQuery' ? executeQuery : Reflect.get(target, name, target);
          return typeof part === 'function' ? (part.bind(target) as unknown) : part;
        },
      });
    },
    as: <Other>() => interrupted as unknown as Sql<Other>,
  };
  const beforeToken = (next: () => Promise<unknown>) => {
    act = next;
  };
  return { sql: interrupted, beforeToken };
}

describeStores('what is brought a second time while tokens are written for it', (open) => {
  const begin = async () => {
    const plain = await open();
    const { sql, beforeToken } = storeWith(plain);
    const oauth = await openTestOauth(sql);
    await oauth.configure({ oauth2: { grant: { refresh_token: { rotation_grace_period: '0s' } } } });
    const app = await SampleApp.create(oauth, { grant_types });
    const left = () => plain.as<OauthTables>().query.selectFrom('oauth_tokens').select('kind').execute();
    return { app, oauth, beforeToken, left };
  };

  it('ends them, where it is a refresh token', async () => {
    const { app, oauth, beforeToken, left } = await begin();
    const { refresh_token = '' } = await app.signIn(new OauthBrowser(oauth), { scope });
    const others: number[] = [];
    beforeToken(async () => others.push((await app.refresh(refresh_token)).status));
    const { status, body } = await app.refresh(refresh_token);
    expect([status, ...others]).toEqual([200, 400]);
    expect(await app.introspect(body.access_token)).toEqual({ active: false });
    expect(await left()).toEqual([]);
  });

  it('ends them, where it is a code', async () => {
    const { app, oauth, beforeToken, left } = await begin();
    const { back, proof } = await app.authorize(new OauthBrowser(oauth), { scope });
    const code = back.searchParams.get('code') ?? '';
    const others: number[] = [];
    beforeToken(async () => others.push((await app.redeem(code, proof)).status));
    expect([(await app.redeem(code, proof)).status, ...others]).toEqual([200, 400]);
    expect(await left()).toEqual([]);
  });

  it('ends them, where it is the code of a device', async () => {
    const { app, oauth, beforeToken, left } = await begin();
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
    await browser.open(
      await app.accept('consent', challengeOf(asked.url), { grant_scope: scope.split(' ') }),
    );
    const redeem = () => app.token({ grant_type: DEVICE, device_code: codes.device_code });
    const others: number[] = [];
    beforeToken(async () => others.push((await redeem()).status));
    expect([(await redeem()).status, ...others]).toEqual([200, 400]);
    expect(await left()).toEqual([]);
  });
});
