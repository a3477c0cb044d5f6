import { randomUUID } from 'node:crypto';
import type { Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { requireEditor } from '../model/require-rights.ts';
import type { StoredArticle } from '../model/article.ts';
import type { Article, ArticleInput } from '../model/article.contract.ts';
import { unpublished } from './article-states.ts';
import { decideArticle } from './decide-article.ts';
import { renderArticle } from './render-article.ts';
import { saveArticle } from './save-article.ts';

/**
 * Makes an article or page: a draft, unless something else is wanted.
 * @throws INVALID_CREDENTIALS, FORBIDDEN, INVALID_PAYLOAD
 */
export async function createArticle(
  context: ContentContext,
  caller: Caller,
  { kind, ...input }: ArticleInput,
): Promise<Article> {
  await requireEditor(context, caller);
  const now = context.clock().toISOString();
  const empty: StoredArticle = {
    id: randomUUID(),
    kind,
    slug: '',
    revision: 0,
    ...unpublished,
    created_at: now,
    updated_at: now,
    texts: {},
    authors: [],
    tags: [],
    featured_media: null,
    datasets: [],
    event: null,
  };
  const wanted = await decideArticle(context, empty, input);
  return renderArticle(context, await saveArticle(context, undefined, wanted, { caller }));
}
