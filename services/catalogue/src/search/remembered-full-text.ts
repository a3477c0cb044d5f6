import type { FullText } from './full-text.store.ts';
import type { OrdinalSet } from './ordinal-set.ts';

const REMEMBERED = 300;

/**
 * The same full text, but what was found at one version of the index is kept: the next page, another facet or another
 * sort of the same words asks the database nothing about words again.
 */
export function rememberFullText(fullText: FullText) {
  let remembered = new Map<string, Promise<OrdinalSet>>();
  let rememberedVersion = 0;

  /** The full text as it was found at this version or after. */
  return function at(version: number): FullText {
    if (version !== rememberedVersion) {
      remembered = new Map();
      rememberedVersion = version;
    }
    const found = remembered;
    return {
      ...fullText,
      find(sequence, parts) {
        const key = JSON.stringify([sequence.stems, sequence.prefix, parts]);
        const known = found.get(key);
        found.delete(key);
        const result = known ?? fullText.find(sequence, parts);
        found.set(key, result);
        if (!known) result.catch(() => found.delete(key));
        const [oldest] = found.keys();
        if (found.size > REMEMBERED && oldest !== undefined) found.delete(oldest);
        return result;
      },
    };
  };
}
