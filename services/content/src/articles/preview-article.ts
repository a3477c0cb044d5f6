import type { Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { forbidden } from '../model/content-error.ts';
import type { Language } from '../model/languages.ts';
import { requireEditor } from '../model/require-rights.ts';
import type { ArticleItem } from '../model/article.contract.ts';
import { articlesOf } from '../model/article-rows.store.ts';
import { composeItems } from '../published/compose-items.ts';

/** An article in any state as readers would get it. @throws INVALID_CREDENTIALS, FORBIDDEN, also where there is none */
export async function previewArticle(
  context: ContentContext,
  caller: Caller,
  id: string,
  language: Language,
): Promise<ArticleItem> {
  await requireEditor(context, caller);
  const [item] = await composeItems(
    context,
    await articlesOf(context.sql, [id], { withBody: true }),
    language,
  );
  if (!item) throw forbidden();
  return item;
}
