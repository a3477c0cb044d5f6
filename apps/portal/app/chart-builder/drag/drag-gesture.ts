/** How far a mouse goes before a press is a drag, in pixels. */
const THRESHOLD = 4;
/** How long a finger rests before it drags; one that moves earlier scrolls. */
const LONG_PRESS = 280;
const STILL = 10;
/** Near the edge of a list that scrolls, it scrolls. */
const EDGE = 44;
const SCROLL_STEP = 12;

interface Gesture {
  /** What is read on the thing that follows the pointer. */
  label: string;
  onStart: () => void;
  /** Let go over the element with this `data-drop`; null where there is none, or it was given up. */
  onEnd: (target: string | null) => void;
}

interface Point {
  x: number;
  y: number;
}

/**
 * Follows one press from where it began to where it is let go, by mouse, pen or finger. Nothing is rendered anew on the
 * way: what follows the pointer is moved by a transform, once a frame.
 */
export function followDrag(pressed: PointerEvent, gesture: Gesture): void {
  const begin: Point = { x: pressed.clientX, y: pressed.clientY };
  const isTouch = pressed.pointerType === 'touch';
  let flight: Flight | undefined;
  const start = () => {
    if (flight) return;
    flight = startFlight(gesture.label, begin);
    gesture.onStart();
  };
  const timer = isTouch ? setTimeout(start, LONG_PRESS) : undefined;
  const end = (target: string | null) => {
    clearTimeout(timer);
    listening.abort();
    if (!flight) return;
    flight.land();
    swallowClick();
    gesture.onEnd(target);
  };
  const listening = new AbortController();
  const { signal } = listening;
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pressed.pointerId) return;
    const far = Math.hypot(event.clientX - begin.x, event.clientY - begin.y);
    if (!flight && isTouch && far > STILL) end(null);
    else if (!flight && !isTouch && far > THRESHOLD) start();
    flight?.move({ x: event.clientX, y: event.clientY });
  };
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', () => end(flight?.target() ?? null), { signal });
  window.addEventListener('pointercancel', () => end(null), { signal });
  window.addEventListener('blur', () => end(null), { signal });
  // A finger that drags does not scroll; this must be asked before its first move.
  window.addEventListener('touchmove', (event) => flight && event.preventDefault(), {
    signal,
    passive: false,
  });
  window.addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), { signal });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !flight) return;
    event.preventDefault();
    event.stopPropagation();
    end(null);
  };
  window.addEventListener('keydown', onKey, { signal, capture: true });
}

interface Flight {
  move: (point: Point) => void;
  target: () => string | null;
  land: () => void;
}

interface Zone {
  element: HTMLElement;
  box: DOMRect;
}

/** Shows what is dragged, and over which zone it is. */
function startFlight(label: string, begin: Point): Flight {
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.textContent = label;
  ghost.setAttribute('aria-hidden', 'true');
  document.body.append(ghost);
  document.documentElement.dataset.dragging = 'on';
  let point = begin;
  let over: HTMLElement | undefined;
  let frame = 0;
  const step = () => {
    frame = 0;
    ghost.style.transform = `translate3d(${point.x + 12}px, ${point.y + 8}px, 0)`;
    if (scrollNear(point)) frame = requestAnimationFrame(step);
    // A dozen boxes are measured in no time, and some stand there only since the drag began.
    const next = smallestAt(measureZones(), point);
    if (next === over) return;
    delete over?.dataset.over;
    over = next;
    if (over) over.dataset.over = 'on';
  };
  return {
    move(next) {
      point = next;
      frame ||= requestAnimationFrame(step);
    },
    target: () => smallestAt(measureZones(), point)?.dataset.drop ?? null,
    land() {
      cancelAnimationFrame(frame);
      delete over?.dataset.over;
      delete document.documentElement.dataset.dragging;
      ghost.remove();
    },
  };
}

function measureZones(): Zone[] {
  return [...document.querySelectorAll<HTMLElement>('[data-drop]')].map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
}

/** Of zones within one another the inner one. */
function smallestAt(zones: readonly Zone[], { x, y }: Point): HTMLElement | undefined {
  let found: Zone | undefined;
  for (const zone of zones) {
    const { left, right, top, bottom, width, height } = zone.box;
    if (x < left || x > right || y < top || y > bottom || width === 0) continue;
    if (!found || width * height < found.box.width * found.box.height) found = zone;
  }
  return found?.element;
}

/** Scrolls the list under the pointer where that is near its edge; true where it did. */
function scrollNear({ x, y }: Point): boolean {
  const list = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drag-scroll]');
  if (!list) return false;
  const { top, bottom } = list.getBoundingClientRect();
  const by = y < top + EDGE ? -SCROLL_STEP : y > bottom - EDGE ? SCROLL_STEP : 0;
  const before = list.scrollTop;
  list.scrollTop += by;
  return list.scrollTop !== before;
}

/** The press that was a drag is not a click, too. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
