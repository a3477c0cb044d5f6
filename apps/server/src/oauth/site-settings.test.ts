import { PORTAL_PROJECT } from '@gazetteer/identity';
import { createLogger, migrate } from '@gazetteer/kernel';
import { oauthMigrations, openOauthProjects } from '@gazetteer/oauth';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { followSiteFile } from './site-settings.ts';

const log = createLogger('silent', false);

describeStores('what the site file says of OAuth2', (open) => {
  it('holds from the next start on, and ends with the words that said it', async () => {
    const sql = await open();
    await migrate(sql, oauthMigrations);
    const port = { ofHost: async () => ({ id: PORTAL_PROJECT, origin: 'https://data.example.org' }) };
    const projects = openOauthProjects({ sql, clock: () => new Date() }, port);
    const settings = async () => (await projects.ofHost('data.example.org')).settings;
    await followSiteFile({ projects, log }, { oauth2: { ttl: { access_token: '5m' } } });
    expect((await settings()).ttl).toMatchObject({ access_token: '5m', id_token: '1h' });
    expect((await settings()).urls.login).toBe('https://data.example.org/login');
    const { revision } = await projects.ofHost('data.example.org');
    await followSiteFile({ projects, log }, { oauth2: { ttl: { access_token: '5m' } } });
    expect((await projects.ofHost('data.example.org')).revision).toBe(revision);
    await followSiteFile({ projects, log }, { oauth2: {} });
    expect((await settings()).ttl.access_token).toBe('1h');
  });

  it('gives way to what was set at run time', async () => {
    const sql = await open();
    await migrate(sql, oauthMigrations);
    const port = { ofHost: async () => ({ id: PORTAL_PROJECT, origin: 'https://data.example.org' }) };
    const projects = openOauthProjects({ sql, clock: () => new Date() }, port);
    const lifetime = async () => (await projects.ofHost('data.example.org')).settings.ttl.access_token;
    await followSiteFile({ projects, log }, { oauth2: { ttl: { access_token: '5m' } } });
    await projects.configure(PORTAL_PROJECT, { ttl: { access_token: '9m' } });
    await followSiteFile({ projects, log }, { oauth2: { ttl: { access_token: '5m' } } });
    expect(await lifetime()).toBe('9m');
    await followSiteFile({ projects, log }, { oauth2: { ttl: { access_token: '7m' } } });
    expect(await lifetime()).toBe('9m');
  });

  it('is refused with every fault, and nothing changes', async () => {
    const sql = await open();
    await migrate(sql, oauthMigrations);
    const port = { ofHost: async () => ({ id: PORTAL_PROJECT, origin: 'https://data.example.org' }) };
    const projects = openOauthProjects({ sql, clock: () => new Date() }, port);
    const oauth2 = { ttl: { access_token: 'soon' }, strategies: { scope: 'all' }, colour: 'red' };
    await expect(followSiteFile({ projects, log }, { oauth2 })).rejects.toMatchObject({
      problems: [
        expect.stringContaining('oauth2.colour'),
        expect.stringContaining('oauth2.ttl.access_token must be a duration'),
        expect.stringContaining('oauth2.strategies.scope'),
      ],
    });
    expect((await projects.ofHost('data.example.org')).settings.ttl.access_token).toBe('1h');
  });
});
