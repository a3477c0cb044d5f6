import type { ChartHandle } from '@gazetteer/charts/browser';
import { type RefObject, useEffect } from 'react';
import { zoomGesture, type Zoom } from './zoom-gesture.ts';

const NEARER = 2;
/** How much a step of the wheel, or of two fingers, comes nearer. */
const WHEEL = 0.004;
/** Pixels that a hand may tremble in a click. */
const TREMBLE = 4;

/**
 * Lets a map be zoomed by the wheel with Ctrl, by two fingers on a touchpad or a screen and by a double click, around the
 * pointer, and be dragged where a part of it is shown. The wheel and one finger alone scroll the page.
 */
export function useMapGestures(
  area: RefObject<HTMLElement | null>,
  handle: RefObject<ChartHandle | null>,
  isMap: boolean,
): void {
  useEffect(() => {
    const element = area.current;
    if (!element || !isMap) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const zoom = zoomGesture(element, () => handle.current, signal);

    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        zoom(Math.exp(-event.deltaY * WHEEL), event);
      },
      { signal, passive: false },
    );
    element.addEventListener('dblclick', (event) => handle.current?.zoomBy(NEARER, placeOf(event, element)), {
      signal,
    });
    zoomByFingers(element, zoom, signal);
    element.addEventListener(
      'pointerdown',
      (event) => {
        // A second finger zooms.
        if (event.isPrimary && event.button === 0 && handle.current?.isNear())
          drag(element, event, handle.current);
      },
      { signal },
    );
    return () => listening.abort();
  }, [area, handle, isMap]);
}

/** Two fingers that part come nearer, around the middle between them. */
function zoomByFingers(element: HTMLElement, zoom: Zoom, signal: AbortSignal): void {
  let before: number | undefined;
  element.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      if (!one || !other) return;
      // The browser would make the whole page larger.
      event.preventDefault();
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      };
      if (before !== undefined && before > 0) zoom(apart / before, middle);
      before = apart;
    },
    { signal, passive: false },
  );
  const end = () => {
    before = undefined;
  };
  for (const ending of ['touchstart', 'touchend', 'touchcancel'] as const) {
    element.addEventListener(ending, end, { signal, passive: true });
  }
}

/** Moves the picture along with the pointer, and draws it anew at the end. */
function drag(element: HTMLElement, start: PointerEvent, handle: ChartHandle): void {
  const ending = new AbortController();
  const { signal } = ending;
  let moved = { x: 0, y: 0 };
  element.setPointerCapture(start.pointerId);
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      moved = { x: clientX - start.clientX, y: clientY - start.clientY };
      const isTremble = Math.hypot(moved.x, moved.y) < TREMBLE;
      element.style.translate = isTremble ? '' : `${moved.x}px ${moved.y}px`;
    },
    { signal },
  );
  const end = (isDone: boolean) => {
    ending.abort();
    if (isDone && element.style.translate !== '') handle.panBy(moved.x, moved.y);
    element.style.translate = '';
  };
  element.addEventListener('pointerup', () => end(true), { signal });
  element.addEventListener('pointercancel', () => end(false), { signal });
  // A second finger: they zoom together.
  element.addEventListener('pointerdown', () => end(false), { signal });
}

function placeOf(
  event: Pick<MouseEvent, 'clientX' | 'clientY'>,
  element: HTMLElement,
): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
