import type { Target } from '../draw/frame/shapes.ts';

/** The outline of a target as an SVG path. */
export function outlineOf({ shape }: Target): string {
  switch (shape.kind) {
    case 'box':
      return `M${shape.x} ${shape.y}H${shape.x2}V${shape.y2}H${shape.x}Z`;
    case 'dot': {
      const radius = Math.max(5, Math.min(shape.radius, 30)) + 1;
      return `M${shape.x - radius} ${shape.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    }
    case 'wedge':
      return wedge(shape);
    case 'area':
      return shape.rings.map((ring) => `M${ring.map((point) => point.join(' ')).join('L')}Z`).join('');
  }
}

function wedge(shape: Extract<Target['shape'], { kind: 'wedge' }>): string {
  const { x, y, inner, outer, start, end } = shape;
  // A whole circle begins where it ends: as two halves it can be drawn.
  if (end - start > Math.PI * 1.999) {
    const middle = start + Math.PI;
    return (
      wedge({ ...shape, end: middle }) + wedge({ ...shape, start: middle, end: start + 2 * Math.PI - 1e-4 })
    );
  }
  const at = (angle: number, radius: number) =>
    `${x + Math.sin(angle) * radius} ${y - Math.cos(angle) * radius}`;
  const large = end - start > Math.PI ? 1 : 0;
  return `M${at(start, outer)}A${outer} ${outer} 0 ${large} 1 ${at(end, outer)}L${at(end, inner)}A${inner} ${inner} 0 ${large} 0 ${at(start, inner)}Z`;
}
