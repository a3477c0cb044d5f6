import type { Trail } from '../frame/shapes.ts';

type TrailPoint = Trail['points'][number];

/**
 * A line that is as thick at each of its points as the point says: between two of them the space that touches both of
 * their circles, and the circles themselves.
 */
export function trailPath(points: readonly TrailPoint[]): string {
  const steps = points.slice(1).map((to, index) => stepBetween(points[index] ?? to, to));
  return points.map(circle).join('') + steps.join('');
}

function circle({ x, y, size }: TrailPoint): string {
  const radius = size / 2;
  return `M${hundredths(x - radius)} ${hundredths(y)}${halfCircle(radius, 1)}${halfCircle(radius, -1)}Z`;
}

function halfCircle(radius: number, direction: 1 | -1): string {
  return `a${hundredths(radius)} ${hundredths(radius)} 0 0 1 ${hundredths(2 * radius * direction)} 0`;
}

/** The two tangents of two circles, and nothing where one circle holds the other. */
function stepBetween(from: TrailPoint, to: TrailPoint): string {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(right, down);
  const lean = (from.size - to.size) / 2 / distance;
  if (!(Math.abs(lean) < 1)) return '';
  const along = Math.atan2(down, right);
  const spread = Math.acos(lean);
  const corner = ({ x, y, size }: TrailPoint, angle: number) =>
    `${hundredths(x + (Math.cos(angle) * size) / 2)} ${hundredths(y + (Math.sin(angle) * size) / 2)}`;
  return (
    `M${corner(from, along - spread)}L${corner(to, along - spread)}` +
    `L${corner(to, along + spread)}L${corner(from, along + spread)}Z`
  );
}

/** The last digits of sines differ from engine to engine. */
function hundredths(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}
