import {
  SERIF,
  type Dot,
  type Guide,
  type Label,
  type Plate,
  type Rule,
  type Shapes,
  type TextStyle,
  type Wedge,
} from '../frame/shapes.ts';
import { tenths } from './path-writer.ts';
import { cornerPath, ribbonPath, strokePath, wedgePath } from './shape-paths.ts';
import { trailPath } from './trail-path.ts';
import { escapeText } from './escape-text.ts';

/** What a colour is painted with: itself, or a pattern that stands for it. */
export type Paint = (colour: string) => string;

/** All shapes as SVG, those named first below the others. */
export function writeShapes(shapes: Shapes, paint: Paint): string {
  const { outlines = [], rules = [], boxes = [], ribbons = [], strokes = [] } = shapes;
  const { trails = [], wedges = [], dots = [], guides = [], plates = [], labels = [] } = shapes;
  return [
    ...outlines.map(
      ({ path, fill, stroke, width }) =>
        `<path d="${path}"${fill ? ` fill="${paint(fill)}"` : ''} stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`,
    ),
    ...inRuns(rules, ({ stroke, width }) => `stroke="${stroke}" stroke-width="${width}"`, writeRule),
    ...inRuns(boxes, ({ fill, opacity }) => `fill="${paint(fill)}"${faint('fill', opacity)}`, writeBox),
    ...ribbons.map(
      (ribbon) => `<path d="${ribbonPath(ribbon)}" fill="${ribbon.fill}"${faint('fill', ribbon.opacity)}/>`,
    ),
    ...inRuns(
      strokes,
      ({ stroke, width, opacity }) =>
        `stroke="${stroke}" stroke-width="${width}"${faint('stroke', opacity)} stroke-linecap="round" stroke-linejoin="round"`,
      ({ points }) => `<path d="${strokePath(points)}"/>`,
    ),
    ...trails.map(
      ({ points, fill, opacity }) =>
        `<path d="${trailPath(points)}" fill="${fill}"${faint('fill', opacity)}/>`,
    ),
    ...wedges.map(writeWedge),
    ...inRuns(dots, dotStyle, writeDot),
    ...inRuns(guides, guideStyle, writeRule),
    ...inRuns(plates, ({ fill }) => `fill="${fill}" fill-opacity="0.88"`, writeBox),
    ...inRuns(inOrderOfStyle(labels), ({ style }) => textStyle(style), writeLabel),
  ].join('');
}

/** Shapes that follow one another and look alike, in one group that says so once. */
function inRuns<Shape>(
  shapes: readonly Shape[],
  look: (shape: Shape) => string,
  write: (shape: Shape) => string,
): string[] {
  const runs: { look: string; written: string }[] = [];
  for (const shape of shapes) {
    const own = look(shape);
    const last = runs.at(-1);
    if (last?.look === own) last.written += write(shape);
    else runs.push({ look: own, written: write(shape) });
  }
  return runs.map((run) => `<g ${run.look}>${run.written}</g>`);
}

function faint(what: 'fill' | 'stroke', opacity = 1): string {
  return opacity === 1 ? '' : ` ${what}-opacity="${Math.round(opacity * 1000) / 1000}"`;
}

function guideStyle({ stroke, width, isDashed }: Guide): string {
  return `stroke="${stroke}" stroke-width="${width}"${isDashed ? ' stroke-dasharray="4 3"' : ''}`;
}

function writeRule({ x, x2, y, y2 }: Rule): string {
  return `<path d="${strokePath([
    { x, y },
    { x: x2, y: y2 },
  ])}"/>`;
}

function writeBox({ x, x2, y, y2 }: Plate): string {
  const [left, right] = [round(Math.min(x, x2)), round(Math.max(x, x2))];
  const [top, bottom] = [round(Math.min(y, y2)), round(Math.max(y, y2))];
  const size = `width="${tenths(right - left)}" height="${tenths(bottom - top)}"`;
  return `<rect x="${tenths(left)}" y="${tenths(top)}" ${size}/>`;
}

/** Pixels as whole tenths, which are finer than screens show. */
function round(pixels: number): number {
  return Math.round(pixels * 10);
}

function writeWedge(wedge: Wedge): string {
  const at = `translate(${tenths(round(wedge.x))},${tenths(round(wedge.y))})`;
  const look = `fill="${wedge.fill}" stroke="${wedge.edge}" stroke-width="1.5" stroke-linejoin="round"`;
  return `<path transform="${at}" d="${wedgePath(wedge)}" ${look}/>`;
}

function dotStyle({ fill, opacity, hollow, edge }: Dot): string {
  if (edge) return `stroke="${edge}" stroke-width="0.6" fill="${fill}"${faint('fill', opacity)}`;
  const inside = hollow ? '' : ` fill="${fill}"${faint('fill', opacity)}`;
  return `stroke="${fill}" stroke-width="1.1"${faint('stroke', opacity)}${inside}`;
}

function writeDot({ x, y, area: size, symbol: kind }: Dot): string {
  const [left, top] = [tenths(round(x)), tenths(round(y))];
  if (kind === 'circle') {
    const radius = Math.round(Math.sqrt(size / Math.PI) * 100) / 100;
    return `<circle cx="${left}" cy="${top}" r="${radius}"/>`;
  }
  const { path, turn } = cornerPath(kind, size);
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  return `<path transform="translate(${left},${top})${turned}" d="${path}"/>`;
}

/** Texts of one style beside one another, whichever part of the chart they are of. */
function inOrderOfStyle(labels: readonly Label[]): Label[] {
  return [...Map.groupBy(labels, ({ style }) => textStyle(style)).values()].flat();
}

const anchors: Readonly<Record<TextStyle['align'], string>> = {
  left: 'start',
  center: 'middle',
  right: 'end',
};

function textStyle({ serif, size, weight, fill, align }: TextStyle): string {
  return (
    (serif ? `font-family="${SERIF}" ` : '') +
    `font-size="${size}"${weight ? ` font-weight="${weight}"` : ''} fill="${fill}" text-anchor="${anchors[align]}"`
  );
}

function writeLabel({ x, y, text, style }: Label): string {
  const [left, top] = [tenths(round(x)), tenths(round(y))];
  const turned = style.angle ? ` transform="rotate(${style.angle} ${left} ${top})"` : '';
  return `<text x="${left}" y="${top}"${turned}>${escapeText(text)}</text>`;
}
