import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { replayEvents } from './event-replay.ts';
import style from './late-part.module.css';

/**
 * A part of the page whose script comes after the others', by `lazy`.
 * React forgets what is pressed in such a part before then: here it waits, and is done when the script has come.
 */
export function LatePart({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  return (
    // The script takes the mark away when it comes, which React need not know.
    <div ref={part} className={style.part} data-late="" suppressHydrationWarning>
      <Suspense fallback={fallback}>
        {children}
        <Arrival part={part} />
      </Suspense>
    </div>
  );
}

function Arrival({ part }: { part: RefObject<HTMLDivElement | null> }) {
  useLayoutEffect(() => {
    if (part.current) replayEvents(part.current);
  }, [part]);
  return null;
}
