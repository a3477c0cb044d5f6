interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

interface Window {
  width: number;
  height: number;
}

/** Between a floating window and what it belongs to, and the edges of the screen. */
const GAP = 4;
const EDGE = 8;

/**
 * Where a window of this size stands best: below its anchor, above where there is more room, always whole on the
 * screen.
 */
export function floatingPlace(
  anchor: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  screen: Window,
): { left: number; top: number } {
  const below = screen.height - anchor.bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const top = height <= below || below >= above ? anchor.bottom + GAP : anchor.top - GAP - height;
  return {
    left: within(anchor.left, EDGE, screen.width - width - EDGE),
    top: within(top, EDGE, screen.height - height - EDGE),
  };
}

/** Puts an element there. On a phone the style sheet makes a sheet of it, which needs no place. */
export function placeFloating(element: HTMLElement, anchor: HTMLElement): void {
  const place = floatingPlace(anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  });
  element.style.left = `${place.left}px`;
  element.style.top = `${place.top}px`;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
