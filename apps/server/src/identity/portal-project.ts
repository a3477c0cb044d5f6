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
import { newProjectSettings } from '../projects/new-project-settings.ts';
import { overlay } from './overlay.ts';

const FILE = 'file:';

/**
 * Makes the project that holds the portal's own accounts at the first start, and follows the site file later, as long
 * as nobody changed the settings at run time.
 * @param start `follows`: whether this process decides what the project is, as a server does and a command does not; a command beside
 *   a server then needs neither the client secrets that the site file names nor the address that visitors come to
 * @throws SettingsError naming every setting of the site file that is wrong
 */
export async function seedPortalProject(
  context: IdentityContext,
  settings: Pick<Settings, 'PUBLIC_URL' | 'DATA_DIR'>,
  { site, identity }: Pick<LoadedSite, 'site' | 'identity'>,
  start: { follows: boolean },
): Promise<void> {
  if (!start.follows && (await context.projects.find(PORTAL_PROJECT))) return;
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
  const wanted = overlay(newProjectSettings(PUBLIC_URL, siteTitle(site), individualSchema), identity);
  await readClientSecrets(wanted as WithProviders, DATA_DIR);
  const faults = projectFaults(wanted, new URL(PUBLIC_URL).origin);
  if (faults.length === 0) return wanted;
  throw new SettingsError(faults.map(({ place, fault }) => `the site file: identity.${place} ${fault}`));
}

type Provider = { client_secret?: unknown };

type WithProviders = {
  selfservice?: { methods?: { oidc?: { config?: { providers?: Provider[] } } } };
};

/** Replaces `file:google.secret` by what that file in the data folder holds: the site file itself is no place for secrets. */
async function readClientSecrets(settings: WithProviders, dataFolder: string): Promise<void> {
  for (const provider of providersOf(settings)) {
    const file = secretFileOf(provider, dataFolder);
    if (file === undefined) continue;
    try {
      provider.client_secret = (await readFile(file, 'utf8')).trim();
    } catch {
      throw new SettingsError([`the site file: the client secret in ${file} cannot be read`]);
    }
  }
}

/** The files that hold the client secrets of sign-in providers, as the site file names them. */
export function clientSecretFiles(
  { identity }: Pick<LoadedSite, 'identity'>,
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
): string[] {
  return providersOf(identity as WithProviders)
    .map((provider) => secretFileOf(provider, DATA_DIR))
    .filter((file) => file !== undefined);
}

function providersOf(settings: WithProviders): Provider[] {
  return settings.selfservice?.methods?.oidc?.config?.providers ?? [];
}

function secretFileOf({ client_secret: given }: Provider, dataFolder: string): string | undefined {
  const isFile = typeof given === 'string' && given.startsWith(FILE);
  return isFile ? resolve(dataFolder, given.slice(FILE.length)) : undefined;
}
