import type { ContentContext } from '../model/content-context.ts';
import { ContentError, forbidden } from '../model/content-error.ts';
import { findArticle } from './article.store.ts';
import { renderArticle } from './render-article.ts';

/** 409 with what an article is now, for whoever has changed an older revision; 403 where it is gone. */
export async function articleConflict(context: ContentContext, id: string): Promise<ContentError> {
  const now = await findArticle(context.sql, id);
  if (!now) return forbidden();
  return new ContentError(
    'CONFLICT',
    'Somebody else has saved this meanwhile. Nothing of it was overwritten.',
    {
      info: { data: await renderArticle(context, now) },
    },
  );
}
