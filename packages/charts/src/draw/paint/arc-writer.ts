import type { Walked } from '../../topology/arc-network.ts';
import { lineOf } from '../../topology/drawing-lines.ts';
import type { FittedDrawing } from '../../topology/fit-drawing.ts';
import { pair } from './path-writer.ts';

/** Writes lines of a drawing as paths of SVG. */
export type ArcWriter = {
  /** Closed lines, moved by so many tenths of a pixel. */
  rings(rings: readonly Walked[], right: number, down: number): string;
  lines(lines: readonly Walked[], right: number, down: number): string;
};

/** The steps along an arc, and how much of the text is the last of them. */
type Steps = { text: string; last: number };

/**
 * Writes what `openPathWriter` does, each arc once: a map in other figures walks along the same arcs in another order.
 */
export function openArcWriter({ x, y, starts }: Pick<FittedDrawing, 'x' | 'y' | 'starts'>): ArcWriter {
  const known: (Steps | undefined)[] = [];
  known.length = 2 * starts.length;

  const stepsOf = (arc: number): Steps => {
    const place = arc < 0 ? 2 * ~arc + 1 : 2 * arc;
    return (known[place] ??= writeSteps(arc));
  };

  const writeSteps = (arc: number): Steps => {
    const [start, end] = [starts[lineOf(arc)] ?? 0, (starts[lineOf(arc) + 1] ?? 0) - 1];
    const direction = arc < 0 ? -1 : 1;
    let text = '';
    let last = 0;
    for (let count = 1, at = arc < 0 ? end : start; count <= end - start; count++, at += direction) {
      const right = (x[at + direction] ?? 0) - (x[at] ?? 0);
      const down = (y[at + direction] ?? 0) - (y[at] ?? 0);
      // An arc that has shrunk to a point leads nowhere.
      if (right === 0 && down === 0) continue;
      const step = pair(right, down);
      // Numbers that follow a step are further steps; a minus parts them as well as a space does.
      const written = text === '' || step.startsWith('-') ? step : ` ${step}`;
      text += written;
      last = written.length;
    }
    return { text, last };
  };

  const write = (walked: Walked, right: number, down: number, isClosed: boolean): string => {
    const first = walked[0] ?? 0;
    const begin = first < 0 ? (starts[~first + 1] ?? 0) - 1 : (starts[first] ?? 0);
    let text = '';
    walked.forEach((arc, index) => {
      const steps = stepsOf(arc);
      // What closes a path leads back by itself.
      const isLast = isClosed && index === walked.length - 1;
      const part = isLast ? steps.text.slice(0, steps.text.length - steps.last) : steps.text;
      if (part !== '') text += text === '' ? `l${part}` : part.startsWith('-') ? part : ` ${part}`;
    });
    return `M${pair((x[begin] ?? 0) + right, (y[begin] ?? 0) + down)}${text}${isClosed ? 'Z' : ''}`;
  };

  return {
    rings: (rings, right, down) => rings.map((ring) => write(ring, right, down, true)).join(''),
    lines: (lines, right, down) => lines.map((line) => write(line, right, down, false)).join(''),
  };
}
