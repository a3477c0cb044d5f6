import { portal } from '../../../load-context.ts';
import type { Language } from '../../../site.ts';
import { readContent } from '../call-console.server.ts';
import type { EditedText, SiteText } from './site-text.ts';

type Asking = Parameters<typeof readContent>[0];

/** A text as the site file has it; the body is Markdown. */
interface FileText {
  title: string;
  excerpt: string;
  body: string;
}

interface SitePage {
  slug: string;
  texts: Record<Language, FileText>;
  article: EditedText | null;
}

/** The texts that the site file has words for. @throws Response for whoever may not edit them */
export async function loadSiteTexts(asking: Asking): Promise<SiteText[]> {
  const { locale } = portal(asking.context);
  const pages = await loadSitePages(asking);
  return pages.map(({ slug, texts, article }) => ({ slug, title: texts[locale].title || slug, article }));
}

/** The same, with all they say. */
export async function loadSitePages(asking: Asking): Promise<SitePage[]> {
  const { data } = await readContent<{ data: SitePage[] }>(asking, '/site-pages');
  return data;
}
