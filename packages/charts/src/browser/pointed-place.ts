/** How far from a point a finger may come down, in pixels. */
const FINGER = 20;

type Listener<Place> = {
  /** What is at the pointer, or within so many pixels of it. */
  at(event: PointerEvent, reach: number): Place;
  none: Place;
  tell(place: Place): void;
};

/**
 * Tells what the pointer is at: of a mouse wherever it moves, of a finger where it taps. What a finger has shown stays
 * until the next tap, as a finger that is lifted or scrolls has not gone anywhere.
 * @param page hears of taps beside the chart, which end what is shown
 */
export function listenForPointing<Place>(
  element: EventTarget,
  page: EventTarget,
  { at, none, tell }: Listener<Place>,
  signal: AbortSignal,
): void {
  // Not every browser says of a click what made it.
  let isTouch = false;
  let isShown = false;
  const on = (target: EventTarget, name: string, hear: (event: PointerEvent) => void) =>
    target.addEventListener(name, (event) => hear(event as PointerEvent), { signal });
  on(element, 'pointerdown', ({ pointerType }) => {
    isTouch = pointerType === 'touch';
  });
  on(element, 'pointermove', (event) => {
    if (event.pointerType !== 'touch') tell(at(event, 0));
  });
  on(element, 'pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') tell(none);
  });
  on(element, 'click', (event) => {
    if (!isTouch) return;
    isShown = true;
    tell(at(event, FINGER));
  });
  on(page, 'pointerdown', (event) => {
    if (!isShown || event.composedPath().includes(element)) return;
    isShown = false;
    tell(none);
  });
}
