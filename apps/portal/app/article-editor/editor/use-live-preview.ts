import { useEffect, useState } from 'react';
import type { Language } from '../../site/site.ts';

export interface LivePreview {
  html: string;
  minutes: number;
  /** True where the text has gone on and could not be drawn anew. */
  isStale: boolean;
}

/** How long a text rests before it is drawn. */
const PAUSE = 350;

/** The text as readers will see it, drawn by the service that draws it for them. */
export function useLivePreview(body: string, language: Language, isShown: boolean): LivePreview | undefined {
  const [preview, setPreview] = useState<LivePreview>();
  useEffect(() => {
    if (!isShown) return undefined;
    const leaving = new AbortController();
    const draw = async () => {
      try {
        const answer = await fetch('/api/content/preview', {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify({ body, language }),
          signal: leaving.signal,
        });
        if (!answer.ok) throw new Error(`the preview was answered with ${answer.status}`);
        const { data } = (await answer.json()) as { data: { html: string; reading_minutes: number } };
        setPreview({ html: data.html, minutes: data.reading_minutes, isStale: false });
      } catch {
        if (!leaving.signal.aborted)
          setPreview((before) => ({ html: '', minutes: 0, ...before, isStale: true }));
      }
    };
    const timer = setTimeout(() => void draw(), PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [body, language, isShown]);
  return preview;
}
