import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { verifyPassword } from '../../methods/password/verify-password.ts';
import { findByIdentifier } from '../../model/identities/credential.store.ts';
import { openTestIdentities } from './identities-testing.ts';

const traits = { email: 'ada@example.org' };
const BCRYPT = '$2a$10$ZsCsoVQ3xfBG/K2z2XpBf.tm90GZmtOqtqWcB5.pYd5Eq8y7RlDyq';
const google = { provider: 'google', subject: 'Abc123' };

type PasswordConfig = { hashed_password: string };

describeStores('an account brought along from elsewhere', (open) => {
  it('keeps its hash, or has its password hashed whatever the rules for new ones', async () => {
    const { ask, context, project } = await openTestIdentities(await open());
    const post = (email: string, config: object) =>
      ask('POST', '/admin/identities', {
        body: { traits: { email }, credentials: { password: { config } } },
      });
    const hashOf = async (email: string) =>
      (await findByIdentifier<PasswordConfig>(context.sql, project.id, 'password', email))?.credential.config
        .hashed_password ?? '';
    expect((await post('hash@example.org', { hashed_password: BCRYPT })).status).toBe(201);
    expect(await hashOf('hash@example.org')).toBe(BCRYPT);
    expect((await post('plain@example.org', { password: 'short' })).status).toBe(201);
    expect(await verifyPassword('short', await hashOf('plain@example.org'))).toMatchObject({ valid: true });
    expect((await post('odd@example.org', { hashed_password: '$unknown$1' })).status).toBe(400);
    expect((await post('none@example.org', {})).body['credentials']).not.toHaveProperty('password');
  });

  it('keeps its links to providers, which nobody else can have', async () => {
    const { ask, context, project } = await openTestIdentities(await open());
    const credentials = { oidc: { config: { providers: [google] } } };
    const made = await ask('POST', '/admin/identities', { body: { traits, credentials } });
    const path = `/admin/identities/${String(made.body['id'])}`;
    expect(made.body['credentials']).toMatchObject({ oidc: { identifiers: ['google:Abc123'] } });
    expect(made.body['credentials']).not.toHaveProperty('oidc.config');
    expect(await findByIdentifier(context.sql, project.id, 'oidc', 'google:abc123')).toBeUndefined();
    const again = { traits: { email: 'eve@example.org' }, credentials };
    expect((await ask('POST', '/admin/identities', { body: again })).status).toBe(409);
    const facebook = { oidc: { config: { providers: [{ provider: 'facebook', subject: '7' }] } } };
    const added = await ask('PUT', path, { body: { traits, credentials: facebook } });
    expect(added.body['credentials']).toMatchObject({
      oidc: { identifiers: ['facebook:7', 'google:Abc123'] },
    });
    const shown = await ask('GET', `${path}?include_credential=oidc&include_credential=password`);
    expect(shown.body['credentials']).toMatchObject({
      oidc: { config: { providers: [google, { provider: 'facebook', subject: '7' }] } },
    });
    expect((await ask('GET', `${path}?include_credential=magic`)).status).toBe(400);
  });

  it('keeps its addresses and whether they are verified, by ids of ours', async () => {
    const { ask } = await openTestIdentities(await open());
    const other = await ask('POST', '/admin/identities', { body: { traits: { email: 'eve@example.org' } } });
    const [taken] = other.body['verifiable_addresses'] as { id: string }[];
    const { body } = await ask('POST', '/admin/identities', {
      body: {
        traits,
        verifiable_addresses: [
          { id: taken?.id, value: 'Ada@Example.org', via: 'email', verified: true, status: 'completed' },
          { value: 'second@example.org', via: 'email', verified: false, verified_at: null },
          { value: 'SECOND@example.org', via: 'email' },
        ],
        recovery_addresses: [{ value: 'second@example.org', via: 'email' }],
      },
    });
    expect(body['verifiable_addresses']).toMatchObject([
      {
        value: 'ada@example.org',
        verified: true,
        status: 'completed',
        verified_at: '2026-11-20T10:00:00.000Z',
      },
      { value: 'second@example.org', verified: false, status: 'pending' },
    ]);
    expect(body['recovery_addresses']).toMatchObject([
      { value: 'ada@example.org' },
      { value: 'second@example.org' },
    ]);
    const unchanged = await ask('GET', `/admin/identities/${String(other.body['id'])}`);
    expect(unchanged.body).toEqual(other.body);
  });

  it('loses one way to sign in at an administrator’s word', async () => {
    const { ask } = await openTestIdentities(await open());
    const credentials = {
      password: { config: { hashed_password: BCRYPT } },
      oidc: { config: { providers: [google, { provider: 'facebook', subject: '7' }] } },
    };
    const made = await ask('POST', '/admin/identities', { body: { traits, credentials } });
    const path = `/admin/identities/${String(made.body['id'])}`;
    const remove = async (rest: string) => (await ask('DELETE', `${path}/credentials/${rest}`)).status;
    expect(await remove('password')).toBe(204);
    expect(await remove('password')).toBe(404);
    expect(await remove('totp')).toBe(404);
    expect(await remove('code')).toBe(400);
    expect(await remove('magic')).toBe(400);
    expect(await remove('oidc')).toBe(400);
    expect(await remove('oidc?identifier=google:other')).toBe(404);
    expect(await remove('oidc?identifier=google:Abc123')).toBe(204);
    expect((await ask('GET', path)).body['credentials']).toMatchObject({
      oidc: { identifiers: ['facebook:7'] },
    });
    expect(await remove('oidc?identifier=facebook:7')).toBe(204);
    expect(Object.keys((await ask('GET', path)).body['credentials'] ?? {})).toEqual(['code']);
    const again = await ask('POST', '/admin/identities', { body: { traits } });
    expect(again.status).toBe(409);
  });

  it('comes alone: of several at once, those that cannot be made leave the others be', async () => {
    const { ask } = await openTestIdentities(await open());
    const create = { traits };
    const { status, body } = await ask('PATCH', '/admin/identities', {
      body: { identities: [{ create, patch_id: 'one' }, { create, patch_id: 'two' }, { create: {} }, {}] },
    });
    expect(status).toBe(200);
    expect(body['identities']).toEqual([
      { action: 'create', identity: expect.any(String), patch_id: 'one' },
      { action: 'error', error: expect.objectContaining({ code: 409 }), patch_id: 'two' },
      { action: 'error', error: expect.objectContaining({ code: 400 }) },
      { action: 'error', error: expect.objectContaining({ code: 400 }) },
    ]);
  });

  it('is looked at first where that is wanted, and nobody is made', async () => {
    const { ask } = await openTestIdentities(await open());
    const identities = [
      { create: { traits }, patch_id: 'one' },
      { create: { traits }, patch_id: 'two' },
      { create: { traits: { ...traits, email: 'nowhere' } }, patch_id: 'three' },
      {},
    ];
    const { body } = await ask('PATCH', '/admin/identities?dry_run=true', { body: { identities } });
    expect(body['identities']).toEqual([
      { action: 'create', patch_id: 'one' },
      { action: 'error', error: expect.objectContaining({ code: 409 }), patch_id: 'two' },
      {
        action: 'error',
        error: expect.objectContaining({ code: 400, reason: expect.stringContaining('traits.email') }),
        patch_id: 'three',
      },
      { action: 'error', error: expect.objectContaining({ code: 400 }) },
    ]);
    expect((await ask('GET', '/admin/identities')).body).toEqual([]);
  });
});
