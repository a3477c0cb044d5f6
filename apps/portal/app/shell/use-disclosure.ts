import { type RefObject, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useDismiss } from './use-dismiss.ts';

export interface Disclosure {
  details: RefObject<HTMLDetailsElement | null>;
  onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
}

/**
 * Makes a menu of a `<details>`, which opens and closes by itself without script: Escape, a click elsewhere and a
 * choice close it.
 */
export function useDisclosure(): Disclosure {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const close = useCallback(() => {
    const element = details.current;
    if (!element?.open) return;
    // The focus goes back to where the list was opened from, unless it is elsewhere already.
    if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
    element.open = false;
  }, []);
  useDismiss(details, isOpen, close);
  const place = useRef(key);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    // On the page it came with, it may have been opened before this script was there.
    if (place.current === key) setOpen(element.open);
    else element.open = false;
    place.current = key;
  }, [key]);
  const onToggle = useCallback<Disclosure['onToggle']>((event) => setOpen(event.currentTarget.open), []);
  return { details, onToggle };
}
