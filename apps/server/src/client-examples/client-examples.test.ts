import { createServer } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { createKey } from '../administrator-keys/change-keys.ts';
import { type Application, openApplication } from '../open-application.ts';
import { loadSettings } from '../settings.ts';
import { browsers } from './browsers.example.ts';
import { identities, sessions } from './identities.example.ts';
import { keySets, metadata } from './keys-and-metadata.example.ts';
import { oauth2Clients, tokens, trustedIssuers } from './oauth2-clients.example.ts';
import { devicesAndOwnPages, registration } from './oauth2-devices.example.ts';
import { oauth2SignIn } from './oauth2-sign-in.example.ts';
import { relationships } from './permissions.example.ts';
import { members, projects } from './projects.example.ts';
import { recoveryAndSettings } from './recovery-and-settings.example.ts';
import { signUpAndSignIn } from './sign-up-and-sign-in.example.ts';

let application: Application;
let folder: string;
const given = { baseUrl: '', adminKey: '' };

/** What the examples need that is off unless the site file says otherwise. */
const switchedOn = {
  identity: { selfservice: { methods: { link: { enabled: true } } } },
  oauth2: { oidc: { dynamic_client_registration: { enabled: true } } },
};

/** A port that nobody listens on: the server has to know its own address from the start. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, 'localhost', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => void probe.close(resolve));
  return port;
}

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-examples-'));
  const sample = JSON.parse(await readFile(new URL('../../site.json', import.meta.url), 'utf8')) as object;
  await writeFile(join(folder, 'site.json'), JSON.stringify({ ...sample, ...switchedOn }));
  const port = await freePort();
  given.baseUrl = `http://localhost:${port}`;
  application = await openApplication(
    loadSettings({
      DATA_DIR: folder,
      PUBLIC_URL: given.baseUrl,
      LOG_LEVEL: 'silent',
      SAMPLE_DATA: '0',
      RATE_LIMIT: '0',
    }),
  );
  given.adminKey = await createKey(application.sql, 'examples');
  await application.server.listen({ port, host: 'localhost' });
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const examples = {
  signUpAndSignIn,
  recoveryAndSettings,
  browsers,
  identities,
  sessions,
  keySets,
  metadata,
  oauth2Clients,
  trustedIssuers,
  tokens,
  oauth2SignIn,
  registration,
  devicesAndOwnPages,
  relationships,
  projects,
  members,
};

describe('the examples of the guide to the client run as they stand:', () => {
  it.each(Object.entries(examples))('%s', async (_, example) => {
    await example(given);
  });
});
