import { fetchAs, reportError, type SiteContext } from '@gazetteer/site/server';
import { data as respond } from 'react-router';
import type { ArticleItem } from '../../articles/article.ts';
import { listArticles } from '../../articles/content-calls.server.ts';
import { typeset } from '../../articles/typeset.ts';
import type { ChartMade } from '../../charts/gallery/charts-made.tsx';

/** The sections between the head and the foot of the page, in the order they have where nobody has chosen another. */
export const sectionNames = ['tiles', 'visualise', 'featured', 'datasets', 'news', 'why', 'connect'] as const;
export type SectionName = (typeof sectionNames)[number];

export type FrontChart = ChartMade & { dataset: { name: string; title: string } | null };

/** What editors have chosen and everybody may see. */
export interface Front {
  hero: FrontChart | null;
  tiles: ({ kind: 'chart'; chart: FrontChart } | { kind: 'table'; resource_id: string })[];
  datasets: { name: string }[];
  stories: ArticleItem[];
  sections: SectionName[];
}

/** As many articles as the page shows, those that were chosen among them. */
const mostNews = 3;

const automatic: Front = { hero: null, tiles: [], datasets: [], stories: [], sections: [...sectionNames] };

type Portal = Pick<SiteContext, 'fetch' | 'publicUrl' | 'locale'>;

/** What was chosen for the page; all is automatic where that cannot be had. */
export async function loadFront({ fetch, publicUrl, locale }: Portal): Promise<Front> {
  try {
    const answer = await fetch(`${publicUrl}/api/content/front-page?lang=${locale}`, {
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) return automatic;
    return ((await answer.json()) as { data: Front }).data;
  } catch (error) {
    reportError(error);
    return automatic;
  }
}

/**
 * What everybody would see of a choice that nobody has saved, as the desk of the front page sends it.
 * @throws Response with 404 for whoever may not choose, and for what is no choice
 */
export async function previewFront(
  { fetch, publicUrl, locale }: Portal,
  request: Request,
  choice: string,
): Promise<Front> {
  const path = `${publicUrl}/api/content/front-page/preview?lang=${locale}`;
  const answer = await fetchAs({ fetch }, request)(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: choice,
  });
  if (!answer.ok) throw respond(null, { status: 404 });
  return ((await answer.json()) as { data: Front }).data;
}

/** The stories that were chosen, then the newest articles; none where they cannot be had. */
export async function loadNews(portal: Portal, { stories, sections }: Front): Promise<ArticleItem[]> {
  if (!sections.includes('news')) return [];
  const chosen = stories.map((story) => ({
    ...story,
    title: typeset(story.title, story.language),
    excerpt: typeset(story.excerpt, story.language),
  }));
  if (chosen.length >= mostNews) return chosen;
  try {
    const { articles } = await listArticles(portal, { limit: mostNews });
    const others = articles.filter(({ slug }) => stories.every((story) => story.slug !== slug));
    return [...chosen, ...others].slice(0, mostNews);
  } catch {
    return chosen;
  }
}
