import { LRUCache } from '@gazetteer/kernel';
import type { Label, SearchTermsStore, Term } from './search-terms.store.ts';

const REMEMBERED = 20_000;

/** What values of fields are called, where it is something else than the value. */
export type Labels = (wanted: readonly Term[]) => Promise<Label[]>;

/**
 * The labels of values, kept as long as the index stays as it is: every search counts the same facets and would ask the
 * database again what their values are called.
 */
export function rememberLabels(terms: SearchTermsStore) {
  // No labels stand for a value that is called nothing else.
  let known = new LRUCache<string, readonly Label[]>({ max: REMEMBERED });
  let rememberedVersion = 0;

  /** The labels as they are at this version or after. */
  return function at(version: number): Labels {
    if (version !== rememberedVersion) known = new LRUCache({ max: REMEMBERED });
    rememberedVersion = version;
    // Whoever asks at an older version goes on with what was known then.
    const cached = known;
    return async (wanted) => {
      const labels = new Map(wanted.map((term) => [keyOf(term), cached.get(keyOf(term))]));
      const unknown = wanted.filter((term) => !labels.get(keyOf(term)));
      if (unknown.length > 0) {
        const found = Map.groupBy(await terms.labels(unknown), keyOf);
        for (const key of unknown.map(keyOf)) {
          const called = found.get(key) ?? [];
          labels.set(key, called);
          cached.set(key, called);
        }
      }
      return wanted.flatMap((term) => labels.get(keyOf(term)) ?? []);
    };
  };
}

/** Under which field it is kept what the values of a field are called in a language. */
export const labelField = (field: string, language: string) => `${field}@${language}`;

const keyOf = ({ field, value }: Term) => `${field}\n${value}`;
