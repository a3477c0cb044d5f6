import type { ContentContext } from '../model/content-context.ts';
import { findAllMedia } from '../media/media.store.ts';
import { pictureOf } from '../model/picture.ts';
import { findRevision } from './revision.store.ts';
import { nameSavers } from '../revisions/name-savers.ts';
import { shownLanguage, type StoredArticle, writtenLanguages } from '../model/article.ts';
import type { Article } from '../model/article.contract.ts';
import { slugsOf } from './article-parts.store.ts';

/** An article as editors get it. */
export async function renderArticle(context: ContentContext, article: StoredArticle): Promise<Article> {
  const { id, slug, featured_media, revision } = article;
  const language = shownLanguage(writtenLanguages(article.texts), 'en');
  const [media] = await findAllMedia(context.sql, featured_media === null ? [] : [featured_media]);
  const saved = await findRevision(context.sql, id, revision);
  const nameOf = await nameSavers(context, saved ? [saved] : []);
  return {
    ...article,
    former_slugs: (await slugsOf(context.sql, id)).filter((one) => one !== slug),
    featured_image: media ? pictureOf(media, language) : null,
    saved_by: saved ? nameOf(saved) : null,
  };
}
