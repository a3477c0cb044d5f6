import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SettingsError } from '@gazetteer/kernel';
import {
  type IdentityContext,
  individualSchema,
  PORTAL_PROJECT,
  projectFaults,
  seedProject,
} from '@gazetteer/identity';
import type { Settings } from '../settings.ts';
import type { LoadedSite } from '../site.ts';
import { siteTitle } from '../site-title.ts';
import { overlay } from './overlay.ts';

const FILE = 'file:';

/**
 * Makes the project that holds the portal's own accounts at the first start, and follows the site file later, as long
 * as nobody changed the settings at run time.
 * @param start `follows`: whether this process decides what the project is, as a server does and a command does not
 * @throws SettingsError naming every setting of the site file that is wrong
 */
export async function seedPortalProject(
  context: IdentityContext,
  settings: Pick<Settings, 'PUBLIC_URL' | 'DATA_DIR'>,
  { site, identity }: Pick<LoadedSite, 'site' | 'identity'>,
  start: { follows: boolean },
): Promise<void> {
  const wanted = await portalProjectSettings(settings, { site, identity });
  const seed = { id: PORTAL_PROJECT, slug: 'portal', name: siteTitle(site), settings: wanted };
  if ((await seedProject(context, seed, start)) === 'kept') {
    context.log.warn('what the site file says of accounts is not taken: they were set otherwise at run time');
  }
}

/**
 * The settings of the portal's accounts, as the site file has them.
 * @throws SettingsError naming every one that is wrong
 */
export async function portalProjectSettings(
  { PUBLIC_URL, DATA_DIR }: Pick<Settings, 'PUBLIC_URL' | 'DATA_DIR'>,
  { site, identity }: Pick<LoadedSite, 'site' | 'identity'>,
): Promise<unknown> {
  const wanted = overlay(portalSettings(PUBLIC_URL, siteTitle(site)), identity);
  await readClientSecrets(wanted as WithProviders, DATA_DIR);
  const faults = projectFaults(wanted, new URL(PUBLIC_URL).origin);
  if (faults.length === 0) return wanted;
  throw new SettingsError(faults.map(({ place, fault }) => `the site file: identity.${place} ${fault}`));
}

/** The settings of the portal's accounts where the site file says nothing else. */
function portalSettings(publicUrl: string, title: string) {
  const page = (path: string) => `${publicUrl}/${path}`;
  return {
    selfservice: {
      default_browser_return_url: page(''),
      allowed_return_urls: [page('')],
      methods: {
        totp: { enabled: true, config: { issuer: title } },
        lookup_secret: { enabled: true },
        webauthn: { enabled: true, config: { rp: { display_name: title } } },
        passkey: { enabled: true, config: { rp: { display_name: title } } },
      },
      flows: {
        login: { ui_url: page('login') },
        registration: { ui_url: page('registration'), after: { hooks: [{ hook: 'session' }] } },
        // Shorter than Ory's hour: an open session alone should not be enough to change a password.
        settings: { ui_url: page('settings'), privileged_session_max_age: '15m' },
        recovery: { enabled: true, ui_url: page('recovery') },
        verification: { enabled: true, ui_url: page('verification') },
        error: { ui_url: page('error') },
      },
    },
    identity: {
      default_schema_id: 'individual',
      schemas: [{ id: 'individual', schema: individualSchema }],
    },
    courier: {
      smtp: { from_address: `no-reply@${new URL(publicUrl).hostname}`, from_name: title },
    },
  };
}

type WithProviders = {
  selfservice?: { methods?: { oidc?: { config?: { providers?: { client_secret?: unknown }[] } } } };
};

/** Replaces `file:google.secret` by what that file in the data folder holds: the site file itself is no place for secrets. */
async function readClientSecrets(settings: WithProviders, dataFolder: string): Promise<void> {
  for (const provider of settings.selfservice?.methods?.oidc?.config?.providers ?? []) {
    const { client_secret: given } = provider;
    if (typeof given !== 'string' || !given.startsWith(FILE)) continue;
    const file = resolve(dataFolder, given.slice(FILE.length));
    try {
      provider.client_secret = (await readFile(file, 'utf8')).trim();
    } catch {
      throw new SettingsError([`the site file: the client secret in ${file} cannot be read`]);
    }
  }
}
