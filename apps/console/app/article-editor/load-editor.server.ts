import { nameOf } from '@gazetteer/site';
import { findVisitor, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import { readContent } from '../content-calls/call-content.server.ts';
import type { Article, ArticleKind } from './article-record.ts';
import type { EditorStart, Intent } from './save/send-article.ts';
import { emptyValues, valuesOf } from './values/article-values.ts';

interface Loading {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

const kinds: readonly ArticleKind[] = ['blog', 'news', 'event'];
const intents: readonly Intent[] = ['save', 'publish', 'schedule', 'draft', 'archive'];

/**
 * What the editor is opened with.
 * @param id an article's, or `new`
 * @throws Response where there is no such article
 */
export async function loadEditor(loading: Loading, id: string): Promise<EditorStart> {
  if (id === 'new') return newArticle(loading);
  const { data: article } = await readContent<{ data: Article }>(
    loading,
    `/articles/${encodeURIComponent(id)}`,
  );
  return { article, saved: valuesOf(article), address: article.id, done: doneAt(loading.url) };
}

/** What a form without script has just done, as the address it led to says. */
export function doneAt({ searchParams }: URL): Intent | undefined {
  return intents.find((intent) => intent === searchParams.get('done'));
}

async function newArticle({ context, request, url }: Loading): Promise<EditorStart> {
  const kind = kinds.find((one) => one === url.searchParams.get('kind')) ?? 'blog';
  const visitor = await findVisitor(context, request);
  const author = visitor.state === 'signed-in' ? nameOf(visitor.session.identity) : '';
  return { article: null, saved: emptyValues(kind, author), address: 'new' };
}

/** How many tags are offered. */
const mostTags = 40;

/** Tags that articles have, the most used first; none where they cannot be had. */
export async function loadTags({
  context,
  request,
}: Pick<Loading, 'context' | 'request'>): Promise<string[]> {
  const { fetch, publicUrl } = siteContext(context);
  const answer = await fetch(`${publicUrl}/api/content/tags`, { signal: request.signal });
  if (!answer.ok) return [];
  const { data } = (await answer.json()) as { data: { tag: string; count: number }[] };
  return data
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostTags)
    .map(({ tag }) => tag);
}
