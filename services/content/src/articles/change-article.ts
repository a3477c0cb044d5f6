import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { ContentError, forbidden } from '../model/content-error.ts';
import { saveMediaUses } from '../media/media-uses.store.ts';
import { requireEditor } from '../model/require-rights.ts';
import { articleConflict } from './article-conflict.ts';
import type { StoredArticle } from '../model/article.ts';
import type { Article, ArticleChange } from '../model/article.contract.ts';
import { findArticle, removeArticle } from './article.store.ts';
import { decideArticle } from './decide-article.ts';
import { renderArticle } from './render-article.ts';
import { saveArticle } from './save-article.ts';

/** An article as it is kept. @throws INVALID_CREDENTIALS, FORBIDDEN, also where there is none */
export async function requireArticle(
  context: ContentContext,
  caller: Caller,
  id: string,
): Promise<StoredArticle> {
  await requireEditor(context, caller, { type: 'article', id });
  const article = await findArticle(context.sql, id);
  if (!article) throw forbidden();
  return article;
}

/**
 * Changes what is given of an article, and leaves the rest as it is. A change of nothing is no revision.
 * @throws INVALID_CREDENTIALS, FORBIDDEN, INVALID_PAYLOAD, CONFLICT where it was made from an older revision
 */
export async function changeArticle(
  context: ContentContext,
  caller: Caller,
  id: string,
  { revision, ...change }: ArticleChange,
): Promise<Article> {
  const before = await requireArticle(context, caller, id);
  if (before.revision !== revision) throw await articleConflict(context, id);
  const wanted = await decideArticle(context, before, change);
  const { revision: _next, updated_at: _now, ...after } = wanted.article;
  const { revision: _last, updated_at: _then, ...same } = before;
  if (isDeepStrictEqual(after, same)) return renderArticle(context, before);
  return renderArticle(context, await saveArticle(context, before, wanted, { caller }));
}

/**
 * Deletes an article for good, with its revisions. Readers must not see it: a link that leads nowhere from one moment to
 * the next is not made by a slip.
 * @throws INVALID_CREDENTIALS, FORBIDDEN, INVALID_PAYLOAD, CONFLICT where somebody saves it at the same time
 */
export async function deleteArticle(context: ContentContext, caller: Caller, id: string): Promise<void> {
  const { state, revision } = await requireArticle(context, caller, id);
  if (state === 'published' || state === 'scheduled') {
    throw new ContentError('INVALID_PAYLOAD', `What is ${state} cannot be deleted: archive it first.`, {
      fields: { state: [`is ${state}: archive it first`] },
    });
  }
  await context.sql.transaction(async () => {
    await saveMediaUses(context.sql, id, []);
    if (!(await removeArticle(context.sql, id, revision))) throw await articleConflict(context, id);
  });
}
