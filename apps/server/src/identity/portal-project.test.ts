import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityMigrations, openIdentityContext, PORTAL_PROJECT } from '@gazetteer/identity';
import { createLogger, migrate, openSql, SettingsError } from '@gazetteer/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadSite } from '../site.ts';
import { seedPortalProject } from './portal-project.ts';

async function setUp() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'gazetteer-seed-'));
  const sql = openSql({ file: join(DATA_DIR, 'test.sqlite') });
  onTestFinished(async () => {
    await sql.close();
    await rm(DATA_DIR, { recursive: true });
  });
  await migrate(sql, identityMigrations);
  const PUBLIC_URL = 'https://data.example.org';
  const secrets = ['a secret of the tests that is long enough'];
  const context = openIdentityContext({
    sql,
    log: createLogger('silent', false),
    secrets,
    publicUrl: PUBLIC_URL,
  });
  const { site } = await loadSite(DATA_DIR);
  const seed = (identity: Record<string, unknown> = {}) =>
    seedPortalProject(context, { PUBLIC_URL, DATA_DIR }, { site, identity }, { follows: true });
  const seedBeside = (address: string) =>
    seedPortalProject(context, { PUBLIC_URL: address, DATA_DIR }, { site, identity: {} }, { follows: false });
  const settings = async () => (await context.projects.ofId(PORTAL_PROJECT)).settings;
  const stored = async () => {
    const rows = await context.sql.query.selectFrom('identity_projects').select('settings').execute();
    return rows.map((row) => row.settings).join('');
  };
  return { DATA_DIR, seed, seedBeside, settings, stored };
}

const google = { id: 'google', provider: 'google', client_id: 'of-the-portal' };
const withProvider = (client_secret: string) => ({
  selfservice: {
    methods: { oidc: { enabled: true, config: { providers: [{ ...google, client_secret }] } } },
  },
});

describe('the project of the portal’s accounts', () => {
  it('stays as the server made it when a command runs that knows another address', async () => {
    const { seed, seedBeside, settings } = await setUp();
    await seedBeside('http://localhost:3000');
    await seed();
    await seedBeside('http://localhost:3000');
    expect((await settings()).selfservice.flows.login.ui_url).toBe('https://data.example.org/login');
  });

  it('lets people sign up, recover and use second factors on the portal’s own pages', async () => {
    const { seed, settings } = await setUp();
    await seed();
    const { selfservice, identity, courier } = await settings();
    expect(selfservice.flows.registration).toMatchObject({
      enabled: true,
      ui_url: 'https://data.example.org/registration',
      after: { hooks: [{ hook: 'session' }, { hook: 'show_verification_ui' }] },
    });
    expect(selfservice.flows.recovery.enabled && selfservice.flows.verification.enabled).toBe(true);
    expect(selfservice.methods.totp.enabled && selfservice.methods.passkey.enabled).toBe(true);
    expect(selfservice.methods.link.enabled).toBe(false);
    expect(identity.default_schema_id).toBe('individual');
    expect(courier.smtp).toEqual({
      from_address: 'no-reply@data.example.org',
      from_name: 'Gazetteer Open Data',
    });
  });

  it('follows the site file', async () => {
    const { seed, settings } = await setUp();
    await seed();
    await seed({ session: { lifespan: '12h' }, selfservice: { methods: { passkey: { enabled: false } } } });
    const { session, selfservice } = await settings();
    expect(session.lifespan).toBe('12h');
    expect(selfservice.methods.passkey.enabled).toBe(false);
    expect(selfservice.methods.totp.enabled).toBe(true);
  });

  it('takes the secret of a provider from a file, and keeps it sealed', async () => {
    const { DATA_DIR, seed, settings, stored } = await setUp();
    await writeFile(join(DATA_DIR, 'google.secret'), 'only-between-us\n');
    await seed(withProvider('file:google.secret'));
    const [provider] = (await settings()).selfservice.methods.oidc.config.providers;
    expect(provider?.client_secret).toBe('only-between-us');
    expect(await stored()).not.toContain('only-between-us');
  });

  it('names what is wrong in the site file', async () => {
    const { seed } = await setUp();
    const wrong = seed({ session: { lifespan: 'long' }, sesion: {} });
    await expect(wrong).rejects.toThrow(SettingsError);
    await expect(wrong).rejects.toThrow(/identity\.session\.lifespan/);
    await expect(seed(withProvider('file:missing.secret'))).rejects.toThrow(/missing\.secret cannot be read/);
  });
});
