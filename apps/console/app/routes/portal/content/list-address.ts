import type { ArticleKind, ArticleState } from '../../../article-editor/article-record.ts';
import { readPageNumber } from '../../../parts/page-number.ts';

export const articleStates = [
  'draft',
  'scheduled',
  'published',
  'archived',
] as const satisfies ArticleState[];
export const listedKinds = ['blog', 'news', 'event'] as const satisfies ArticleKind[];

/** What the address of the list says: which articles are listed. */
export interface ListQuery {
  state: ArticleState | undefined;
  kind: (typeof listedKinds)[number] | undefined;
  search: string;
  page: number;
}

/** Articles on one page of the list. */
export const pageSize = 25;
const longestSearch = 200;
const furthestPage = 4000;

export function readListQuery(query: URLSearchParams): ListQuery {
  return {
    state: articleStates.find((one) => one === query.get('state')),
    kind: listedKinds.find((one) => one === query.get('kind')),
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    page: readPageNumber(query.get('page'), furthestPage),
  };
}

/** The address of a list; what narrows nothing is left out. */
export function listAddress(query: ListQuery): string {
  const given = filtersOf(query);
  if (query.page > 1) given.set('page', String(query.page));
  return given.size > 0 ? `/console/content?${given}` : '/console/content';
}

/** What narrows the list, under the names that the address and the service share. */
export function filtersOf({ state, kind, search }: ListQuery): URLSearchParams {
  const filters = new URLSearchParams();
  if (state) filters.set('state', state);
  if (kind) filters.set('kind', kind);
  if (search) filters.set('search', search);
  return filters;
}
