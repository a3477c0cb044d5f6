import type { ActionInput } from '@gazetteer/client';
import { listedOnly, plainWords, publisherOnly, quotedValue } from '@gazetteer/site';
import {
  countChosen,
  type FacetName,
  facetNames,
  facetsOf,
  type SearchState,
  type SortOrder,
  sortOf,
} from './search-address.ts';

/** The field of the search index behind each facet. */
export const facetFields: Record<FacetName, string> = {
  sectors: 'sector',
  granularity: 'granularity',
  frequency: 'frequency',
  format: 'res_format',
  organization: 'organization',
  license: 'license_id',
  tags: 'tags',
};

const sorts: Record<SortOrder, string> = {
  relevance: 'score desc, metadata_modified desc',
  lastModified: 'metadata_modified desc',
  title: 'title_string asc',
};

/** As many values of one facet as the page offers. */
export const mostListed = 30;

/** Puts a search as the catalogue takes it. `organizationFilter` is a clause the site adds to every listing. */
export function searchInput(state: SearchState, organizationFilter: string): ActionInput<'package_search'> {
  const clauses = [
    ...limits(state, organizationFilter),
    ...facetNames.flatMap((name) => facetClause(name, state.chosen[name])),
  ];
  return {
    ...(state.text ? { q: state.exact ? exactWords(state.text) : plainWords(state.text) } : {}),
    fq_list: clauses,
    sort: sorts[sortOf(state)],
    rows: state.pageSize,
    start: (state.page - 1) * state.pageSize,
    'facet.field': facetNames.map((name) => facetFields[name]),
    'facet.limit': mostListed + 1,
    ext_highlight: true,
    ext_facet_exclude: true,
  };
}

/** Puts a search of columns as the catalogue takes it. */
export function columnSearchInput(
  state: SearchState,
  organizationFilter: string,
): ActionInput<'column_search'> {
  const names = facetsOf.columns;
  return {
    q: state.text,
    fq_list: [
      ...limits(state, organizationFilter),
      ...names.flatMap((name) => facetClause(name, state.chosen[name])),
    ],
    rows: state.pageSize,
    start: Math.min((state.page - 1) * state.pageSize, furthestColumn),
    'facet.field': names.map((name) => facetFields[name]),
    'facet.limit': mostListed + 1,
  };
}

/** Visitors find what is listed; who asks with `dev_mode=true` finds everything of the site. */
function limits({ developer }: SearchState, organizationFilter: string): string[] {
  return developer ? publisherOnly(organizationFilter) : listedOnly(organizationFilter);
}

/** The catalogue lists no columns behind this place. */
const furthestColumn = 10_000;

/** The number of the last page of a list of `count` entries; 0 where there are none. */
export function lastPage({ tab, pageSize }: Pick<SearchState, 'tab' | 'pageSize'>, count: number): number {
  return Math.ceil((tab === 'columns' ? Math.min(count, furthestColumn) : count) / pageSize);
}

/** Whether a search asks for a page that its list does not have; the first page is there although nothing is on it. */
export function isBeyondEnd(state: Pick<SearchState, 'tab' | 'page' | 'pageSize'>, count: number): boolean {
  return state.page > Math.max(1, lastPage(state, count));
}

/** Whether the words alone found nothing: no facet has narrowed the search, and they were not taken letter by letter. */
export function isInVain(state: SearchState, count: number): boolean {
  return count === 0 && state.text !== '' && !state.exact && !state.developer && countChosen(state) === 0;
}

/** Values of one facet widen the list, further facets narrow it. */
function facetClause(name: FacetName, values: readonly string[]): string[] {
  if (values.length === 0) return [];
  return [`${facetFields[name]}:(${values.map(quotedValue).join(' OR ')})`];
}

/** The same words as a query of fields, which the catalogue takes at its word and does not correct. */
function exactWords(text: string): string {
  const words = plainWords(text).split(' ').filter(Boolean);
  return words.map((word) => `text:${quotedValue(word)}`).join(' AND ');
}
