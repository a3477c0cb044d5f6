import { findAllMedia } from '../media/media.store.ts';
import type { Article } from '../model/article.contract.ts';
import { shownLanguage, type StoredArticle, writtenLanguages } from '../model/article.ts';
import type { ContentContext } from '../model/content-context.ts';
import { pictureOf } from '../model/picture.ts';
import { slugsOf } from './article-parts.store.ts';
import { findRevision, type RevisionSummary } from './revision.store.ts';

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

type Saved = Pick<RevisionSummary, 'saved_by' | 'saved_with'>;

/** Makes known who saved some revisions: each account is asked for once. */
export async function nameSavers(
  { accounts }: Pick<ContentContext, 'accounts'>,
  revisions: readonly Saved[],
): Promise<(revision: Saved) => string | null> {
  const ids = new Set(revisions.map(({ saved_by }) => saved_by).filter((id) => id !== null));
  const addresses = new Map<string, string | null>();
  for (const id of ids) addresses.set(id, await accounts.emailOf(id));
  return ({ saved_by, saved_with }) => (saved_by === null ? saved_with : (addresses.get(saved_by) ?? null));
}
