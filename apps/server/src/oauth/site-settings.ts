import { isDeepStrictEqual } from 'node:util';
import { PORTAL_PROJECT } from '@gazetteer/identity';
import { SettingsError } from '@gazetteer/kernel';
import { type OauthContext, oauthSettingsFaults } from '@gazetteer/oauth';
import type { LoadedSite } from '../site.ts';

/**
 * Gives the portal's project the OAuth2 settings of the site file.
 * @throws SettingsError naming every setting that is wrong
 */
export async function followSiteFile(
  { projects }: Pick<OauthContext, 'projects'>,
  loaded: Pick<LoadedSite, 'oauth2'>,
): Promise<void> {
  requireOauthSettings(loaded);
  if (isDeepStrictEqual(await projects.givenTo(PORTAL_PROJECT), loaded.oauth2)) return;
  await projects.configure(PORTAL_PROJECT, loaded.oauth2);
}

/** @throws SettingsError naming every setting of the site file that is wrong */
export function requireOauthSettings({ oauth2 }: Pick<LoadedSite, 'oauth2'>): void {
  const faults = oauthSettingsFaults(oauth2);
  if (faults.length === 0) return;
  throw new SettingsError(faults.map(({ place, fault }) => `the site file: oauth2.${place} ${fault}`));
}
