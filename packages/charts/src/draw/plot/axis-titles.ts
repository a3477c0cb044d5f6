import { shortenText } from '../../format/wrap-text.ts';
import type { Chart } from '../../read/read-chart.ts';
import type { Place } from '../frame/frame.ts';
import { TEXT, type Pixel, type Shapes, type Stroke, type TextStyle } from '../frame/shapes.ts';
import type { PlotLayout } from './plot-layout.ts';

/** Room of an arrow and of the gap between it and its name. */
const ARROW = 15;
const LENGTH = 9;
const HEAD = 3.5;

/**
 * Names of axes lie flat, so that they can be read: above the left axis, under the end of the bottom one. The arrows
 * beside them are drawn, since not every face has them.
 */
export function axisTitles({ palette }: Chart, { titles, end }: PlotLayout, place: Place): Shapes {
  const style: TextStyle = { fill: palette.secondInk, size: TEXT.small, align: 'left' };
  const fit = (text: string) => shortenText(text, place.width - 20, TEXT.small);
  const shapes = { labels: [], strokes: [] } as Required<Pick<Shapes, 'labels' | 'strokes'>>;
  if (titles.y) {
    shapes.labels.push({ x: ARROW - 2, y: place.top + 11, text: fit(titles.y), style });
    shapes.strokes.push(...arrow({ x: HEAD + 1, y: place.top + 2.5 }, 'up', palette.secondInk));
  }
  if (titles.x) {
    const right = { ...style, align: 'right' as const };
    shapes.labels.push({ x: place.width - ARROW, y: end - 5, text: fit(titles.x), style: right });
    shapes.strokes.push(...arrow({ x: place.width - 1, y: end - 9 }, 'right', palette.secondInk));
  }
  return shapes;
}

/** A shaft and a head that end at `tip`. */
function arrow({ x, y }: Pixel, towards: 'up' | 'right', stroke: string): Stroke[] {
  const back = (along: number, across: number): Pixel =>
    towards === 'up' ? { x: x + across, y: y + along } : { x: x - along, y: y + across };
  return [
    [back(LENGTH, 0), back(0, 0)],
    [back(HEAD, -HEAD), back(0, 0), back(HEAD, HEAD)],
  ].map((points) => ({ points, stroke, width: 1.2 }));
}
