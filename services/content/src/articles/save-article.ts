import { type Caller, identityOf, searchWords } from '@gazetteer/kernel';
import { embedsIn } from '@gazetteer/markdown';
import { leadOf } from '@gazetteer/markdown/plain-text';
import type { ContentContext } from '../model/content-context.ts';
import { invalidPayload } from '../model/content-error.ts';
import { foldText } from '../model/fold-text.ts';
import { saveMediaUses } from '../media/media-uses.store.ts';
import { insertRevision } from './revision.store.ts';
import { readingMinutes, sectionOf, type StoredArticle } from '../model/article.ts';
import { type ArticleParts, claimSlug, releaseSlug, replaceParts } from './article-parts.store.ts';
import { insertArticle, updateArticle } from './article.store.ts';
import { articleConflict } from './article-conflict.ts';
import { termsOf } from '../model/search-terms.ts';
import { slugsLike } from '../model/compose-slug.ts';

/** Who saves: nobody where the schedule does. */
type Saver = { caller?: Caller; restoredFrom?: number };

/** What an article is to be, and whether its slug may be made different where another has it. */
export type Wanted = { article: StoredArticle; isSlugMade: boolean };

/**
 * Writes an article, all that belongs to it and a revision, all or nothing.
 * @param before what it was; undefined for a new one
 * @throws CONFLICT where somebody else has saved it since, INVALID_PAYLOAD for the slug of another one
 */
export async function saveArticle(
  context: ContentContext,
  before: StoredArticle | undefined,
  { article: wanted, isSlugMade }: Wanted,
  saver: Saver,
): Promise<StoredArticle> {
  const { sql } = context;
  return sql.transaction(async () => {
    if (!before) await insertArticle(sql, wanted);
    else if (!(await updateArticle(sql, wanted, before.revision)))
      throw await articleConflict(context, wanted.id);
    const article = { ...wanted, slug: await settleSlug(context, before, wanted, isSlugMade) };
    // Only now is it known: what others have is known when they cannot change it any more.
    if (article.slug !== wanted.slug) await updateArticle(sql, article, article.revision);
    await replaceParts(sql, article.id, partsOf(article, context.publicUrl));
    await saveMediaUses(sql, article.id, mediaOf(article, context.publicUrl));
    await keepRevision(context, article, saver);
    return article;
  });
}

async function settleSlug(
  { sql }: ContentContext,
  before: StoredArticle | undefined,
  { id: article_id, kind, slug: wanted }: StoredArticle,
  isMade: boolean,
): Promise<string> {
  const section = sectionOf(kind);
  if (before?.slug === wanted) return wanted;
  for (const slug of isMade ? slugsLike(wanted) : [wanted]) {
    if (!(await claimSlug(sql, { section, slug, article_id }))) continue;
    // What readers never saw is linked from nowhere.
    if (before && before.first_published_at === null && before.slug !== slug) {
      await releaseSlug(sql, { section, slug: before.slug, article_id });
    }
    return slug;
  }
  throw invalidPayload({ slug: ['is, or was, the address of another article'] });
}

/** What belongs to an article, as it follows from what it says. */
function partsOf(article: StoredArticle, publicUrl: string): ArticleParts {
  const { kind, state, publish_at, texts, tags, slug, authors, datasets } = article;
  const isRead = state === 'published' && sectionOf(kind) === 'article';
  const written = Object.values(texts);
  const titles = written.map(({ title }) => title);
  return {
    texts: (['en', 'fr'] as const).flatMap((language) => {
      const text = texts[language];
      return text
        ? [{ language, ...text, reading_minutes: readingMinutes(text.body), lead: leadOf(text.body) }]
        : [];
    }),
    tags: [...new Set(tags.map(foldText))].map((folded) => ({
      folded,
      publish_at: isRead ? publish_at : null,
    })),
    words: searchWords([...titles, slug, ...tags, ...authors].join(' ')),
    terms: termsOf({
      title: titles,
      tags,
      summary: written.map(({ excerpt }) => excerpt),
      body: written.map(({ body }) => body),
    }),
    datasets: [...new Set([...datasets, ...embedded(article, publicUrl, 'datasets')])],
  };
}

function mediaOf(article: StoredArticle, publicUrl: string): string[] {
  const { featured_media } = article;
  return [
    ...new Set([...(featured_media ? [featured_media] : []), ...embedded(article, publicUrl, 'media')]),
  ];
}

function embedded({ texts }: StoredArticle, publicUrl: string, kind: 'datasets' | 'media'): string[] {
  return Object.values(texts).flatMap(({ body }) => embedsIn(body, publicUrl)[kind]);
}

async function keepRevision(
  { sql }: ContentContext,
  article: StoredArticle,
  { caller, restoredFrom }: Saver,
): Promise<void> {
  const { id, revision, updated_at, created_at: _made, first_published_at: _first, ...document } = article;
  await insertRevision(sql, {
    article_id: id,
    number: revision,
    saved_at: updated_at,
    saved_by: caller ? (identityOf(caller) ?? null) : null,
    saved_with: caller?.kind === 'key' ? caller.name : null,
    state: article.state,
    restored_from: restoredFrom ?? null,
    document: JSON.stringify(document),
  });
}
