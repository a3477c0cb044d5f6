import type { Language } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { readContent } from '../../../content-calls/call-content.server.ts';
import type { EditedText, SiteText } from './site-text.ts';

type Asking = Parameters<typeof readContent>[0];

/** A text as it stands without editors; the body is Markdown. */
interface GivenText {
  title: string;
  body: string;
}

interface SitePage {
  slug: string;
  texts: Record<Language, GivenText>;
  article: EditedText | null;
}

/** The texts of the site, by title and by what readers see. @throws Response for whoever may not edit them */
export async function loadSiteTexts(asking: Asking): Promise<SiteText[]> {
  const { locale } = siteContext(asking.context);
  const pages = await loadSitePages(asking);
  return pages.map(({ slug, texts, article, isOwn }) => {
    return { slug, title: texts[locale].title || slug, article, isOwn };
  });
}

/** The same with all they say: those of the site file, then sections of the home page that it has no words for. */
export async function loadSitePages(asking: Asking): Promise<(SitePage & Pick<SiteText, 'isOwn'>)[]> {
  const { data } = await readContent<{ data: SitePage[] }>(asking, '/site-pages');
  const own = Object.entries(siteContext(asking.context).homeTexts);
  const missing = own.filter(([section]) => data.every(({ slug }) => slug !== section));
  const sections = missing.map(async ([slug, texts]) => {
    return { slug, texts, article: await findEdited(asking, slug), isOwn: true };
  });
  return [...data.map((page) => ({ ...page, isOwn: false })), ...(await Promise.all(sections))];
}

async function findEdited(asking: Asking, slug: string): Promise<EditedText | null> {
  const path = `/articles?kind=page&search=${slug}&limit=100`;
  const { data } = await readContent<{ data: EditedText[] }>(asking, path);
  return data.find((row) => row.slug === slug) ?? null;
}
