import { LRUCache } from '@gazetteer/kernel';
import type { FullText, StemSequence } from './full-text.store.ts';
import { OrdinalSet } from './ordinal-set.ts';

const REMEMBERED = 400;
/** Above so many changed documents it is quicker to ask for everything again. */
const MOST_CHANGES = 200;

/** Says which documents have changed after a version; undefined when they are too many to follow. */
export type ChangesAfter = (version: number, most: number) => Promise<readonly number[] | undefined>;

type Remembered = { version: number; found: Promise<OrdinalSet> };

/**
 * The same full text, but what was found is kept: the next page, another facet or another sort of the same words asks
 * the database nothing about words again. When documents have changed, only these are asked for again, so that the
 * commonest words cost no more than rare ones while a catalogue is being written to.
 */
export function rememberFullText<Part extends string>(fullText: FullText<Part>, changesAfter: ChangesAfter) {
  const remembered = new LRUCache<string, Remembered>({ max: REMEMBERED });
  let changes = { from: 0, to: 0, ordinals: Promise.resolve<readonly number[] | undefined>(undefined) };

  /** The full text as it was found at this version or after. */
  return function at(version: number): FullText<Part> {
    return {
      ...fullText,
      find(sequence, parts) {
        const key = JSON.stringify([sequence.stems, sequence.prefix, parts]);
        const known = remembered.get(key);
        const entry =
          known && known.version >= version
            ? known
            : {
                version,
                found: known ? follow(known, version, sequence, parts) : fullText.find(sequence, parts),
              };
        remembered.set(key, entry);
        entry.found.catch(() => remembered.delete(key));
        return entry.found;
      },
    };
  };

  async function follow(
    known: Remembered,
    version: number,
    sequence: StemSequence,
    parts: readonly Part[],
  ): Promise<OrdinalSet> {
    if (changes.from !== known.version || changes.to !== version)
      changes = { from: known.version, to: version, ordinals: changesAfter(known.version, MOST_CHANGES) };
    const changed = await changes.ordinals;
    if (!changed) return fullText.find(sequence, parts);
    const [before, again] = await Promise.all([known.found, fullText.find(sequence, parts, changed)]);
    return before.difference(OrdinalSet.of(changed)).union(again);
  }
}
