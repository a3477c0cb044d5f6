import type { FieldErrors } from '@gazetteer/kernel';
import type { StoredArticle } from '../model/article.ts';
import type { ArticleState } from '../model/content-tables.ts';

/** Whether, and since when, readers see an article. */
type Publication = Pick<StoredArticle, 'state' | 'publish_at' | 'first_published_at'>;

/** What an article may become. Who wants to publish again at another time takes it back first. */
const successors: Record<ArticleState, readonly ArticleState[]> = {
  draft: ['draft', 'scheduled', 'published', 'archived'],
  scheduled: ['draft', 'scheduled', 'published', 'archived'],
  published: ['draft', 'published', 'archived'],
  archived: ['draft', 'scheduled', 'published', 'archived'],
};

/** What becomes of an article, and what is wrong with that. */
type Decision = { publication: Publication; problems: FieldErrors };

export const unpublished: Publication = { state: 'draft', publish_at: null, first_published_at: null };

/**
 * What becomes of an article, or what is wrong with what is wanted.
 * @param wanted what somebody wants changed; `publish_at` is a time in ISO 8601, in UTC
 */
export function decidePublication(
  before: Publication,
  wanted: { state?: ArticleState | undefined; publish_at?: string | null | undefined },
  now: string,
): Decision {
  const state = wanted.state ?? before.state;
  if (!successors[before.state].includes(state)) {
    const rule = `what is ${before.state} cannot become ${state}; make it a draft first`;
    return { publication: before, problems: { state: [rule] } };
  }
  if (state === 'scheduled') return schedule(before, wanted.publish_at ?? before.publish_at, now);
  if (state === 'published') return publish(before, wanted.publish_at ?? undefined, now);
  const publish_at = wanted.publish_at === undefined ? before.publish_at : wanted.publish_at;
  return { publication: { state, publish_at, first_published_at: before.first_published_at }, problems: {} };
}

function schedule(before: Publication, publish_at: string | null, now: string): Decision {
  const { first_published_at } = before;
  const publication: Publication = { state: 'scheduled', publish_at, first_published_at };
  if (publish_at === null) return { publication, problems: { publish_at: ['Missing value'] } };
  // The time of one that is saved while it is due needs no decision any more.
  const isNew = before.state !== 'scheduled' || publish_at !== before.publish_at;
  const isAhead = publish_at > now || !isNew;
  return { publication, problems: isAhead ? {} : { publish_at: ['must be a time ahead'] } };
}

function publish(before: Publication, given: string | undefined, now: string): Decision {
  const publication: Publication = {
    state: 'published',
    publish_at: given ?? dateOf(before, now),
    first_published_at: before.first_published_at ?? now,
  };
  const isAhead = given !== undefined && given > now;
  return {
    publication,
    problems: isAhead ? { publish_at: ['must not be a time ahead: schedule it instead'] } : {},
  };
}

/** What readers saw before keeps its date; everything else is of now. */
function dateOf({ state, publish_at, first_published_at }: Publication, now: string): string {
  const wasRead = state === 'published' || first_published_at !== null;
  return wasRead && publish_at !== null && publish_at <= now ? publish_at : now;
}
