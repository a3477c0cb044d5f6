/** The state of a search as its address carries it. */
export interface SearchState {
  /** What is listed: datasets, or the columns of their tables. */
  tab: Tab;
  text: string;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Absent where the visitor did not choose; see {@link sortOf}. */
  sortBy?: SortOrder;
  chosen: Record<FacetName, string[]>;
  /** Lists datasets that are not ready for the public yet. */
  developer: boolean;
  /** Finds what was typed, not what was probably meant. */
  exact: boolean;
  /** Parameters that belong to others; they stay in the address. */
  others: [string, string][];
}

export const tabs = ['datasets', 'columns'] as const;
export type Tab = (typeof tabs)[number];

export const facetNames = [
  'sectors',
  'granularity',
  'frequency',
  'format',
  'organization',
  'license',
  'tags',
] as const;
export type FacetName = (typeof facetNames)[number];

/** The facets of each list. */
export const facetsOf: Record<Tab, readonly FacetName[]> = {
  datasets: facetNames,
  columns: ['sectors', 'granularity', 'organization'],
};

export const sortOrders = ['relevance', 'lastModified', 'title'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const pageSizes = [10, 25, 50, 100] as const;
const usualPageSize = 25;
/** Longer texts are cut: nobody types them, and every word costs a search. */
export const longestText = 200;

const ours = new Set<string>(['tab', 'sq', 'page', 'rows', 'sortBy', 'dev_mode', 'exact', ...facetNames]);

/** Reads a search from its address; whatever makes no sense counts as not said. */
export function readSearch(query: URLSearchParams): SearchState {
  const sortBy = sortOrders.find((order) => order === query.get('sortBy'));
  const pageSize = pageSizes.find((size) => String(size) === query.get('rows'));
  const chosen = (name: FacetName) => [...new Set(query.getAll(name).filter((value) => value.trim() !== ''))];
  return {
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'datasets',
    text: (query.get('sq') ?? '').trim().slice(0, longestText),
    page: wholeFrom1(query.get('page')),
    pageSize: pageSize ?? usualPageSize,
    ...(sortBy ? { sortBy } : {}),
    chosen: Object.fromEntries(facetNames.map((name) => [name, chosen(name)])) as SearchState['chosen'],
    developer: query.get('dev_mode') === 'true',
    exact: query.get('exact') === 'true',
    others: [...query].filter(
      ([name, value]) => !ours.has(name) || (name === 'dev_mode' && value !== 'true'),
    ),
  };
}

/** Writes the address of a search: what is usual is left out, what belongs to others is kept. */
export function writeSearch(state: SearchState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.tab !== 'datasets') query.set('tab', state.tab);
  if (state.text) query.set('sq', state.text);
  for (const name of facetNames) for (const value of state.chosen[name]) query.append(name, value);
  if (state.sortBy) query.set('sortBy', state.sortBy);
  if (state.pageSize !== usualPageSize) query.set('rows', String(state.pageSize));
  if (state.page > 1) query.set('page', String(state.page));
  if (state.exact) query.set('exact', 'true');
  if (state.developer) query.set('dev_mode', 'true');
  for (const [name, value] of state.others) query.append(name, value);
  return query;
}

/** The path of a search. */
export function searchPath(state: SearchState): string {
  const query = writeSearch(state).toString();
  return query ? `/search?${query}` : '/search';
}

/** The order of the list: what was chosen, else the best match first, or the newest where nothing is sought. */
export function sortOf(state: Pick<SearchState, 'sortBy' | 'text'>): SortOrder {
  if (state.sortBy && (state.sortBy !== 'relevance' || state.text)) return state.sortBy;
  return state.text ? 'relevance' : 'lastModified';
}

/** The search with one value of a facet chosen or no longer chosen, from its first page. */
export function toggleFacet(state: SearchState, name: FacetName, value: string): SearchState {
  const values = state.chosen[name];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...state, page: 1, chosen: { ...state.chosen, [name]: next } };
}

/** The search with no facet chosen. */
export function clearFacets(state: SearchState): SearchState {
  const none = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as SearchState['chosen'];
  return { ...state, page: 1, chosen: none };
}

function wholeFrom1(text: string | null): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? number : 1;
}

/** How many values of all facets are chosen. */
export function countChosen(state: SearchState): number {
  return facetNames.reduce((count, name) => count + state.chosen[name].length, 0);
}

/** The search form's name: the controls beside the field belong to it too. */
export const searchForm = 'search-form';
