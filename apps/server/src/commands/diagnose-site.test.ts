import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diagnose } from './diagnose.ts';
import type { Finding } from './finding.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-doctor-site-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function findingsOfSite(identity: object): Promise<Finding[]> {
  const sample = await readFile(path.join(import.meta.dirname, '../../site.json'), 'utf8');
  await writeFile(path.join(folder, 'site.json'), JSON.stringify({ ...JSON.parse(sample), identity }));
  const found: Finding[] = [];
  for await (const finding of diagnose({ DATA_DIR: folder, PUBLIC_URL: 'https://data.example.org' })) {
    if (finding.name === 'site file') found.push(finding);
    else if (found.length > 0) break;
  }
  return found;
}

it('finds everything that is wrong with what a site file says of accounts', async () => {
  const providers = [{ id: 'hub', provider: 'github', client_id: 'c' }];
  const found = await findingsOfSite({
    cookies: {},
    settings: {},
    session: { cookie: { domain: 'example.org' } },
    selfservice: {
      allowed_return_urls: ['not a url'],
      methods: { oidc: { enabled: true, config: { providers } } },
      flows: {
        login: { ui_url: '/login', uiurl: 'x', after: { password: {} } },
        registration: { after: { hooks: [{ hook: 'sesion' }] } },
      },
    },
  });
  expect(new Set(found.map(({ state }) => state))).toEqual(new Set(['problem']));
  const told = found.map(({ message }) => message.replace('the site file: identity.', '')).join('\n');
  for (const fault of [
    'cookies is not a setting',
    'settings is not a setting',
    'session.cookie.domain is not a setting',
    'selfservice.allowed_return_urls.0 must be a whole address',
    'selfservice.methods.oidc.config.providers.0.provider must be "generic" or "google" or "facebook"',
    'selfservice.methods.oidc.config.providers.0.client_secret is missing',
    'selfservice.flows.login.ui_url must be a whole address',
    'selfservice.flows.login.uiurl is not a setting',
    'selfservice.flows.login.after.password is not a setting',
    'selfservice.flows.registration.after.hooks.0.hook must be session or show_verification_ui, not sesion',
  ])
    expect(told).toContain(fault);
});

it('passes one that a server takes', async () => {
  expect(await findingsOfSite({})).toMatchObject([{ state: 'ok' }]);
});
