import type { Label, SearchTermsStore, Term } from './search-terms.store.ts';

const REMEMBERED = 20_000;

/** What values of fields are called, where it is something else than the value. */
export type Labels = (wanted: readonly Term[]) => Promise<Label[]>;

/**
 * The labels of values, kept as long as the index stays as it is: every search counts the same facets and would ask the
 * database again what their values are called.
 */
export function rememberLabels(terms: SearchTermsStore) {
  let known = new Map<string, Label | undefined>();
  let rememberedVersion = 0;

  /** The labels as they are at this version or after. */
  return function at(version: number): Labels {
    if (version !== rememberedVersion) known = new Map();
    rememberedVersion = version;
    const kept = known;
    return async (wanted) => {
      const unknown = wanted.filter((term) => !kept.has(keyOf(term)));
      if (unknown.length > 0) {
        if (kept.size > REMEMBERED) return terms.labels(wanted);
        const found = new Map((await terms.labels(unknown)).map((label) => [keyOf(label), label]));
        for (const term of unknown) kept.set(keyOf(term), found.get(keyOf(term)));
      }
      return wanted.flatMap((term) => kept.get(keyOf(term)) ?? []);
    };
  };
}

const keyOf = ({ field, value }: Term) => `${field}\n${value}`;
