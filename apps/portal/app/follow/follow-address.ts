/** What a follow begins with, as the address of its form says it. */
export type FollowTarget =
  | { dataset: string }
  | { organization: string }
  /** The query of a search page. */
  | { search: string }
  /** The id of a table, and the filters that stand on its page. */
  | { table: string; filters: URLSearchParams };

/** The form by which something is followed. It works without script, and asks who is not signed in to sign in first. */
export function followAddress(target: FollowTarget): string {
  if ('search' in target) return `/search/follow?${target.search}`;
  const query = new URLSearchParams('filters' in target ? target.filters : undefined);
  for (const [name, value] of Object.entries(target)) {
    if (typeof value === 'string') query.set(name, value);
  }
  return `/follow?${query}`;
}
