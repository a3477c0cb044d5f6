import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestOauth } from '../oauth-testing.ts';
import { matchesSecret } from './client-secret.ts';
import { findClient } from './client.store.ts';

type Client = Record<string, unknown> & { client_id: string; client_secret?: string };

const site = { client_id: 'site', client_name: 'A site', redirect_uris: ['https://app.example/callback'] };

describeStores('clients with secrets', (open) => {
  const opened = async () => {
    const { call, context } = await openTestOauth(await open());
    const fits = async (secret: string | undefined, id = 'site') => {
      const client = await findClient(context.sql, 'portal', id);
      return client !== undefined && matchesSecret(context, client, secret ?? '');
    };
    return { call, context, fits };
  };

  it('know the made one, and keep only digests of it', async () => {
    const { call, context, fits } = await opened();
    const { body } = await call<Client>('POST', '/admin/clients', site);
    expect([await fits(body.client_secret), await fits('another'), await fits('')]).toEqual([
      true,
      false,
      false,
    ]);
    const row = await context.sql.query.selectFrom('oauth_clients').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(body.client_secret);
    expect(JSON.stringify(row)).not.toContain(body['registration_access_token']);
    expect(await fits(row.secret_hash ?? '')).toBe(false);
  });

  it('know a chosen one, again and again, until another is chosen', async () => {
    const { call, context, fits } = await opened();
    const chosen = { ...site, client_secret: 'correct horse' };
    const { body } = await call<Client>('POST', '/admin/clients', chosen);
    expect(body.client_secret).toBe('correct horse');
    const { secret_hash } = await context.sql.query
      .selectFrom('oauth_clients')
      .select('secret_hash')
      .executeTakeFirstOrThrow();
    expect(secret_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    for (const secret of ['correct horse', 'correct horse'])
      expect([await fits(secret), await fits('wrong horse')]).toEqual([true, false]);
    const replaced = await call('PUT', '/admin/clients/site', { ...site, client_secret: 'other horse' });
    expect(replaced.body).toMatchObject({ client_secret: 'other horse' });
    expect([await fits('correct horse'), await fits('other horse')]).toEqual([false, true]);
    const value = 'third horse';
    const patched = await call('PATCH', '/admin/clients/site', [
      { op: 'replace', path: '/client_secret', value },
    ]);
    expect(patched.body).toMatchObject({ client_secret: value });
    expect([await fits('other horse'), await fits(value)]).toEqual([false, true]);
    await call('POST', '/admin/clients', { client_id: 'twin', client_secret: 'its own horse' });
    expect(await fits(value, 'twin')).toBe(false);
  });

  it('get another, and the one before works for a day', async () => {
    const { call, context, fits } = await opened();
    const first = (await call<Client>('POST', '/admin/clients', site)).body.client_secret;
    const rotated = await call<Client>('POST', '/admin/clients/site/secrets/rotate');
    expect(rotated).toMatchObject({ status: 200, body: { ...site } });
    const second = rotated.body.client_secret;
    expect([await fits(first), await fits(second)]).toEqual([true, true]);
    const now = Date.now();
    context.clock = () => new Date(now + 86_000_000);
    expect(await fits(first)).toBe(true);
    context.clock = () => new Date(now + 87_000_000);
    expect([await fits(first), await fits(second)]).toEqual([false, true]);
  });

  it('lose the one before at a second change, at once where that is wanted, and when a new one is chosen', async () => {
    const { call, fits } = await opened();
    const first = (await call<Client>('POST', '/admin/clients', site)).body.client_secret;
    const rotate = async (query = '') =>
      (await call<Client>('POST', `/admin/clients/site/secrets/rotate${query}`)).body.client_secret;
    const second = await rotate();
    const third = await rotate('?overlap=1h');
    expect([await fits(first), await fits(second), await fits(third)]).toEqual([false, true, true]);
    expect((await call('DELETE', '/admin/clients/site/secrets/rotate')).status).toBe(200);
    expect([await fits(second), await fits(third)]).toEqual([false, true]);
    const fourth = await rotate('?overlap=0s');
    expect([await fits(third), await fits(fourth)]).toEqual([false, true]);
    await rotate();
    await call('PUT', '/admin/clients/site', { ...site, client_secret: 'chosen by hand' });
    expect([await fits(fourth), await fits('chosen by hand')]).toEqual([false, true]);
    for (const overlap of ['721h', 'soon']) {
      expect((await call('POST', `/admin/clients/site/secrets/rotate?overlap=${overlap}`)).status).toBe(400);
    }
  });

  it('have one exactly where they prove by it who they are', async () => {
    const { call, fits } = await opened();
    const open_site = { ...site, token_endpoint_auth_method: 'none' };
    const { body } = await call<Client>('POST', '/admin/clients', site);
    expect((await call('PUT', '/admin/clients/site', open_site)).body).not.toHaveProperty('client_secret');
    expect(await fits(body.client_secret)).toBe(false);
    expect((await call('POST', '/admin/clients/site/secrets/rotate')).status).toBe(400);
    const again = await call<Client>('PUT', '/admin/clients/site', site);
    expect(again.body.client_secret).not.toBe(body.client_secret);
    expect(await fits(again.body.client_secret)).toBe(true);
  });
});
