import type { Caller } from '@gazetteer/kernel';
import type { ArticleContent } from '../model/article.ts';
import type { Article } from '../model/article.contract.ts';
import { articleConflict } from '../articles/article-conflict.ts';
import { requireArticle } from '../articles/change-article.ts';
import { decideArticle } from '../articles/decide-article.ts';
import { renderArticle } from '../articles/render-article.ts';
import { saveArticle } from '../articles/save-article.ts';
import type { ContentContext } from '../model/content-context.ts';
import { forbidden } from '../model/content-error.ts';
import { findAllMedia } from '../media/media.store.ts';
import { findRevision } from '../articles/revision.store.ts';

/**
 * Takes back what an article said: texts, authors, tags, datasets, picture and event. Whether readers see it, and where,
 * stays as it is now. A picture that was deleted since does not come back.
 * @throws INVALID_CREDENTIALS, FORBIDDEN, INVALID_PAYLOAD where a published one would lack what readers need, CONFLICT
 */
export async function restoreRevision(
  context: ContentContext,
  caller: Caller,
  { id, number, known }: { id: string; number: number; known: number | undefined },
): Promise<Article> {
  const before = await requireArticle(context, caller, id);
  if (known !== undefined && known !== before.revision) throw await articleConflict(context, id);
  const revision = await findRevision(context.sql, id, number);
  if (!revision) throw forbidden();
  const { texts, authors, tags, datasets, featured_media, event, kind } = JSON.parse(
    revision.document,
  ) as ArticleContent;
  const [media] = await findAllMedia(context.sql, featured_media === null ? [] : [featured_media]);
  const wanted = await decideArticle(context, before, {
    kind,
    texts: { en: texts.en ?? null, fr: texts.fr ?? null },
    authors,
    tags,
    datasets,
    featured_media: media?.id ?? null,
    event,
  });
  return renderArticle(context, await saveArticle(context, before, wanted, { caller, restoredFrom: number }));
}
