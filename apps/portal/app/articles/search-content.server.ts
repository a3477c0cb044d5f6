import type { SiteContext } from '@gazetteer/site/server';
import type { ArticleItem } from './article.ts';
import { typeset } from './typeset.ts';

type Portal = Pick<SiteContext, 'fetch' | 'publicUrl' | 'locale'>;

/** What a text finds besides data: what people have written, and what they have drawn. */
export interface FoundContent {
  articles: Pick<ArticleItem, 'slug' | 'type' | 'title' | 'language' | 'date' | 'event'>[];
  charts: {
    visID: string;
    title: string;
    /** Null where nobody said it. */
    language: string | null;
    dataset: { name: string; title: string } | null;
  }[];
}

const nothing: FoundContent = { articles: [], charts: [] };

/** Articles and charts that a text finds, at most so many of each; none where they cannot be had, because data come first. */
export async function searchContent(
  { fetch, publicUrl, locale }: Portal,
  text: string,
  limit: number,
): Promise<FoundContent> {
  if (text.trim() === '') return nothing;
  const asked = new URLSearchParams({ q: text, limit: `${limit}`, lang: locale });
  try {
    const answer = await fetch(`${publicUrl}/api/content/search?${asked}`, {
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) return nothing;
    const { articles, charts } = ((await answer.json()) as { data: FoundContent }).data;
    const printed = articles.map((item) => ({ ...item, title: typeset(item.title, item.language) }));
    return { articles: printed, charts };
  } catch {
    return nothing;
  }
}
