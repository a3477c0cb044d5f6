import type { ChartHandle } from '@gazetteer/charts/browser';

/** When nothing has been turned for so long, the map is drawn anew; in milliseconds. */
const REST = 120;

type Place = { clientX: number; clientY: number };

/** Comes nearer by a factor, around a place of the window. */
export type Zoom = (factor: number, around: Place) => void;

/**
 * Zooms a map while wheel or fingers move: the picture that stands there is stretched, which takes the browser no time, and
 * drawn anew when they rest. Drawing thousands of areas for each frame would make it stutter.
 */
export function zoomGesture(
  element: HTMLElement,
  handleOf: () => ChartHandle | null,
  signal: AbortSignal,
): Zoom {
  let stretched: { scale: number; x: number; y: number; left: number; top: number } | undefined;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    frame = 0;
    element.style.transform = stretched
      ? `translate(${stretched.x}px, ${stretched.y}px) scale(${stretched.scale})`
      : '';
  };
  const end = () => {
    const done = stretched;
    stretched = undefined;
    cancelAnimationFrame(frame);
    show();
    element.removeAttribute('data-zooming');
    if (!done || done.scale === 1) return;
    // The one place that has stayed where it was.
    const at = { x: done.x / (1 - done.scale), y: done.y / (1 - done.scale) };
    handleOf()?.zoomBy(done.scale, at);
  };
  signal.addEventListener('abort', () => clearTimeout(rest));

  return (factor, { clientX, clientY }) => {
    if (!stretched) {
      const { left, top } = element.getBoundingClientRect();
      stretched = { scale: 1, x: 0, y: 0, left, top };
      element.setAttribute('data-zooming', '');
    }
    const [x, y] = [clientX - stretched.left, clientY - stretched.top];
    stretched.scale *= factor;
    stretched.x = x + factor * (stretched.x - x);
    stretched.y = y + factor * (stretched.y - y);
    frame ||= requestAnimationFrame(show);
    clearTimeout(rest);
    rest = setTimeout(end, REST);
  };
}
