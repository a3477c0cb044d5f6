import type { DigitGrouping } from '@gazetteer/charts';
import type { Language } from '../model/languages.ts';

/** What the site file says on a page: its title and its text in Markdown, in each language. */
export type SitePage = Record<Language, { title: string; body: string }>;

/** The pages that the site file has words for, by slug. They are shown until an editor publishes other words. */
export type SitePages = Readonly<Record<string, SitePage>>;

/** What the service has to know of the site. */
export type ContentSite = {
  /** The portal's name, in each language. */
  name: Record<Language, string>;
  pages: SitePages;
  /** How charts write large numbers where nobody asks for another way. */
  digitGrouping: DigitGrouping;
};

/** The page of the site file with this slug. */
export function sitePageOf(pages: SitePages, slug: string): SitePage | undefined {
  return Object.hasOwn(pages, slug) ? pages[slug] : undefined;
}
