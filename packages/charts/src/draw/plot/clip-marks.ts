import type { Box, Dot, Label, Pixel, Ribbon, Rule, Shapes, Symbol, Target } from '../frame/shapes.ts';
import type { Plot } from './mark-plan.ts';

type Edges = Pick<Plot, 'left' | 'right' | 'top' | 'bottom'>;

/** Marks whose middle is so far outside still belong to the edge. */
const TOLERANCE = 0.5;
/** Square pixels of the mark where a line goes on outside. */
const ARROW = 40;

/** The marks of a plot as far as they lie in it; where a line leaves it, an arrow shows that it goes on. */
export function clipMarks(shapes: Shapes, plot: Edges): Shapes {
  const { rules = [], boxes = [], ribbons = [], strokes = [], trails = [] } = shapes;
  const { dots = [], labels = [], targets = [] } = shapes;
  const cut = strokes.map((stroke) => ({ stroke, ...clipCourse(stroke.points, plot) }));
  const arrows = cut.flatMap(({ stroke, exits }) =>
    exits.map((exit): Dot => ({ ...exit, area: ARROW, fill: stroke.stroke, opacity: stroke.opacity ?? 1 })),
  );
  return {
    ...shapes,
    rules: rules.flatMap((rule) => clipRule(rule, plot)),
    boxes: boxes.flatMap((box) => clipBox(box, plot)),
    ribbons: ribbons.map((ribbon) => clipRibbon(ribbon, plot)).filter(({ points }) => points.length > 1),
    strokes: cut.flatMap(({ stroke, runs }) => runs.map((points) => ({ ...stroke, points }))),
    trails: trails.flatMap((trail) =>
      clipCourse(trail.points, plot).runs.map((points) => ({ ...trail, points })),
    ),
    dots: [...dots.filter((dot) => isInside(dot, plot)), ...arrows],
    labels: labels.map((label): Label => ({ ...label, y: within(label.y, plot.top, plot.bottom + 5) })),
    targets: targets.flatMap((target) => clipTarget(target, plot)),
  };
}

function isInside({ x, y }: Pixel, { left, right, top, bottom }: Edges): boolean {
  return x >= left - TOLERANCE && x <= right + TOLERANCE && y >= top - TOLERANCE && y <= bottom + TOLERANCE;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

type Exit = Pixel & { symbol: Symbol };

/** The parts of a course that lie inside, and where it goes out or comes in. */
function clipCourse<Point extends Pixel>(
  points: readonly Point[],
  plot: Edges,
): { runs: Point[][]; exits: Exit[] } {
  const runs: Point[][] = [];
  const exits: Exit[] = [];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    const stretch = from && insideOf(from, to, plot);
    if (!from || !stretch) continue;
    const [begin, end] = stretch.map((share) => between(from, to, share)) as [Point, Point];
    const last = runs.at(-1);
    if (last && stretch[0] === 0 && last.at(-1) === from) last.push(stretch[1] === 1 ? to : end);
    else runs.push([stretch[0] === 0 ? from : begin, stretch[1] === 1 ? to : end]);
    if (stretch[0] > 0) exits.push({ x: begin.x, y: begin.y, symbol: symbolAt(begin, plot) });
    if (stretch[1] < 1) exits.push({ x: end.x, y: end.y, symbol: symbolAt(end, plot) });
  }
  return { runs, exits };
}

/** Which part of a line from one point to the next lies inside, as shares of its length. */
function insideOf(from: Pixel, to: Pixel, plot: Edges): [number, number] | undefined {
  let [begin, end] = [0, 1];
  const sides = [
    [from.x - to.x, from.x - plot.left],
    [to.x - from.x, plot.right - from.x],
    [from.y - to.y, from.y - plot.top],
    [to.y - from.y, plot.bottom - from.y],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) begin = Math.max(begin, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  return begin < end ? [begin, end] : undefined;
}

/** The point a share of the way from one to another, with everything that is measured along it. */
function between<Point extends Pixel>(from: Point, to: Point, share: number): Point {
  const entries = Object.entries(from).map(([key, value]) => {
    const other = (to as Record<string, unknown>)[key];
    return [
      key,
      typeof value === 'number' && typeof other === 'number' ? value + (other - value) * share : value,
    ];
  });
  return Object.fromEntries(entries) as Point;
}

function symbolAt({ x, y }: Pixel, plot: Edges): Symbol {
  if (Math.abs(y - plot.top) < TOLERANCE) return 'triangle-up';
  if (Math.abs(y - plot.bottom) < TOLERANCE) return 'triangle-down';
  return x - plot.left < plot.right - x ? 'triangle-left' : 'triangle-right';
}

/** Courses are cut where they cross an edge: between, both sides of an area lie on the same side of it. */
function clipRibbon(ribbon: Ribbon, plot: Edges): Ribbon {
  const points: Ribbon['points'] = [];
  for (const [index, to] of ribbon.points.entries()) {
    const from = ribbon.points[index - 1];
    if (from) for (const share of crossings(from, to, plot)) points.push(between(from, to, share));
    points.push(to);
  }
  const isShown = ribbon.sideways
    ? ({ y }: Pixel) => y >= plot.top - TOLERANCE && y <= plot.bottom + TOLERANCE
    : ({ x }: Pixel) => x >= plot.left - TOLERANCE && x <= plot.right + TOLERANCE;
  return {
    ...ribbon,
    points: points.filter(isShown).map(({ x, x2, y, y2 }) => ({
      x: within(x, plot.left, plot.right),
      x2: within(x2, plot.left, plot.right),
      y: within(y, plot.top, plot.bottom),
      y2: within(y2, plot.top, plot.bottom),
    })),
  };
}

type Edge = Ribbon['points'][number];

function crossings(from: Edge, to: Edge, { left, right, top, bottom }: Edges): number[] {
  const shares = (key: keyof Edge, edges: readonly number[]) =>
    edges.map((edge) => (edge - from[key]) / (to[key] - from[key]));
  return [
    ...shares('x', [left, right]),
    ...shares('x2', [left, right]),
    ...shares('y', [top, bottom]),
    ...shares('y2', [top, bottom]),
  ]
    .filter((share) => share > 0 && share < 1)
    .toSorted((one, other) => one - other);
}

function clipBox<Shape extends Pick<Box, 'x' | 'x2' | 'y' | 'y2'>>(
  box: Shape,
  { left, right, top, bottom }: Edges,
): Shape[] {
  const [x, x2] = [within(box.x, left, right), within(box.x2, left, right)];
  const [y, y2] = [within(box.y, top, bottom), within(box.y2, top, bottom)];
  const isOutside = (x === x2 && box.x !== box.x2) || (y === y2 && box.y !== box.y2);
  return isOutside ? [] : [{ ...box, x, x2, y, y2 }];
}

function clipRule(rule: Rule, plot: Edges): Rule[] {
  // What leads from the end of a line to its name stands beside the plot.
  if (rule.x >= plot.right - TOLERANCE && rule.x2 > plot.right) {
    return [
      { ...rule, y: within(rule.y, plot.top, plot.bottom), y2: within(rule.y2, plot.top, plot.bottom) },
    ];
  }
  return clipBox(rule, plot);
}

function clipTarget(target: Target, plot: Edges): Target[] {
  const { shape } = target;
  if (shape.kind === 'dot') return isInside(shape, plot) ? [target] : [];
  if (shape.kind !== 'box') return [target];
  return clipBox(shape, plot).map((clipped) => ({ ...target, shape: clipped }));
}
