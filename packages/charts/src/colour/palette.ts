export type Theme = 'light' | 'dark';

/** The colours of a chart's ground and text, as the sites have them. */
export type Palette = {
  paper: string;
  ink: string;
  secondInk: string;
  hairline: string;
  accent: string;
  /** One hue from the paper to the ink, the least first: five classes. */
  ramp: readonly [string, string, string, string, string];
  /** From far below a middle to far above it, the middle near the paper. */
  diverging: readonly string[];
  /** For everything beyond the categories that have a colour. */
  rest: string;
  /** For what is not highlighted: seen, but behind. */
  muted: string;
  /** The lines of the hatching that marks areas without data, and the ground under them. */
  noData: { line: string; ground: string };
  /** Land under a map of points, and its coasts and borders. */
  land: string;
  coast: string;
};

export const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    paper: '#fbfaf6',
    ink: '#16213a',
    secondInk: '#4a5468',
    hairline: '#dedad0',
    accent: '#0b6661',
    ramp: ['#d5e6df', '#a3cdc3', '#64a9a0', '#2b8179', '#0b5a54'],
    diverging: ['#8a3a12', '#c06f3a', '#e2b48c', '#ece8dd', '#a3cdc3', '#48968d', '#0b5a54'],
    rest: '#8b8f97',
    muted: '#c6c4bc',
    noData: { line: '#c9c4b6', ground: '#f3f1ea' },
    land: '#f1ede2',
    coast: '#cfc9ba',
  },
  dark: {
    paper: '#0f151d',
    ink: '#e9e6dd',
    secondInk: '#a9b1bd',
    hairline: '#2b3542',
    accent: '#63cfc4',
    ramp: ['#1e3a3f', '#235c5d', '#2f857f', '#4fb5aa', '#9be5da'],
    diverging: ['#f3b48f', '#bd7043', '#744a33', '#2a3440', '#235c5d', '#3d9f96', '#9be5da'],
    rest: '#76808e',
    muted: '#3f4a58',
    noData: { line: '#3a4655', ground: '#18202a' },
    land: '#19222d',
    coast: '#36424f',
  },
};

/**
 * Twelve colours, one a sector, for marks on the paper. They differ in lightness as well as in hue, so that
 * people who see two kinds of colour tell them apart; icon and name always stand beside them.
 */
export const sectorColours: Readonly<Record<Theme, readonly string[]>> = {
  // biome-ignore format: six a line, in the order they are given out
  light: [
    '#0b6661', '#b4471f', '#5b88e9', '#bc7d19', '#410e74', '#1d8fa6',
    '#5b1907', '#3963c1', '#7d8469', '#5f3d8e', '#951e24', '#362e44',
  ],
  // biome-ignore format: as above
  dark: [
    '#63cfc4', '#f0a884', '#ada3ff', '#e0de73', '#3e98bc', '#bf897a',
    '#5c921b', '#7c5792', '#52f8c4', '#6974db', '#afab01', '#74674f',
  ],
};

/** A colour between the stops of a ramp. @param share from 0 (the first) to 1 (the last) */
export function rampColour(stops: readonly string[], share: number): string {
  const place = Math.min(1, Math.max(0, share)) * (stops.length - 1);
  const index = Math.min(stops.length - 2, Math.floor(place));
  const [from, to] = [stops[index] ?? '#000000', stops[index + 1] ?? stops[index] ?? '#000000'];
  const part = (start: number) => {
    const [one, other] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    const value = (one ?? 0) + ((other ?? 0) - (one ?? 0)) * (place - index);
    return Math.round(value).toString(16).padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Colours for the first `count` lines or bars that stand side by side, the sites' own colour first. */
export function seriesColours(count: number, theme: Theme): readonly string[] {
  return sectorColours[theme].slice(0, count);
}
