import type { SiteSettings } from '@gazetteer/site';

/** The portal's name in the site's default language. */
export function siteTitle({ name, defaultLanguage }: Pick<SiteSettings, 'name' | 'defaultLanguage'>): string {
  return typeof name === 'string' ? name : name[defaultLanguage];
}

/** What metadata for machines says of who publishes the catalogue. */
export function siteWords({
  owner,
  team,
  languages,
  defaultLanguage,
}: Pick<SiteSettings, 'owner' | 'team' | 'languages' | 'defaultLanguage'>) {
  return {
    owner: typeof owner === 'string' ? owner : owner[defaultLanguage],
    email: team.email,
    languages,
    defaultLanguage,
  };
}
