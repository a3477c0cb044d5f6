import { randomUUID } from 'node:crypto';
import { describeStores } from '@gazetteer/testing';
import { createOauthCleanUp } from '../clean-up/clean-up.ts';
import { expect, it } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import { OTHER_HOST, openTestOauth } from '../oauth-testing.ts';
import { claimsOf, SampleApp } from '../sample-app-testing.ts';

const own = { grant_type: 'client_credentials' };

describeStores('tokens that a program gets for itself', (open) => {
  it('have the scopes and audiences that it may ask for', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth, { audience: ['https://api.example/v1'] });
    const audience = 'https://api.example/v1/photos';
    const { status, body } = await app.token({ ...own, scope: 'photos.read', audience });
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^ory_at_/),
      expires_in: 3600,
      scope: 'photos.read',
      token_type: 'Bearer',
    });
    expect(await app.introspect(body.access_token)).toEqual({
      active: true,
      aud: [audience],
      client_id: app.id,
      exp: expect.any(Number),
      iat: expect.any(Number),
      nbf: expect.any(Number),
      iss: 'http://portal.test/api/.ory',
      scope: 'photos.read',
      sub: app.id,
      token_type: 'Bearer',
      token_use: 'access_token',
    });
    const refused = [
      [{ scope: 'secrets.read' }, 'invalid_scope'],
      [{ audience: 'https://other.example' }, 'invalid_request'],
      [{ audience: 'https://api.example/v10' }, 'invalid_request'],
      [{ grant_type: 'password' }, 'unsupported_grant_type'],
    ] as const;
    for (const [more, error] of refused) {
      expect(await app.token({ ...own, ...more })).toMatchObject({ status: 400, body: { error } });
    }
  });

  it('follow patterns of scopes where the project says so', async () => {
    const oauth = await openTestOauth(await open());
    await oauth.configure({ strategies: { scope: 'wildcard' } });
    const app = await SampleApp.create(oauth, { scope: 'photos.* albums.*.read' });
    const scope = 'photos.read photos.own.write albums.my.read';
    expect((await app.token({ ...own, scope })).body.scope).toBe(scope);
    for (const refused of ['photos', 'albums.read', 'albums.my.write', 'files.read']) {
      expect(await app.token({ ...own, scope: refused })).toMatchObject({ body: { error: 'invalid_scope' } });
    }
  });

  it('can be signed texts that servers check by themselves, and end with the client', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth, {
      access_token_strategy: 'jwt',
      audience: ['https://api.example'],
    });
    const { body } = await app.token({ ...own, scope: 'photos.read', audience: 'https://api.example' });
    expect(claimsOf(body.access_token)).toEqual({
      iss: 'http://portal.test/api/.ory',
      sub: app.id,
      client_id: app.id,
      aud: ['https://api.example'],
      scope: 'photos.read',
      scp: ['photos.read'],
      jti: expect.any(String),
      iat: expect.any(Number),
      nbf: expect.any(Number),
      exp: expect.any(Number),
    });
    expect(await app.introspect(body.access_token)).toMatchObject({
      active: true,
      aud: ['https://api.example'],
    });
    expect(await app.introspect(`${body.access_token}x`)).toEqual({ active: false });
    oauth.wait(1);
    expect((await oauth.call('DELETE', `/admin/oauth2/tokens?client_id=${app.id}`)).status).toBe(204);
    expect(await app.introspect(body.access_token)).toEqual({ active: false });
    oauth.wait(1);
    const fresh = await app.token({ ...own, scope: 'photos.read' });
    expect(await app.introspect(fresh.body.access_token)).toMatchObject({ active: true });
  });

  it('that are signed are none of a later client of the same id', async () => {
    const oauth = await openTestOauth(await open());
    const fields = { client_id: randomUUID(), access_token_strategy: 'jwt' };
    const app = await SampleApp.create(oauth, fields);
    const { body } = await app.token({ ...own, scope: 'photos.read' });
    oauth.wait(1);
    await oauth.call('DELETE', `/admin/clients/${app.id}`);
    const later = await SampleApp.create(oauth, fields);
    expect(await later.introspect(body.access_token)).toEqual({ active: false });
    const fresh = await later.token({ ...own, scope: 'photos.read' });
    expect(await later.introspect(fresh.body.access_token)).toMatchObject({ active: true });
  });

  it('are refused to clients that do not prove who they are', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const authorization = `Basic ${Buffer.from(`${app.id}:wrong`).toString('base64')}`;
    for (const headers of [{ authorization }, {}] as Record<string, string>[]) {
      for (const path of ['/oauth2/token', '/oauth2/revoke']) {
        const form = new URLSearchParams({ ...own, token: 'x', client_id: app.id });
        const answer = await oauth.call('POST', path, form, { as: '', headers });
        expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
      }
    }
  });

  it('of one project hold in no other', async () => {
    const oauth = await openTestOauth(await open());
    for (const access_token_strategy of ['opaque', 'jwt']) {
      const app = await SampleApp.create(oauth, { access_token_strategy });
      const there = await SampleApp.create(oauth, { access_token_strategy }, OTHER_HOST);
      const { body } = await app.token({ ...own, scope: 'photos.read' });
      expect(await app.introspect(body.access_token)).toMatchObject({ active: true });
      expect(await there.introspect(body.access_token)).toEqual({ active: false });
    }
  });
});

describeStores('refresh tokens', (open) => {
  it('are exchanged for new ones, and end all when an old one is brought again', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const first = await app.signIn(new OauthBrowser(oauth), { scope: 'openid offline photos.read' });
    oauth.wait(1);
    const second = (await app.refresh(first.refresh_token ?? '')).body;
    expect(second).toMatchObject({ scope: 'openid offline photos.read', id_token: expect.any(String) });
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(claimsOf(second.id_token)['auth_time']).toBe(claimsOf(first.id_token)['auth_time']);
    const narrowed = (await app.refresh(second.refresh_token ?? '', { scope: 'photos.read' })).body;
    expect(narrowed.scope).toBe('photos.read');
    expect(await app.introspect(narrowed.access_token)).toMatchObject({ active: true, scope: 'photos.read' });
    const more = await app.refresh(narrowed.refresh_token ?? '', { scope: 'photos.write' });
    expect(more).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    oauth.wait(1);
    expect(await app.refresh(first.refresh_token ?? '')).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    for (const token of [first.access_token, narrowed.access_token, narrowed.refresh_token ?? '']) {
      expect(await app.introspect(token)).toEqual({ active: false });
    }
  });

  it('may be exchanged by several tabs at once', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const { refresh_token = '' } = await app.signIn(new OauthBrowser(oauth), { scope: 'openid offline' });
    const tabs = await Promise.all([1, 2, 3].map(() => app.refresh(refresh_token)));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of tabs) expect((await app.refresh(body.refresh_token ?? '')).status).toBe(200);
  });

  it('are exchanged once where the project grants no time for tabs', async () => {
    const oauth = await openTestOauth(await open());
    await oauth.configure({ oauth2: { grant: { refresh_token: { rotation_grace_period: '0s' } } } });
    const app = await SampleApp.create(oauth);
    const { refresh_token = '' } = await app.signIn(new OauthBrowser(oauth), { scope: 'openid offline' });
    const tabs = await Promise.all([1, 2, 3].map(() => app.refresh(refresh_token)));
    expect(tabs.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('end at some time, however often they are exchanged and whatever the client may have', async () => {
    const oauth = await openTestOauth(await open());
    await oauth.configure({ oauth2: { grant: { refresh_token: { absolute_lifespan: '10h' } } } });
    const app = await SampleApp.create(oauth, { refresh_token_grant_refresh_token_lifespan: '100h' });
    const first = await app.signIn(new OauthBrowser(oauth), { scope: 'openid offline' });
    let [newest = '', before = ''] = [first.refresh_token];
    for (let hour = 0; hour < 9; hour += 3) {
      oauth.wait(3 * 60);
      before = newest;
      const { body } = await app.refresh(before);
      newest = body.refresh_token ?? '';
    }
    expect(newest).not.toBe(before);
    expect(await app.introspect(newest)).toMatchObject({ active: true });
    oauth.wait(61);
    expect(await app.introspect(newest)).toEqual({ active: false });
    const late = await app.refresh(newest);
    expect(late).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('are given only where the person has let the program come back', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const tokens = await app.signIn(
      new OauthBrowser(oauth),
      { scope: 'openid offline' },
      { consent: { grant_scope: ['openid'] } },
    );
    expect(tokens.refresh_token).toBeUndefined();
    const standard = await app.signIn(new OauthBrowser(oauth), { scope: 'openid offline_access' });
    expect(standard.refresh_token).toMatch(/^ory_rt_/);
  });

  it('hold neither that were being written when their consent or client was removed', async () => {
    const oauth = await openTestOauth(await open());
    const { query } = oauth.context.sql;
    const ends = ['/admin/oauth2/auth/sessions/consent?subject=ann&all=true', '/admin/clients/'];
    for (const end of ends) {
      const app = await SampleApp.create(oauth);
      const tokens = await app.signIn(new OauthBrowser(oauth), { scope: 'openid offline' });
      const { body: own } = await app.token({ grant_type: 'client_credentials' });
      const late = await query
        .selectFrom('oauth_tokens')
        .selectAll()
        .where('client_id', '=', app.id)
        .execute();
      await oauth.call('DELETE', end.endsWith('/') ? `${end}${app.id}` : end);
      await query.deleteFrom('oauth_tokens').where('client_id', '=', app.id).execute();
      await query.insertInto('oauth_tokens').values(late).execute();
      expect(await app.introspect(tokens.access_token)).toEqual({ active: false });
      expect(await app.introspect(tokens.refresh_token ?? '')).toEqual({ active: false });
      expect((await app.refresh(tokens.refresh_token ?? '')).status).not.toBe(200);
      expect(await app.introspect(own.access_token)).toMatchObject({ active: !end.endsWith('/') });
    }
  });

  it('hold as long as their client may have them, whatever the project says of others', async () => {
    const oauth = await openTestOauth(await open());
    for (const access_token_strategy of ['opaque', 'jwt']) {
      const fields = { authorization_code_grant_access_token_lifespan: '2000h', access_token_strategy };
      const app = await SampleApp.create(oauth, fields);
      const { access_token } = await app.signIn(new OauthBrowser(oauth));
      oauth.wait(1500 * 60);
      await createOauthCleanUp(oauth.context).run();
      expect(await app.introspect(access_token)).toMatchObject({ active: true });
    }
  });

  it('end by revocation, which ends what was given with them, and tells nobody whether there was anything', async () => {
    const oauth = await openTestOauth(await open());
    const [app, other] = [await SampleApp.create(oauth), await SampleApp.create(oauth)];
    const tokens = await app.signIn(new OauthBrowser(oauth), { scope: 'openid offline' });
    for (const token of ['unknown', tokens.refresh_token ?? '']) {
      const foreign = await other.token({ token }, '/oauth2/revoke');
      expect(foreign).toMatchObject({ status: 200, body: '' });
    }
    expect(await app.introspect(tokens.access_token)).toMatchObject({ active: true });
    expect((await app.token({ token: tokens.refresh_token ?? '' }, '/oauth2/revoke')).status).toBe(200);
    expect(await app.introspect(tokens.access_token)).toEqual({ active: false });
    expect(await app.introspect(tokens.refresh_token ?? '')).toEqual({ active: false });
  });
});

describeStores('introspection', (open) => {
  it('needs a token, and says no more than that one does not hold', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const { access_token } = await app.signIn(new OauthBrowser(oauth), { scope: 'openid photos.read' });
    const path = '/admin/oauth2/introspect';
    expect(await oauth.call('POST', path, new URLSearchParams())).toMatchObject({ status: 400 });
    const form = new URLSearchParams({ token: access_token });
    expect((await oauth.call('POST', path, form, { as: '' })).status).toBe(401);
    expect(await app.introspect(access_token, { scope: 'photos.read' })).toMatchObject({ active: true });
    expect(await app.introspect(access_token, { scope: 'photos.read photos.write' })).toEqual({
      active: false,
    });
    expect(await app.introspect('unknown')).toEqual({ active: false });
    oauth.wait(61);
    expect(await app.introspect(access_token)).toEqual({ active: false });
  });

  it('knows signed tokens that people granted, and their end', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth, { access_token_strategy: 'jwt' });
    const consent = { session: { access_token: { color: 'red' } } };
    const { access_token } = await app.signIn(new OauthBrowser(oauth), {}, { consent });
    expect(claimsOf(access_token)).toMatchObject({ sub: 'ann', ext: { color: 'red' } });
    expect(await app.introspect(access_token)).toMatchObject({
      active: true,
      sub: 'ann',
      ext: { color: 'red' },
    });
    await oauth.call('DELETE', '/admin/oauth2/auth/sessions/consent?subject=ann&all=true');
    expect(await app.introspect(access_token)).toEqual({ active: false });
  });

  it('knows people of pairwise clients by both names', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth, { subject_type: 'pairwise' });
    const tokens = await app.signIn(new OauthBrowser(oauth));
    const again = await app.signIn(new OauthBrowser(oauth));
    const name = String(claimsOf(tokens.id_token)['sub']);
    expect(name).not.toBe('ann');
    expect(claimsOf(again.id_token)['sub']).toBe(name);
    expect(await app.introspect(tokens.access_token)).toMatchObject({ sub: 'ann', obfuscated_subject: name });
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    expect((await oauth.call('GET', '/userinfo', undefined, { as: '', headers })).body).toEqual({
      sub: name,
    });
    const chosen = await app.signIn(
      new OauthBrowser(oauth),
      {},
      { login: { force_subject_identifier: 'chosen-name' } },
    );
    expect(claimsOf(chosen.id_token)['sub']).toBe('chosen-name');
  });
});
