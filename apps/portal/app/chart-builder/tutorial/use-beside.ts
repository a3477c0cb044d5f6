import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Box, placeBeside } from './place-beside.ts';

/**
 * Keeps a card beside, and a ring around, the first element in sight that carries `data-tutorial={mark}`. Both are
 * placed in the coordinates of the window.
 */
export function useBeside(mark: string) {
  const card = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    elementOf(mark)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [mark]);
  useLayoutEffect(() => {
    const place = () => {
      const thing = boxOf(elementOf(mark));
      if (card.current) {
        const { offsetWidth: width, offsetHeight: height } = card.current;
        const room = { width: window.innerWidth, height: window.innerHeight };
        move(card.current, placeBeside(thing, { width, height }, room));
      }
      if (ring.current) {
        ring.current.hidden = !thing;
        if (thing) move(ring.current, thing);
      }
    };
    place();
    // What it stands beside moves without telling: panels open, pictures come.
    const observer = new ResizeObserver(place);
    for (const one of [document.documentElement, card.current, elementOf(mark)])
      if (one) observer.observe(one);
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, { capture: true });
    };
  }, [mark]);
  return { card, ring };
}

function elementOf(mark: string): Element | undefined {
  return [...document.querySelectorAll(`[data-tutorial="${mark}"]`)].find((one) => one.checkVisibility());
}

/** Undefined where nothing of it is inside the window. */
function boxOf(element: Element | undefined): Box | undefined {
  if (!element) return undefined;
  const { left, top, width, height, right, bottom } = element.getBoundingClientRect();
  const isInside = right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
  return isInside ? { left, top, width, height } : undefined;
}

function move(element: HTMLElement, box: Partial<Box>): void {
  for (const [name, value] of Object.entries(box)) element.style.setProperty(name, `${value}px`);
}
