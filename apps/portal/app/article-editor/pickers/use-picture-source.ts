import { useEffect, useState } from 'react';
import { askContent } from './ask-content.ts';
import type { MediaRecord } from './media-record.ts';

/** The address of a picture of the library; asked for where it is not known yet. */
export function usePictureSource(id: string, known: Readonly<Record<string, string>>): string | undefined {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const source = known[id] ?? found[id];
  useEffect(() => {
    if (!id || source) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await askContent<{ data: MediaRecord }>(
        `/media/${encodeURIComponent(id)}`,
        leaving.signal,
      );
      if (answer) setFound((before) => ({ ...before, [id]: answer.data.picture.src }));
    };
    void ask();
    return () => leaving.abort();
  }, [id, source]);
  return source;
}
