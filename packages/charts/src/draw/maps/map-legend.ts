import { textWidth } from '../../format/wrap-text.ts';
import { colourScale } from '../frame/channel-scales.ts';
import type { Place } from '../frame/frame.ts';
import { colourKeys, layLegend } from '../frame/legend.ts';
import type { MapFigures } from './map-figures.ts';
import type { Chart } from '../../read/read-chart.ts';
import { TEXT, type Label, type Shapes, type TextStyle } from '../frame/shapes.ts';

const HEIGHT = 9;
const STEP = 62;
const KEY_GAP = 24;
const SWATCH = 18;
const BESIDE = { line: 23, swatch: 14, gap: 8 } as const;

/** A strip of the shades with the ends of the classes under it, and the hatching where areas have no figure. */
export function mapLegend(
  chart: Chart,
  figures: MapFigures,
  hasGaps: boolean,
  place: Place,
): { shapes: Shapes[]; bottom: number } {
  const { palette, words } = chart;
  const { classes, measure } = figures;
  const style: TextStyle = { fill: palette.secondInk, size: TEXT.small, align: 'left' };
  const noData = { width: textWidth(words.noData, TEXT.small), fill: palette.noData.ground };
  if (!classes || !measure) {
    const keys = measure ? colourKeys(chart, colourScale(chart, false), place.width) : [];
    const gap = {
      width: SWATCH + 7 + noData.width,
      height: 21,
      draw: ({ x, y }: { x: number; y: number }): Shapes => ({
        boxes: [{ x, x2: x + SWATCH, y: y + 1, y2: y + 1 + HEIGHT, fill: noData.fill }],
        labels: [{ x: x + SWATCH + 7, y: y + 10, text: words.noData, style }],
      }),
    };
    return layLegend([...keys, ...(hasGaps ? [gap] : [])], place.width, place.top);
  }
  const ends = [...classes.breaks, classes.maximum];
  const write = measure.writerFor(ends);
  const texts = ends.map(write);
  const widest = Math.max(...texts.map((text) => textWidth(text, TEXT.small))) + 8;
  const key = hasGaps ? noData.width + KEY_GAP : 0;
  const room = (place.width - key - widest / 2) / classes.breaks.length;
  const step = Math.max(12, Math.min(Math.max(STEP, widest * 1.5), room));
  const { top } = place;
  const boxes = classes.breaks.map((_, index) => ({
    x: index * step,
    x2: (index + 1) * step,
    y: top,
    y2: top + HEIGHT,
    fill: figures.fillOfClass(index),
  }));
  const labels: Label[] = withoutOverlap(
    texts.map((text, index) => {
      // The greatest value has no class of its own to stand under: it stands at the end, to the left.
      const align = index === 0 ? 'left' : index === texts.length - 1 ? 'right' : 'center';
      return { x: index * step, y: top + HEIGHT + 14, text, style: { ...style, align } };
    }),
  );
  if (hasGaps) {
    const x = boxes.length * step + KEY_GAP;
    boxes.push({ x, x2: x + SWATCH, y: top, y2: top + HEIGHT, fill: noData.fill });
    labels.push({ x, y: top + HEIGHT + 14, text: words.noData, style });
  }
  return { shapes: [{ boxes, labels }], bottom: top + HEIGHT + 30 };
}

/** The first and the last text always stay; of the others those that have room. */
function withoutOverlap(labels: readonly Label[]): Label[] {
  const last = labels.at(-1);
  if (!last) return [];
  // A single class of a single value stands under its beginning.
  const [first] = labels;
  if (first && labels.length === 2 && first.text === last.text) return [first];
  const kept: Label[] = [];
  for (const label of labels.slice(0, -1)) {
    const before = kept.at(-1);
    // Ends that are written alike are said once.
    const isSaid = [before?.text, last.text].includes(label.text);
    const fits = (!before || startOf(label) >= endOf(before) + 6) && endOf(label) + 6 <= startOf(last);
    if (!before || (fits && !isSaid)) kept.push(label);
  }
  return [...kept, last];
}

function startOf({ x, text, style }: Label): number {
  const part = { left: 0, center: 0.5, right: 1 }[style.align];
  return x - part * textWidth(text, style.size);
}

function endOf(label: Label): number {
  return startOf(label) + textWidth(label.text, label.style.size);
}

/** The classes below one another at the right edge, the highest on top; the map has the rest of the place. */
export function legendBeside(
  chart: Chart,
  { classes, measure, fillOfClass }: MapFigures,
  hasGaps: boolean,
  place: Place,
): { shapes: Shapes; width: number } | undefined {
  if (!classes || !measure || place.height === undefined) return undefined;
  const { palette, words } = chart;
  const ends = [...classes.breaks, classes.maximum];
  const write = measure.writerFor(ends);
  // The unit once is enough: 41–58 %.
  const bare = (value: number) => write(value).replace(/\s?(%|°[CF]?)$/u, '');
  const rangeText = (from: number, to: number) =>
    write(from) === write(to) ? write(to) : words.stretch(bare(from), write(to));
  const items = classes.breaks
    .map((least, index) => ({
      fill: fillOfClass(index),
      text: rangeText(least, ends[index + 1] ?? least),
    }))
    .toReversed();
  if (hasGaps) items.push({ fill: palette.noData.ground, text: words.noData });
  const height = items.length * BESIDE.line;
  if (height > place.height) return undefined;
  const widest = Math.max(...items.map(({ text }) => textWidth(text, TEXT.small)));
  const width = BESIDE.swatch + BESIDE.gap + widest;
  const [left, top] = [place.width - width, place.top + place.height - height];
  const style: TextStyle = { fill: palette.ink, size: TEXT.small, align: 'left' };
  return {
    width: width + KEY_GAP,
    shapes: {
      boxes: items.map(({ fill }, index) => {
        const y = top + index * BESIDE.line;
        return { x: left, x2: left + BESIDE.swatch, y, y2: y + BESIDE.swatch, fill };
      }),
      labels: items.map(({ text }, index) => ({
        x: left + BESIDE.swatch + BESIDE.gap,
        y: top + index * BESIDE.line + 11,
        text,
        style,
      })),
    },
  };
}
