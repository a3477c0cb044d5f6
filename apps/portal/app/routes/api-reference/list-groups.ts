import type { ApiReference } from '@gazetteer/site';

/** A group of calls as a link to it. */
export interface ListedGroup {
  name: string;
  title: string;
  /** How many calls it has. */
  count: number;
}

/** The groups of the reference, each with how many calls it has in all. */
export function listGroups(reference: ApiReference): ListedGroup[] {
  return reference.groups().map(({ name, title, calls }) => ({ name, title, count: calls.length }));
}
