import { checkColour, LEAST_CONTRAST } from '../colour/check-colour.ts';
import { ChartError } from '../values/chart-error.ts';
import type { NamedChannel } from './list-channels.ts';

/** @throws ChartError colour_contrast for an own colour that cannot be seen on one of the grounds */
export function requireContrast(channels: readonly NamedChannel[]): void {
  for (const { name, field, scale } of channels) {
    for (const { value, colour } of scale?.colours ?? []) {
      const { fails, contrast, nearest } = checkColour(colour);
      const [ground] = fails;
      if (!ground) continue;
      throw new ChartError(
        'colour_contrast',
        `The colour ${colour} of "${value}" has a contrast of ${contrast[ground].toFixed(1)} on the ${ground} ground, ` +
          `where ${LEAST_CONTRAST} is the least; ${nearest} holds on both`,
        { channel: name, field, params: { colour, ground, nearest, value: String(value) } },
      );
    }
  }
}
