import type { ContentContext } from '../model/content-context.ts';
import { ContentError } from '../model/content-error.ts';
import { dueArticles, findArticle } from './article.store.ts';
import { saveArticle } from './save-article.ts';

const AT_A_TIME = 20;

/**
 * Publishes what is due, each article on its own, so that one that cannot be saved keeps no other from its readers.
 * Any number of processes may do so at once: what another has published is left to it.
 * @returns how many were published
 */
export async function publishDueArticles(context: ContentContext): Promise<number> {
  const now = context.clock().toISOString();
  const due = await dueArticles(context.sql, now, AT_A_TIME);
  let published = 0;
  for (const id of due) published += (await publishDue(context, id, now)) ? 1 : 0;
  return published;
}

async function publishDue(context: ContentContext, id: string, now: string): Promise<boolean> {
  const before = await findArticle(context.sql, id);
  if (before?.state !== 'scheduled' || before.publish_at === null || before.publish_at > now) return false;
  const article = {
    ...before,
    state: 'published' as const,
    first_published_at: before.first_published_at ?? now,
    revision: before.revision + 1,
    updated_at: now,
  };
  try {
    await saveArticle(context, before, { article, isSlugMade: false }, {});
    return true;
  } catch (error) {
    // An editor was faster: what became of it is the editor's decision.
    if (error instanceof ContentError && (error.code === 'CONFLICT' || error.code === 'FORBIDDEN'))
      return false;
    throw error;
  }
}
