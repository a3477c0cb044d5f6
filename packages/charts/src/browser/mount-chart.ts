import type { ChartOptions } from '../draw/chart-options.ts';
import { renderSvg } from '../draw/render-svg.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import type { ChartPoint } from '../describe/chart-point.ts';

export type ChartEvents = {
  /** The pointer is at a point of the chart (x and y from the top left of the element), or at none. */
  onPoint?: (point: ChartPoint | null, place: { x: number; y: number }) => void;
  /** A point was clicked or touched. */
  onSelect?: (point: ChartPoint) => void;
};

/** A chart on a page. */
export type ChartHandle = {
  /** Draws other figures or another look in its place, without a flash. */
  update(spec: ChartSpec, data: ChartData, options: ChartOptions): Promise<void>;
  points(): readonly ChartPoint[];
  /** Marks the point of that index, and where it is; null marks none. */
  highlight(index: number | null): { x: number; y: number } | undefined;
  /** Maps only: shows one area, or all again. */
  zoomTo(code: string | null): Promise<void>;
  /** Maps only: comes nearer by a factor; below 1 steps back. */
  zoomBy(factor: number): Promise<void>;
  toSvg(): Promise<string>;
  /** @param scale pixels of the picture for one of the chart */
  toPng(scale: number): Promise<Blob>;
  destroy(): void;
};

/** Draws a chart into an element of a page. */
export async function mountChart(
  element: HTMLElement,
  spec: ChartSpec,
  data: ChartData,
  options: ChartOptions & ChartEvents,
): Promise<ChartHandle> {
  let svg = '';
  const draw = async (next: ChartSpec, figures: ChartData, look: ChartOptions) => {
    svg = await renderSvg(next, figures, look);
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    element.replaceChildren(document.importNode(root, true));
  };
  await draw(spec, data, options);
  return {
    update: draw,
    points: () => [],
    highlight: () => undefined,
    zoomTo: async () => {},
    zoomBy: async () => {},
    toSvg: async () => svg,
    toPng: () => Promise.reject(new Error('Pictures are not drawn yet')),
    destroy: () => element.replaceChildren(),
  };
}
