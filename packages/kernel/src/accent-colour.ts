import { type Static, Type } from 'typebox';
import type { Fault } from './schema-faults.ts';

const Colour = (ground: string) =>
  Type.String({
    pattern: '^#[0-9a-fA-F]{6}$',
    form: 'a colour of six hexadecimal digits, such as #0b6661',
    description: `The colour of links and buttons on ${ground} ground`,
  });

/** The colour of what can be clicked on a page, on each ground. */
export const AccentColour = Type.Object(
  { light: Colour('light'), dark: Colour('dark') },
  { additionalProperties: false },
);
export type AccentColour = Static<typeof AccentColour>;

/** The grounds of our pages that the colour stands on: paper and sheet of the theme. */
export const GROUNDS = { light: ['#fbfaf6', '#ffffff'], dark: ['#0f151d', '#161e28'] } as const;
/** What text needs (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/**
 * What is wrong with colours of the right form: whatever cannot be read on its ground.
 * @param place where the colours stand in the settings
 */
export function accentFaults(accent: AccentColour, place: string): Fault[] {
  return (['light', 'dark'] as const).flatMap((ground) => {
    const reached = Math.min(...GROUNDS[ground].map((paper) => contrastOf(accent[ground], paper)));
    if (reached >= LEAST_CONTRAST) return [];
    const fault = `must differ more from the ${ground} ground: its contrast is ${reached.toFixed(1)}, and text needs ${LEAST_CONTRAST}`;
    return [{ place: `${place}.${ground}`, fault }];
  });
}

/** Contrast of two colours as WCAG defines it, 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
