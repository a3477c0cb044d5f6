import { storedDrafts, type TextStore } from '@gazetteer/site';

/** A list as somebody filtered it, under the name that they gave it. */
export interface SavedFilter {
  name: string;
  /** The query of its address. */
  search: string;
}

type KeptFilter = SavedFilter & { kept_at: string };

const filters = storedDrafts<KeptFilter>({
  prefix: 'gazetteer-filter',
  accept: ({ name, search, kept_at }) =>
    typeof name === 'string' && typeof search === 'string' && typeof kept_at === 'string'
      ? { name, search, kept_at }
      : undefined,
  most: 100,
});

/** The filters of one list that a person keeps in this browser; without a store nothing is kept. */
export function keptFilters(store: TextStore | undefined, person: string, list: string) {
  const addressOf = (name: string) => `${list}/${name}`;
  return {
    read: (): SavedFilter[] =>
      store === undefined
        ? []
        : filters
            .list(store, person)
            .filter(({ name, address }) => address === addressOf(name))
            .map(({ name, search }) => ({ name, search }))
            .toSorted((one, other) => one.name.localeCompare(other.name)),
    save: ({ name, search }: SavedFilter) => {
      if (store)
        filters.save(store, person, addressOf(name), { name, search, kept_at: new Date().toISOString() });
    },
    forget: (name: string) => {
      if (store) filters.remove(store, person, addressOf(name));
    },
  };
}
