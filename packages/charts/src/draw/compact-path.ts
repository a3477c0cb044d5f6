/**
 * Writes an SVG path of straight lines with fewer bytes: steps from point to point in tenths of a pixel,
 * which is finer than a screen shows. Rounding is done on places, so that it does not add up.
 * In paths with curves only the last digits go, which differ from engine to engine.
 */
export function compactPath(path: string): string {
  if (/[^MLZ\d.,e\s-]/.test(path)) {
    return path.replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (number) =>
      String(Number(Number(number).toFixed(2)) || 0),
    );
  }
  let x = 0;
  let y = 0;
  let isLine = false;
  let compact = '';
  for (const [, command = '', first, second] of path.matchAll(
    /([MLZ])(?:\s*(-?[\d.e-]+)[,\s]+(-?[\d.e-]+))?/g,
  )) {
    if (command === 'Z') {
      compact += 'Z';
      isLine = false;
      continue;
    }
    const nextX = Math.round(Number(first) * 10);
    const nextY = Math.round(Number(second) * 10);
    if (command === 'M') compact += `M${pair(nextX, nextY)}`;
    else if (nextX !== x || nextY !== y) {
      // Numbers that follow a step are further steps; a minus parts them as well as a space does.
      const step = pair(nextX - x, nextY - y);
      compact += isLine ? (step.startsWith('-') ? step : ` ${step}`) : `l${step}`;
      isLine = true;
    }
    if (command === 'M') isLine = false;
    x = nextX;
    y = nextY;
  }
  return compact;
}

function pair(first: number, second: number): string {
  const end = tenths(second);
  return end.startsWith('-') ? tenths(first) + end : `${tenths(first)} ${end}`;
}

function tenths(value: number): string {
  const rest = Math.abs(value % 10);
  const whole = Math.trunc(value / 10);
  if (rest === 0) return String(whole);
  return whole === 0 ? `${value < 0 ? '-' : ''}.${rest}` : `${whole}.${rest}`;
}
