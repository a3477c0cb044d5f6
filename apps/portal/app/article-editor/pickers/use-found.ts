import { useEffect, useState } from 'react';

export type Found<Item> =
  | { state: 'looking' }
  | { state: 'failed' }
  | { state: 'found'; items: readonly Item[]; words: string };

/** How long somebody pauses before what they type is looked for. */
const PAUSE = 250;

/**
 * What is found by words that are being typed; the newest without any.
 * @param look asks for it; undefined where it cannot be had. It must be the same function each time
 */
export function useFound<Item>(
  words: string,
  look: (words: string, signal: AbortSignal) => Promise<readonly Item[] | undefined>,
): Found<Item> {
  const [found, setFound] = useState<Found<Item>>({ state: 'looking' });
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const items = await look(words, leaving.signal);
      if (leaving.signal.aborted) return;
      setFound(items ? { state: 'found', items, words } : { state: 'failed' });
    };
    const timer = setTimeout(() => void ask(), words ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [words, look]);
  return found;
}
