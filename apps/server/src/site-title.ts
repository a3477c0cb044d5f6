import type { SiteSettings } from '@gazetteer/portal';

/** The portal's name in the site's default language. */
export function siteTitle({ name, defaultLanguage }: Pick<SiteSettings, 'name' | 'defaultLanguage'>): string {
  return typeof name === 'string' ? name : name[defaultLanguage];
}
