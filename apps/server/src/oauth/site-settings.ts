import { PORTAL_PROJECT } from '@gazetteer/identity';
import { SettingsError } from '@gazetteer/kernel';
import { type OauthContext, oauthSettingsFaults } from '@gazetteer/oauth';
import type { LoadedSite } from '../site.ts';

/**
 * Gives the portal's project the OAuth2 settings of the site file, unless they were set otherwise at run time.
 * @throws SettingsError naming every setting that is wrong
 */
export async function followSiteFile(
  { projects, log }: Pick<OauthContext, 'projects' | 'log'>,
  loaded: Pick<LoadedSite, 'oauth2'>,
): Promise<void> {
  requireOauthSettings(loaded);
  if ((await projects.seed(PORTAL_PROJECT, loaded.oauth2)) === 'kept') {
    log.warn('what the site file says of OAuth2 is not taken: it was set otherwise at run time');
  }
}

/** @throws SettingsError naming every setting of the site file that is wrong */
export function requireOauthSettings({ oauth2 }: Pick<LoadedSite, 'oauth2'>): void {
  const faults = oauthSettingsFaults(oauth2);
  if (faults.length === 0) return;
  throw new SettingsError(faults.map(({ place, fault }) => `the site file: oauth2.${place} ${fault}`));
}
