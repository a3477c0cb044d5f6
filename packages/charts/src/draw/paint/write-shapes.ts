import {
  arc,
  area,
  line,
  symbol,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  type SymbolType,
  symbolTriangle,
} from 'd3-shape';
import {
  SERIF,
  type Dot,
  type Guide,
  type Label,
  type Pixel,
  type Plate,
  type Ribbon,
  type Rule,
  type Shapes,
  type Symbol,
  type TextStyle,
  type Wedge,
} from '../frame/shapes.ts';
import { openPathWriter, tenths } from './path-writer.ts';
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

function strokePath(points: readonly Pixel[]): string {
  const writer = openPathWriter();
  line<Pixel>(
    ({ x }) => x,
    ({ y }) => y,
  ).context(writer as never)(points);
  return writer.text();
}

function ribbonPath({ points, sideways }: Ribbon): string {
  const writer = openPathWriter();
  const edges = area<Ribbon['points'][number]>().context(writer as never);
  const drawn = sideways
    ? edges
        .y(({ y }) => y)
        .x0(({ x2 }) => x2)
        .x1(({ x }) => x)
    : edges
        .x(({ x }) => x)
        .y0(({ y2 }) => y2)
        .y1(({ y }) => y);
  drawn(points);
  return writer.text();
}

const wedgePath = arc<Wedge>()
  .innerRadius(({ inner }) => inner)
  .outerRadius(({ outer }) => outer)
  .startAngle(({ start }) => start)
  .endAngle(({ end }) => end)
  .digits(2);

function writeWedge(wedge: Wedge): string {
  const at = `translate(${tenths(round(wedge.x))},${tenths(round(wedge.y))})`;
  const look = `fill="${wedge.fill}" stroke="${wedge.edge}" stroke-width="1.5" stroke-linejoin="round"`;
  return `<path transform="${at}" d="${wedgePath(wedge) ?? ''}" ${look}/>`;
}

function dotStyle({ fill, opacity, hollow, edge }: Dot): string {
  if (edge) return `stroke="${edge}" stroke-width="0.6" fill="${fill}"${faint('fill', opacity)}`;
  const inside = hollow ? '' : ` fill="${fill}"${faint('fill', opacity)}`;
  return `stroke="${fill}" stroke-width="1.1"${faint('stroke', opacity)}${inside}`;
}

/** Every symbol that is no circle, and how far it is turned. */
const corners: Readonly<Record<Exclude<Symbol, 'circle'>, { type: SymbolType; turn: number }>> = {
  square: { type: symbolSquare, turn: 0 },
  diamond: { type: symbolDiamond, turn: 0 },
  cross: { type: symbolCross, turn: 0 },
  'triangle-up': { type: symbolTriangle, turn: 0 },
  'triangle-right': { type: symbolTriangle, turn: 90 },
  'triangle-down': { type: symbolTriangle, turn: 180 },
  'triangle-left': { type: symbolTriangle, turn: 270 },
};

function writeDot({ x, y, area: size, symbol: kind }: Dot): string {
  const [left, top] = [tenths(round(x)), tenths(round(y))];
  if (kind === 'circle') {
    const radius = Math.round(Math.sqrt(size / Math.PI) * 100) / 100;
    return `<circle cx="${left}" cy="${top}" r="${radius}"/>`;
  }
  const { type, turn } = corners[kind];
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  return `<path transform="translate(${left},${top})${turned}" d="${symbol(type, size).digits(2)() ?? ''}"/>`;
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
