import { textWidth } from '../../format/wrap-text.ts';
import type { Frame, Label, Pixel, Shapes } from '../frame/shapes.ts';
import type { Obstacles } from './place-boxes.ts';

/** Pixels between two points that stand for a line or a surface. */
const STEP = 8;

/** What texts keep away from in a drawing: its texts altogether, its marks as far as can be. */
export function obstaclesIn(drawn: readonly Shapes[], bounds: Frame): Obstacles {
  const hard = drawn.flatMap(({ labels = [], plates = [] }) => [...labels.map(frameOf), ...plates]);
  const soft = drawn.flatMap(pointsOf).filter(({ x, y }) => isNear(bounds, x, y));
  return { hard, soft };
}

function frameOf({ x, y, text, style }: Label): Frame {
  const width = textWidth(text, style.size);
  const left = style.align === 'left' ? x : style.align === 'right' ? x - width : x - width / 2;
  return { x: left, x2: left + width, y: y - style.size, y2: y + 3 };
}

function pointsOf({
  strokes = [],
  trails = [],
  dots = [],
  boxes = [],
  guides = [],
  rules = [],
}: Shapes): Pixel[] {
  return [
    ...[...strokes, ...trails].flatMap(({ points }) => alongLine(points)),
    ...guides.flatMap(({ x, y, x2, y2 }) =>
      alongLine([
        { x, y },
        { x: x2, y: y2 },
      ]),
    ),
    ...rules
      .filter(({ width }) => width > 1)
      .map(({ x, x2, y, y2 }) => ({ x: (x + x2) / 2, y: (y + y2) / 2 })),
    ...dots.map(({ x, y }) => ({ x, y })),
    ...boxes.flatMap(overBox),
  ];
}

function alongLine(points: readonly Pixel[]): Pixel[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    if (!from) return [to];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 1)) / steps,
      y: from.y + ((to.y - from.y) * (step + 1)) / steps,
    }));
  });
}

function overBox({ x, x2, y, y2 }: Frame): Pixel[] {
  const [columns, rows] = [Math.ceil(Math.abs(x2 - x) / STEP), Math.ceil(Math.abs(y2 - y) / STEP)];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: Math.min(x, x2) + ((index % columns) + 0.5) * STEP,
    y: Math.min(y, y2) + (Math.floor(index / columns) + 0.5) * STEP,
  }));
}

function isNear({ x, x2, y, y2 }: Frame, right: number, down: number): boolean {
  return right >= x && right <= x2 && down >= y && down <= y2;
}
