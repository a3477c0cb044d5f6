import type { ListedCall, ReferenceGroup } from '@gazetteer/site';
import type { SiteContext } from '@gazetteer/site/server';
import { redirect } from 'react-router';
import { filterCalls } from './filter-calls.ts';
import { listGroups } from './list-groups.ts';
import { wordsOf } from './reference-words.ts';

/** A group and how many calls it has; those of them that were looked for. */
export interface FoundGroup extends ReferenceGroup {
  count: number;
  calls?: readonly ListedCall[];
}

export type CallList = ReturnType<typeof loadCalls>;

/**
 * The groups of the reference; with words, the calls that have them. All calls at once are too many for a phone.
 * @param query `q` has the words; `call` is the id of a call
 * @throws a redirect to the call, where there is one of that id
 */
export function loadCalls({ reference, locale, publicUrl }: SiteContext, query: URLSearchParams) {
  const made = reference(locale);
  const all = made.groups();
  const id = query.get('call');
  const home = all.find(({ calls }) => calls.some((call) => call.id === id));
  if (id && home) throw redirect(`/api/docs/${home.name}#${encodeURIComponent(id)}`);
  const words = (query.get('q') ?? '').trim();
  const groups: FoundGroup[] = words
    ? filterCalls(all, words).map((group) => ({ ...group, count: group.calls.length }))
    : all.map(({ calls, ...group }) => ({ ...group, count: calls.length }));
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  // Where all groups are shown, the way to each of them is the page itself.
  const ways = words ? listGroups(made) : [];
  const { title, description } = wordsOf(locale);
  return { title, description, publicUrl, words, count, groups, ways };
}
