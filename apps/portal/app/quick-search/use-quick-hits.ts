import { useEffect, useState } from 'react';
import type { QuickHit } from './find-names.ts';

export type QuickHits = QuickHit[] | 'loading' | 'failed';

/** Asks for the hits of `text` while `wanted`; the last answer stays until the next one is there. */
export function useQuickHits(text: string, wanted: boolean): QuickHits {
  const [hits, setHits] = useState<QuickHits>('loading');
  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    fetchHits(text, controller.signal).then(setHits, () => {
      if (!controller.signal.aborted) setHits('failed');
    });
    return () => controller.abort();
  }, [text, wanted]);
  return hits;
}

async function fetchHits(text: string, signal: AbortSignal): Promise<QuickHit[]> {
  const answer = await fetch(`/quick-search?${new URLSearchParams({ sq: text.trim() })}`, { signal });
  if (!answer.ok) throw new Error(`Request failed with status code ${answer.status}`);
  return answer.json();
}
