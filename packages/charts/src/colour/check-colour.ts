import { contrast, distance } from './colour-vision.ts';
import { palettes, type Theme } from './palette.ts';

/** Marks need this contrast with the ground they stand on. */
export const LEAST_CONTRAST = 3;

const themes: readonly Theme[] = ['light', 'dark'];
const STEPS = 200;

/** Whether a colour can be seen on both grounds. */
export type ColourCheck = {
  /** Its contrast on each ground. */
  contrast: Readonly<Record<Theme, number>>;
  /** Grounds it is too close to; at most one, for the grounds lie far apart. */
  fails: readonly Theme[];
  /** The colour itself where it holds, otherwise the nearest that does. */
  nearest: string;
};

/** @param colour as `#rrggbb` */
export function checkColour(colour: string): ColourCheck {
  const fails = themes.filter((theme) => contrastOn(theme, colour) < LEAST_CONTRAST);
  return {
    contrast: { light: contrastOn('light', colour), dark: contrastOn('dark', colour) },
    fails,
    nearest: fails.length === 0 ? colour.toLowerCase() : nearestHolding(colour),
  };
}

/** A colour in its own hue that is a little darker or lighter, whichever first holds on both grounds. */
function nearestHolding(colour: string): string {
  const candidates = ['#000000', '#ffffff'].flatMap((end) => {
    const steps = Array.from({ length: STEPS + 1 }, (_, step) => mixed(colour, end, step / STEPS));
    return steps.find(holds) ?? [];
  });
  return candidates.toSorted((one, other) => awayFrom(one) - awayFrom(other))[0] ?? palettes.light.rest;

  function awayFrom(candidate: string): number {
    return distance(colour, candidate, 'full');
  }
}

function holds(colour: string): boolean {
  return themes.every((theme) => contrastOn(theme, colour) >= LEAST_CONTRAST);
}

function contrastOn(theme: Theme, colour: string): number {
  return contrast(colour, palettes[theme].paper);
}

function mixed(from: string, to: string, share: number): string {
  const part = (start: number) => {
    const [one = 0, other = 0] = [from, to].map((colour) =>
      Number.parseInt(colour.slice(start, start + 2), 16),
    );
    return Math.round(one + (other - one) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
