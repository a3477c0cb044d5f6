import { renderMarkdown } from '@gazetteer/markdown';
import type { PortalContext } from '../load-context.ts';
import { localText, type SiteSettings } from '../site.ts';
import { findPage, type SiteText } from './content-calls.server.ts';

/** A text of the site: as editors published it, else as the site file has it, which knows no title for it. */
export async function findSiteText(
  portal: PortalContext,
  slug: keyof SiteSettings['pages'],
): Promise<SiteText> {
  const { site, locale } = portal;
  const edited = await findPage(portal, slug);
  return (
    edited ?? {
      title: '',
      html: renderMarkdown(localText(site.pages[slug], locale), { highest: 2 }),
      language: locale,
      isEdited: false,
    }
  );
}
