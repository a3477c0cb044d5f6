/**
 * How colours look to people who see fewer of them, and how far apart they are: for checking palettes.
 * Simulation after Machado, Oliveira and Fernandes (2009), distances in Oklab (1 = black to white).
 */
export type Vision = 'full' | 'deuteranopia' | 'protanopia';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const simulations: Readonly<Record<Exclude<Vision, 'full'>, Matrix>> = {
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

/** Contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** How far apart two colours look. */
export function distance(one: string, other: string, vision: Vision): number {
  const [first, second] = [seen(one, vision), seen(other, vision)];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function seen(colour: string, vision: Vision): Triple {
  const light = linear(colour);
  if (vision === 'full') return oklab(light);
  const [red, green, blue] = times(simulations[vision], light);
  return oklab([bounded(red), bounded(green), bounded(blue)]);
}

function linear(colour: string): Triple {
  const part = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function oklab(light: Triple): Triple {
  const [long, medium, short] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)],
  );
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function bounded(value: number): number {
  return Math.min(1, Math.max(0, value));
}
