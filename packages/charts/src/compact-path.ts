/**
 * Writes an SVG path of straight lines with fewer bytes: steps from point to point in tenths of a pixel,
 * which is finer than a screen shows. Rounding is done on places, so that it does not add up.
 * Paths with curves are left as they are.
 */
export function compactPath(path: string): string {
  if (/[^MLZ\d.,e\s-]/.test(path)) return path;
  let x = 0;
  let y = 0;
  let compact = '';
  for (const [, command = '', first, second] of path.matchAll(
    /([MLZ])(?:\s*(-?[\d.e-]+)[,\s]+(-?[\d.e-]+))?/g,
  )) {
    if (command === 'Z') {
      compact += 'Z';
      continue;
    }
    const nextX = Math.round(Number(first) * 10);
    const nextY = Math.round(Number(second) * 10);
    if (command === 'M') compact += `M${tenths(nextX)},${tenths(nextY)}`;
    else if (nextX !== x || nextY !== y) compact += `l${tenths(nextX - x)},${tenths(nextY - y)}`;
    x = nextX;
    y = nextY;
  }
  return compact;
}

function tenths(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.');
}
