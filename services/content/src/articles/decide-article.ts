import type { FieldErrors } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { invalidPayload } from '../model/content-error.ts';
import { findAllMedia } from '../media/media.store.ts';
import { sectionOf, type StoredArticle } from '../model/article.ts';
import type { ArticleChange } from '../model/article.contract.ts';
import { decidePublication } from './article-states.ts';
import { slugOf, slugProblem } from '../model/compose-slug.ts';
import { leadingTitle, noteUnreadable, readTime, readWords } from './read-article-input.ts';
import type { Wanted } from './save-article.ts';

/** What a draft without a title is called in its address, until it has one. */
const UNTITLED = 'untitled';
const PLACEHOLDER = /^untitled(-|$)/;

/**
 * Says what an article would be after a change, checked by every rule.
 * @throws INVALID_PAYLOAD that names all fields that are wrong
 */
export async function decideArticle(
  context: ContentContext,
  before: StoredArticle,
  change: Omit<ArticleChange, 'revision'>,
): Promise<Wanted> {
  const now = context.clock().toISOString();
  const problems: FieldErrors = {};
  const words = readWords(before, change, problems);
  const publish_at = readTime('publish_at', change.publish_at, problems);
  const { publication, problems: ofState } = decidePublication(
    before,
    { state: change.state, publish_at },
    now,
  );
  for (const [field, texts] of Object.entries(ofState)) problems[field] ??= texts;
  if (sectionOf(words.kind) !== sectionOf(before.kind)) {
    problems['kind'] = ['cannot change between page and article'];
  }
  if (publication.state === 'scheduled' || publication.state === 'published') noteUnreadable(words, problems);
  await noteMissingPicture(context, before, words.featured_media, problems);
  const { slug, isSlugMade } = decideSlug(before, { ...before, ...words }, change.slug, problems);
  if (Object.keys(problems).length > 0) throw invalidPayload(problems);
  const revision = before.revision + 1;
  return {
    article: { ...before, ...words, ...publication, slug, revision, updated_at: now },
    isSlugMade,
  };
}

async function noteMissingPicture(
  { sql }: ContentContext,
  before: StoredArticle,
  id: string | null,
  problems: FieldErrors,
): Promise<void> {
  if (id === null || id === before.featured_media) return;
  const [media] = await findAllMedia(sql, [id]);
  if (!media) problems['featured_media'] = ['is no picture of the library'];
}

/** A chosen slug is kept as it is; one that is made follows the title until there is one. */
function decideSlug(
  before: StoredArticle,
  { kind, texts }: StoredArticle,
  given: string | null | undefined,
  problems: FieldErrors,
): Pick<Wanted, 'isSlugMade'> & { slug: string } {
  if (given && given !== before.slug) {
    const problem = slugProblem(given, sectionOf(kind));
    if (problem) problems['slug'] = [problem];
    return { slug: given, isSlugMade: false };
  }
  const title = leadingTitle(texts);
  const isOutgrown = before.first_published_at === null && PLACEHOLDER.test(before.slug) && title !== '';
  const isWanted = before.slug === '' || given === null || given === '';
  if (!isOutgrown && !isWanted) return { slug: before.slug, isSlugMade: false };
  return { slug: slugOf(title, UNTITLED), isSlugMade: true };
}
