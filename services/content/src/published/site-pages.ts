import type { SitePage, SitePages } from '../model/content-context.ts';

/** The page of the site file with this slug. */
export function sitePageOf(pages: SitePages, slug: string): SitePage | undefined {
  return Object.hasOwn(pages, slug) ? pages[slug] : undefined;
}
