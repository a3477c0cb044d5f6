import { useEffect, useState } from 'react';

/**
 * Whether somebody with a touch screen has done nothing yet. Phones draw slowly, and people pay for what these fetch: until
 * the first touch or key a picture will do. Whoever has a mouse is about to point at something.
 * @returns true on the server, which does not know the screen
 */
export function useUntouched(): boolean {
  const [isUntouched, setUntouched] = useState(true);
  useEffect(() => {
    const end = () => setUntouched(false);
    if (!window.matchMedia('(pointer: coarse)').matches) {
      end();
      return undefined;
    }
    const listening = new AbortController();
    for (const name of ['pointerdown', 'click', 'keydown']) {
      window.addEventListener(name, end, { once: true, passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return isUntouched;
}
