import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useDismiss } from '../focus/use-dismiss.ts';

/**
 * Makes a menu of a `<details>`, which opens and closes by itself without script: Escape, a click elsewhere and a
 * choice close it.
 */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => {
    const element = details.current;
    if (!element?.open) return;
    // The focus goes back to where the list was opened from, unless it is elsewhere already.
    if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
    element.open = false;
  };
  // The browser opens it, and tells so later: who is quick has pressed Escape by then.
  useDismiss(details, true, close);
  const place = useRef(key);
  useEffect(() => {
    // On the page it came with, it may have been opened before this script was there.
    if (place.current !== key && details.current) details.current.open = false;
    place.current = key;
  }, [key]);
  return details;
}
