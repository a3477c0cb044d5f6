import { InlineScript, type Language } from '@gazetteer/site';
import { pictureScript } from '@gazetteer/ui';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const LiveEmbed = lazy(() => import('./live-embed.tsx'));

/** How far below the window a chart is fetched before it is scrolled to. */
const margin = '200px';
/** What readers do: some move, some scroll, some press. */
const acts = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/**
 * A text of the team's with what is embedded in it. Its charts come as pictures of the server's; each is overlaid by
 * one that answers to pointer and keys when it comes into sight, in exactly the same room. The script that draws is
 * larger than the page: it is fetched for a reader who has done something, not for one who has only arrived.
 * A text that becomes another one needs another `key`.
 */
export function ArticleText({ html, language }: { html: string; language: Language }) {
  const text = useRef<HTMLDivElement>(null);
  const figures = useFiguresInSight(text);
  // In a page that is served, the script behind the text has done this before pictures were fetched.
  useEffect(() => window.gazetteerTheme?.(), []);
  return (
    <>
      <div ref={text} className="article-text" lang={language} dangerouslySetInnerHTML={{ __html: html }} />
      <InlineScript text={pictureScript} />
      {figures.map((figure) =>
        createPortal(
          <Suspense fallback={null}>
            <LiveEmbed figure={figure} visID={figure.dataset.chart ?? ''} />
          </Suspense>,
          figure,
          figure.dataset.chart,
        ),
      )}
    </>
  );
}

/** The chart figures of a text that have come into sight of an active reader; one that has stays among them. */
function useFiguresInSight(text: RefObject<HTMLElement | null>): HTMLElement[] {
  const [seen, setSeen] = useState<HTMLElement[]>([]);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        const found = near.map(({ target }) => target as HTMLElement);
        for (const figure of found) {
          watch.unobserve(figure);
          // The chart that comes says when it is there.
          figure.setAttribute('aria-busy', 'true');
        }
        if (found.length > 0) setSeen((before) => [...before, ...found]);
      },
      { rootMargin: margin },
    );
    const active = new AbortController();
    const begin = () => {
      active.abort();
      for (const figure of text.current?.querySelectorAll('figure[data-chart]') ?? []) watch.observe(figure);
    };
    for (const act of acts) window.addEventListener(act, begin, { passive: true, signal: active.signal });
    return () => {
      active.abort();
      watch.disconnect();
    };
  }, [text]);
  return seen;
}
