import type { Pixel, Ribbon, Symbol, Wedge } from '../frame/shapes.ts';
import { openPathWriter } from './path-writer.ts';

/** Straight from point to point. */
export function strokePath(points: readonly Pixel[]): string {
  const writer = openPathWriter();
  points.forEach(({ x, y }, index) => (index === 0 ? writer.moveTo(x, y) : writer.lineTo(x, y)));
  // A line of one point is seen, as a dot, where it ends round and is closed.
  if (points.length === 1) writer.closePath();
  return writer.text();
}

/** Several lines as one path; closed ones come back to where they begin. */
export function linesPath(
  lines: readonly (readonly (readonly [number, number])[])[],
  isClosed = false,
): string {
  const writer = openPathWriter();
  for (const line of lines) {
    line.forEach(([x, y], index) => (index === 0 ? writer.moveTo(x, y) : writer.lineTo(x, y)));
    if (isClosed && line.length > 0) writer.closePath();
  }
  return writer.text();
}

/** Forth along one edge and back along the other. */
export function ribbonPath({ points, sideways }: Ribbon): string {
  const writer = openPathWriter();
  points.forEach(({ x, y }, index) => (index === 0 ? writer.moveTo(x, y) : writer.lineTo(x, y)));
  for (const { x, y, x2, y2 } of points.toReversed()) writer.lineTo(sideways ? x2 : x, sideways ? y : y2);
  if (points.length > 0) writer.closePath();
  return writer.text();
}

/** Less than this, in pixels or radians, is nothing. */
const NOTHING = 1e-6;
const WHOLE = 2 * Math.PI;

/** A part of a circle around 0, 0, with a hole where `inner` is more than nothing. */
export function wedgePath({ inner, outer, start, end }: Omit<Wedge, 'x' | 'y' | 'fill' | 'edge'>): string {
  const [near, far] = [Math.min(inner, outer), Math.max(inner, outer)];
  // SVG counts from the right, charts from the top.
  const [from, to] = [start - Math.PI / 2, end - Math.PI / 2];
  if (far <= NOTHING) return 'M0,0Z';
  const hasHole = near > NOTHING;
  if (Math.abs(to - from) > WHOLE - NOTHING) {
    const hole = hasHole ? `M${on(near, to)}${circle(near, to, to <= from)}` : '';
    return `M${on(far, from)}${circle(far, from, to > from)}${hole}Z`;
  }
  const back = hasHole ? arc(near, to, from) : '';
  return `M${on(far, from)}${arc(far, from, to)}L${on(near, to)}${back}Z`;
}

/** Where an angle meets a circle around 0, 0. */
function on(radius: number, angle: number): string {
  return at(radius * Math.cos(angle), radius * Math.sin(angle));
}

/** Two halves: an arc that ends where it begins is none. */
function circle(radius: number, from: number, clockwise: boolean): string {
  const half = (to: string) => `A${hundredths(radius)},${hundredths(radius)},0,1,${clockwise ? 1 : 0},${to}`;
  return half(on(-radius, from)) + half(on(radius, from));
}

function arc(radius: number, from: number, to: number): string {
  const angle = Math.abs(to - from);
  if (angle <= NOTHING) return '';
  const turn = to > from ? 1 : 0;
  const step = (width: number, end: number) =>
    `A${hundredths(radius)},${hundredths(radius)},0,${width >= Math.PI ? 1 : 0},${turn},${on(radius, end)}`;
  // An arc that ends where it begins, to the hundredth, would be none: it takes two steps.
  if (angle < Math.PI || on(radius, from) !== on(radius, to)) return step(angle, to);
  return step(angle / 2, (from + to) / 2) + step(angle / 2, to);
}

/** What symbols that are no circles look like, with an area of so many square pixels around 0, 0. */
const outlines: Readonly<Record<'square' | 'diamond' | 'cross' | 'triangle', (area: number) => string>> = {
  square: (area) => {
    const [corner, side] = [hundredths(-Math.sqrt(area) / 2), Math.sqrt(area)];
    return `M${corner},${corner}h${hundredths(side)}v${hundredths(side)}h${hundredths(-side)}Z`;
  },
  diamond: (area) => {
    const lean = Math.sqrt(1 / 3);
    const high = Math.sqrt(area / (2 * lean));
    return closed([
      [0, -high],
      [high * lean, 0],
      [0, high],
      [-high * lean, 0],
    ]);
  },
  cross: (area) => {
    const arm = Math.sqrt(area / 5) / 2;
    const [near, far] = [arm, 3 * arm];
    return closed([
      [-far, -near],
      [-near, -near],
      [-near, -far],
      [near, -far],
      [near, -near],
      [far, -near],
      [far, near],
      [near, near],
      [near, far],
      [-near, far],
      [-near, near],
      [-far, near],
    ]);
  },
  triangle: (area) => {
    const down = Math.sqrt(area / (Math.sqrt(3) * 3));
    return closed([
      [0, -2 * down],
      [Math.sqrt(3) * down, down],
      [-Math.sqrt(3) * down, down],
    ]);
  },
};

/** Every symbol that is no circle, and how far it is turned. */
const corners: Readonly<Record<Exclude<Symbol, 'circle'>, { outline: keyof typeof outlines; turn: number }>> =
  {
    square: { outline: 'square', turn: 0 },
    diamond: { outline: 'diamond', turn: 0 },
    cross: { outline: 'cross', turn: 0 },
    'triangle-up': { outline: 'triangle', turn: 0 },
    'triangle-right': { outline: 'triangle', turn: 90 },
    'triangle-down': { outline: 'triangle', turn: 180 },
    'triangle-left': { outline: 'triangle', turn: 270 },
  };

/** The outline of a symbol around 0, 0, and by how many degrees it is turned. */
export function cornerPath(symbol: Exclude<Symbol, 'circle'>, area: number): { path: string; turn: number } {
  const { outline, turn } = corners[symbol];
  return { path: outlines[outline](area), turn };
}

function closed(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join('L')}Z`;
}

function at(x: number, y: number): string {
  return `${hundredths(x)},${hundredths(y)}`;
}

/** Finer than a screen shows; the last digits of sines differ from engine to engine. */
function hundredths(pixels: number): string {
  return String(Math.round(pixels * 100) / 100);
}
