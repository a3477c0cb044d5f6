import type { Caller } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import type { SearchNews } from '../model/news.ts';
import type { SearchSubject } from '../model/subject.ts';
import type { SearchAnswer } from './answers.ts';
import type { Look } from './look.ts';
import { MOST_LISTED } from './look-at-organization.ts';

/**
 * What is remembered of a search: the newest datasets that it found, by their ids. Where it found more than are
 * remembered, `since` says how old the oldest of those is, and nothing older counts as new.
 */
export type SearchSeen = { ids: string[]; since: string | null };

/** Datasets that are remembered of a search. */
const MOST_FOUND = 1000;

/** Looks at what a search finds for a reader. @throws search_syntax, search_query */
export async function lookAtSearch(
  { call, listedOnly }: Pick<FollowContext, 'call' | 'listedOnly'>,
  caller: Caller,
  { q, fq, page }: SearchSubject,
  seen: SearchSeen | undefined,
): Promise<Look<SearchSeen>> {
  const input = {
    ...(q === '' ? {} : { q }),
    fq_list: [...listedOnly, ...fq],
    sort: 'metadata_created desc, name asc',
    rows: MOST_FOUND,
    fl: ['id', 'name', 'title', 'metadata_created'],
  };
  const { count, results } = (await call('package_search', input, caller)) as SearchAnswer;
  const oldest = results.at(-1)?.metadata_created ?? null;
  const next = { ids: results.map(({ id }) => id), since: count > results.length ? oldest : null };
  const title = titleOf(page);
  if (!seen) return { title, seen: next };
  const known = new Set(seen.ids);
  const fresh = results.filter(
    ({ id, metadata_created: made }) => !known.has(id) && (seen.since === null || made >= seen.since),
  );
  const listed = fresh.map(({ id, name, title: called }) => ({
    id,
    name,
    title: called || name,
    isNew: true,
  }));
  const news: SearchNews | undefined =
    listed.length === 0
      ? undefined
      : {
          kind: 'search',
          title,
          page,
          datasets: listed.slice(0, MOST_LISTED),
          more: Math.max(0, listed.length - MOST_LISTED),
          // None of those that were known is among them: others may be new, too.
          ...(fresh.length === results.length && count > results.length && { areMore: true }),
        };
  return { title, seen: next, news };
}

/** What people call a search: its words and the values of its facets. */
function titleOf(page: string): string {
  const { searchParams } = new URL(page, 'http://site.invalid');
  const silent = new Set(['page', 'rows', 'sortBy', 'tab', 'exact', 'lng']);
  return [...searchParams]
    .filter(([name, value]) => !silent.has(name) && value.trim() !== '')
    .map(([, value]) => value.trim())
    .join(', ');
}
