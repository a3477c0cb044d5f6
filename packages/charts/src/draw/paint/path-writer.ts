/** What shapes and projections draw a path with; `text` is the path in SVG's words. */
export type PathWriter = {
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
  arc(x: number, y: number, radius: number): void;
  text(): string;
};

/**
 * Writes a path of straight lines in few bytes: steps from point to point in tenths of a pixel, which is finer than a
 * screen shows. Rounding is done on places, so that it does not add up. Used as the context of `geoPath`.
 */
export function openPathWriter(): PathWriter {
  let text = '';
  let [x, y] = [0, 0];
  /** Whether numbers that follow are read as steps. */
  let isStepping = false;
  return {
    beginPath: () => {
      text = '';
    },
    moveTo: (toX, toY) => {
      [x, y] = [Math.round(toX * 10), Math.round(toY * 10)];
      text += `M${pair(x, y)}`;
      isStepping = false;
    },
    lineTo: (toX, toY) => {
      const [nextX, nextY] = [Math.round(toX * 10), Math.round(toY * 10)];
      if (nextX === x && nextY === y) return;
      // Numbers that follow a step are further steps; a minus parts them as well as a space does.
      const step = pair(nextX - x, nextY - y);
      text += isStepping ? (step.startsWith('-') ? step : ` ${step}`) : `l${step}`;
      isStepping = true;
      [x, y] = [nextX, nextY];
    },
    closePath: () => {
      text += 'Z';
      isStepping = false;
    },
    arc: () => {
      throw new TypeError('A path of straight lines has no arcs');
    },
    text: () => text,
  };
}

/** Two numbers of tenths of a pixel, as a path has them. */
export function pair(first: number, second: number): string {
  const end = tenths(second);
  return second < 0 ? tenths(first) + end : `${tenths(first)} ${end}`;
}

/** Most numbers of a path are short steps: those up to so many tenths are written once and for all. */
const SHORT = 2000;
const short = Array.from({ length: 2 * SHORT + 1 }, (_, index) => writeTenths(index - SHORT));

/** Tenths of a pixel as SVG reads them in the fewest letters: `-.5`, `12.3`. */
export function tenths(value: number): string {
  return short[value + SHORT] ?? writeTenths(value);
}

function writeTenths(value: number): string {
  const rest = Math.abs(value % 10);
  const whole = Math.trunc(value / 10);
  if (rest === 0) return String(whole);
  return whole === 0 ? `${value < 0 ? '-' : ''}.${rest}` : `${whole}.${rest}`;
}
