import type { Language } from '@gazetteer/site';
import type { SiteContext } from '@gazetteer/site/server';
import type { Article, ArticleItem, ArticleKind, Neighbour } from './article.ts';
import { typeset } from './typeset.ts';

type Portal = Pick<SiteContext, 'fetch' | 'publicUrl' | 'locale'>;

/** Which articles are asked for: those of a kind, with a tag, with words, about a dataset; the newest first. */
export interface ArticlesWish {
  kind?: ArticleKind | undefined;
  tag?: string | undefined;
  text?: string | undefined;
  dataset?: string;
  limit: number;
  offset?: number;
}

export interface ListedArticles {
  articles: ArticleItem[];
  /** How many there are of those that were asked for. */
  count: number;
}

/** An article as its page shows it, or the slug that it has now. */
export type FoundArticle =
  | { article: Article; previous: Neighbour | null; next: Neighbour | null }
  | { movedTo: string };

/** A text of the site itself. */
export interface SiteText {
  title: string;
  html: string;
  language: Language;
}

/** As many subjects as stand above the list. */
const mostTags = 10;
/** As many articles as stand on the page of a dataset. */
const mostStories = 4;

/**
 * Published articles in the reader's language, the newest first.
 * @throws the answer 502 where the content service has none
 */
export async function listArticles(portal: Portal, wish: ArticlesWish): Promise<ListedArticles> {
  const { kind, tag, text, dataset, limit, offset = 0 } = wish;
  const answer = await ask(portal, 'published', {
    ...(kind ? { type: kind } : {}),
    ...(tag ? { tag } : {}),
    ...(text ? { q: text } : {}),
    ...(dataset ? { dataset } : {}),
    limit: `${limit}`,
    offset: `${offset}`,
  });
  if (!answer.ok) throw new Response(null, { status: 502 });
  const { data, meta } = (await answer.json()) as { data: ArticleItem[]; meta: { filter_count: number } };
  return { articles: data.map((item) => typesetItem(item)), count: meta.filter_count };
}

/** The tags that the newest articles have most, in any language; none where they cannot be had. */
export async function listTags(portal: Portal): Promise<string[]> {
  const answer = await ask(portal, 'tags');
  if (!answer.ok) return [];
  const { data } = (await answer.json()) as { data: { tag: string; count: number }[] };
  return data.slice(0, mostTags).map(({ tag }) => tag);
}

/** The newest articles about a dataset; none where they cannot be had, because its page is about the data. */
export async function listStories(portal: Portal, dataset: string): Promise<ArticleItem[]> {
  try {
    return (await listArticles(portal, { dataset, limit: mostStories })).articles;
  } catch {
    return [];
  }
}

/**
 * The published article at a slug, with its neighbours in time; undefined where there is none.
 * @throws the answer 502 where the content service fails
 */
export async function findArticle(portal: Portal, slug: string): Promise<FoundArticle | undefined> {
  const answer = await ask(portal, `published/${encodeURIComponent(slug)}`);
  const moved = answer.headers.get('location');
  if (answer.status === 301 && moved) return { movedTo: slugIn(moved) };
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Response(null, { status: 502 });
  const { data, meta } = (await answer.json()) as {
    data: Article;
    meta: { previous: Neighbour | null; next: Neighbour | null };
  };
  return { article: typesetItem(data), ...meta };
}

/**
 * A text of the site, with headings below `h1`.
 * @throws the answer 404 where there is none of that name, 502 where the content service fails
 */
export async function findSiteText(portal: Portal, slug: string): Promise<SiteText> {
  const answer = await ask(portal, `pages/${slug}`);
  if (!answer.ok) throw new Response(null, { status: answer.status === 404 ? 404 : 502 });
  const { title, content, language } = typesetItem((await answer.json()) as Article);
  return { title, html: content, language };
}

function ask({ fetch, publicUrl, locale }: Portal, path: string, query: Record<string, string> = {}) {
  const asked = new URLSearchParams({ ...query, lang: locale });
  return fetch(`${publicUrl}/api/content/${path}?${asked}`, { headers: { accept: 'application/json' } });
}

function slugIn(address: string): string {
  const [path = ''] = address.split('?');
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}

function typesetItem<Item extends ArticleItem>(item: Item): Item {
  const { language } = item;
  return {
    ...item,
    title: typeset(item.title, language),
    excerpt: typeset(item.excerpt, language),
    ...('content' in item ? { content: typeset(String(item.content), language) } : {}),
  };
}
