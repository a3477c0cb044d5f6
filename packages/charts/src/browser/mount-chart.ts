import { pointsAt, type ChartPoint } from '../draw/points-at.ts';
import { describeRead } from '../describe/describe-chart.ts';
import type { ChartOptions, MapView } from '../read/chart-options.ts';
import { frameChart, type Drawing, type MapMiddle } from '../draw/frame/frame.ts';
import { paintSvg } from '../draw/paint/paint-svg.ts';
import { readChart } from '../read/read-chart.ts';
import type { Target } from '../draw/frame/shapes.ts';
import { palettes } from '../colour/palette.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { chartPicture } from './chart-picture.ts';
import { loadDrawer, type DrawBody } from './load-drawer.ts';
import { hitTest, middleOf, type HitTest } from './hit-target.ts';
import { outlineOf } from './outline.ts';
import { listenForPointing } from './pointed-place.ts';
import { placedParts, type OnPage, type PlacedParts } from './placed-parts.ts';
import { panView, viewOfArea, zoomView } from './zoom-map.ts';

export { loadDrawer } from './load-drawer.ts';
export type { PlacedKey, PlacedParts, PlacedText } from './placed-parts.ts';

export type ChartEvents = {
  /** The pointer, or a finger that tapped, is at a point of the chart (x and y from the top left of the element), or at none. */
  onPoint?: (point: ChartPoint | null, place: { x: number; y: number }) => void;
  /** A point was clicked or touched. */
  onSelect?: (point: ChartPoint, place: { x: number; y: number }) => void;
  /** The chart was drawn, once more: what stands on it may stand elsewhere. */
  onDrawn?: (parts: PlacedParts) => void;
};

/** A chart on a page. */
export type ChartHandle = {
  /** Draws other figures or another look in its place. */
  update(spec: ChartSpec, data: ChartData, options: ChartOptions): Promise<void>;
  /** Everything that can be pointed at or focused. */
  points(): readonly ChartPoint[];
  /** Marks the point of that index and tells where its middle is; null marks none. */
  highlight(index: number | null): { x: number; y: number } | undefined;
  /** Maps only: shows one area and what is around it, or all again. */
  zoomTo(code: string | null): void;
  /** Maps only: comes nearer by a factor; below 1 steps back. What is `at` that pixel stays there. */
  zoomBy(factor: number, at?: { x: number; y: number }): void;
  /** Maps only: moves the map by pixels, to the right and down, where a part of it is shown. */
  panBy(right: number, down: number): void;
  /** The point at a place of the element, or the nearest within that many pixels. */
  pointNear(place: { x: number; y: number }, reach: number): ChartPoint | undefined;
  /** The points whose middles stand between two pixels of the element, from the left to the right. */
  pointsBetween(from: number, to: number): readonly ChartPoint[];
  /** The height in which rows and panels are whole, at the width that is drawn; undefined where any will do. */
  wantedHeight(): number | undefined;
  /** Whether a part of a map is shown. */
  isNear(): boolean;
  toSvg(): string;
  /** @param scale pixels of the picture for one of the chart */
  toPng(scale: number): Promise<Blob>;
  destroy(): void;
};

type Given = { spec: ChartSpec; data: ChartData; options: ChartOptions; draw: DrawBody };
type Shown = Given & {
  drawing: Drawing;
  svg: string;
  root: SVGSVGElement;
  targets?: Target[];
  points?: ChartPoint[];
  hit?: HitTest;
};

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Draws a chart into an element of a page, with the code that draws it on the server. Tooltips are left to the page:
 * it hears which point the pointer is at.
 */
export async function mountChart(
  element: HTMLElement,
  spec: ChartSpec,
  data: ChartData,
  given: ChartOptions & ChartEvents,
): Promise<ChartHandle> {
  const { onPoint, onSelect, onDrawn, ...options } = given;
  const listening = new AbortController();
  let shown: Shown | undefined;
  let view: MapView | undefined = options.view;

  function draw(next: Given): void {
    if (listening.signal.aborted) return;
    shown = paint({ ...next, options: { ...next.options, view } });
    element.replaceChildren(shown.root);
    // What is near can be dragged: style sheets show it.
    element.toggleAttribute('data-near', view !== undefined);
    onDrawn?.(partsOnPage());
  }

  function partsOnPage(): PlacedParts {
    return shown ? placedParts(shown.drawing, onPage(shown, element)) : { notes: [], keys: [], scale: 1 };
  }

  function look(next: MapView | undefined): void {
    if (!shown) return;
    view = next;
    draw(shown);
  }

  function pointAt(
    event: PointerEvent | MouseEvent,
    reach = 0,
  ): {
    point: ChartPoint | null;
    place: { x: number; y: number };
  } {
    const bounds = element.getBoundingClientRect();
    const place = { x: event.clientX - bounds.left, y: event.clientY - bounds.top };
    if (!shown) return { point: null, place };
    const index = hitAt(shown, event, reach);
    return { point: index === undefined ? null : (pointsIn(shown)[index] ?? null), place };
  }

  const { signal } = listening;
  if (onPoint) {
    const tell = ({ point, place }: ReturnType<typeof pointAt>) => onPoint(point, place);
    const none = { point: null, place: { x: 0, y: 0 } };
    listenForPointing(element, element.ownerDocument, { at: pointAt, none, tell }, signal);
  }
  if (onSelect) {
    element.addEventListener(
      'click',
      (event) => {
        const { point, place } = pointAt(event);
        if (point) onSelect(point, place);
      },
      { signal },
    );
  }
  draw({ spec, data, options, draw: await loadDrawer(spec.mark) });

  return {
    update: async (nextSpec, figures, nextOptions) => {
      const drawBody = await loadDrawer(nextSpec.mark);
      const isSameMap =
        shown?.options.drawing === nextOptions.drawing &&
        shown?.options.ground === nextOptions.ground &&
        shown?.spec.map?.extent === nextSpec.map?.extent;
      view = nextOptions.view ?? (isSameMap ? view : undefined);
      draw({ spec: nextSpec, data: figures, options: nextOptions, draw: drawBody });
    },
    points: () => (shown ? pointsIn(shown) : []),
    highlight: (index) => (shown ? mark(shown, element, index) : undefined),
    zoomTo: (code) => {
      const { drawing } = shown?.options ?? {};
      look(code === null || !drawing ? undefined : viewOfArea(drawing, shown?.spec.map?.extent, code));
    },
    zoomBy: (factor, at) => {
      const map = mapIn(shown, element);
      const around = at && map && { right: (at.x - map.x) / map.width, down: (at.y - map.y) / map.height };
      look(zoomView(view, factor, around));
    },
    panBy: (right, down) => {
      const map = mapIn(shown, element);
      if (map && view) look(panView(view, -right / map.width, -down / map.height));
    },
    pointNear: ({ x, y }, reach) => {
      if (!shown) return undefined;
      const { left, top, scale } = onPage(shown, element);
      shown.hit ??= hitTest(targetsIn(shown));
      const index = shown.hit({ x: (x - left) / scale, y: (y - top) / scale }, reach / scale);
      return index === undefined ? undefined : pointsIn(shown)[index];
    },
    pointsBetween: (from, to) => {
      if (!shown) return [];
      const { left, scale } = onPage(shown, element);
      const [first = 0, last = 0] = [from, to]
        .map((x) => (x - left) / scale)
        .toSorted((one, two) => one - two);
      const targets = targetsIn(shown).map((target, index) => ({ index, x: middleOf(target).x }));
      const within = targets.filter(({ x }) => x >= first && x <= last).toSorted((one, two) => one.x - two.x);
      return within.flatMap(({ index }) => (shown ? (pointsIn(shown)[index] ?? []) : []));
    },
    wantedHeight: () => shown?.drawing.wanted,
    isNear: () => view !== undefined,
    toSvg: () => shown?.svg ?? '',
    toPng: (scale) => chartPicture(shown?.svg ?? '', scale),
    destroy: () => {
      listening.abort();
      element.replaceChildren();
    },
  };
}

/** Nothing of the drawing before is kept: its targets stand elsewhere. */
function paint({ spec, data, options, draw }: Given): Shown {
  const chart = readChart(spec, data, options);
  const drawing = frameChart(chart, (place) => draw(chart, data, place));
  const { alt } = describeRead(chart);
  const svg = paintSvg(drawing, { alt, palette: palettes[options.theme] });
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const root = document.importNode(parsed, true) as unknown as SVGSVGElement;
  return { spec, data, options, draw, drawing, svg, root };
}

/** Where the map stands in the element: the middle of what is seen, and the size of all of it. */
function mapIn(shown: Shown | undefined, element: HTMLElement): MapMiddle | undefined {
  if (!shown?.drawing.map) return undefined;
  const { map } = shown.drawing;
  const { left, top, scale } = onPage(shown, element);
  return {
    x: left + map.x * scale,
    y: top + map.y * scale,
    width: map.width * scale,
    height: map.height * scale,
  };
}

/** Where the shapes of a drawing begin in the element, and how large it is shown. */
function onPage(shown: Shown, element: HTMLElement): OnPage {
  const { margin, width } = shown.drawing;
  const [inner, outer] = [shown.root.getBoundingClientRect(), element.getBoundingClientRect()];
  const scale = (inner.width || width) / width;
  return {
    left: inner.left - outer.left + margin * scale,
    top: inner.top - outer.top + margin * scale,
    scale,
  };
}

function targetsIn(shown: Shown): Target[] {
  return (shown.targets ??= shown.drawing.targets());
}

function pointsIn(shown: Shown): ChartPoint[] {
  const { spec, data, options } = shown;
  return (shown.points ??= pointsAt(readChart(spec, data, options), targetsIn(shown)));
}

/** What is under the pointer; the chart may be shown smaller or larger than it was drawn. */
function hitAt(shown: Shown, event: PointerEvent | MouseEvent, reach: number): number | undefined {
  const bounds = shown.root.getBoundingClientRect();
  const { width, margin } = shown.drawing;
  const scale = width / (bounds.width || width);
  shown.hit ??= hitTest(targetsIn(shown));
  const [x, y] = [event.clientX - bounds.left, event.clientY - bounds.top];
  return shown.hit({ x: x * scale - margin, y: y * scale - margin }, reach * scale);
}

/** Draws the outline of a target over the chart, in ink with the paper around it, so that it shows on any shade. */
function mark(
  shown: Shown,
  element: HTMLElement,
  index: number | null,
): { x: number; y: number } | undefined {
  shown.root.querySelector('[data-highlight]')?.remove();
  const target = index === null ? undefined : targetsIn(shown)[index];
  if (!target) return undefined;
  const { margin } = shown.drawing;
  const palette = palettes[shown.options.theme];
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('data-highlight', '');
  group.setAttribute('transform', `translate(${margin},${margin})`);
  group.setAttribute('pointer-events', 'none');
  for (const [stroke, strokeWidth] of [
    [palette.paper, 5],
    [palette.ink, 2],
  ] as const) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', outlineOf(target));
    path.setAttribute('fill', 'none');
    path.setAttribute('stroke', stroke);
    path.setAttribute('stroke-width', String(strokeWidth));
    path.setAttribute('stroke-linejoin', 'round');
    group.append(path);
  }
  shown.root.append(group);
  const { left, top, scale } = onPage(shown, element);
  const { x, y } = middleOf(target);
  return { x: left + x * scale, y: top + y * scale };
}
