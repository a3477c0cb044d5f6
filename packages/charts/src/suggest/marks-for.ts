import { coordinatesOf } from '../fields/coordinates.ts';
import type { ChartField } from '../spec/chart-field.ts';
import { marks, type Mark } from '../spec/vocabulary.ts';

/** Why a mark cannot show the chosen columns. */
export type MarkObstacle =
  | 'needs_field'
  | 'needs_number'
  | 'needs_two_numbers'
  | 'needs_time'
  | 'needs_dimension'
  | 'needs_two_dimensions'
  | 'needs_place'
  | 'needs_coordinates'
  | 'not_additive';

export type MarkChoice = { mark: Mark; obstacle: MarkObstacle | null };

/**
 * Which marks the chosen columns allow, and what stands against the others. Rows can always be counted, so a mark that
 * needs one figure needs no number.
 * @param fields all columns, computed ones among them
 */
export function marksFor(fields: readonly ChartField[], chosen: readonly string[]): MarkChoice[] {
  const known = chosen.flatMap((id) => fields.find((field) => field.id === id) ?? []);
  const traits = {
    all: known.length,
    numbers: known.filter(({ kind }) => kind === 'number').length,
    dimensions: known.filter(({ kind }) => kind !== 'number').length,
    times: known.filter(({ kind }) => kind === 'time').length,
    places: known.filter(({ scheme }) => scheme !== null).length,
    hasCoordinates: coordinatesOf(fields) !== undefined,
    rates: known.filter(({ role, aggregate }) => role === 'measure' && aggregate === 'mean').length,
  };
  return marks.map((mark) => ({ mark, obstacle: obstacleFor(mark, traits) }));
}

type Traits = Record<'all' | 'numbers' | 'dimensions' | 'times' | 'places' | 'rates', number> & {
  hasCoordinates: boolean;
};

function obstacleFor(mark: Mark, traits: Traits): MarkObstacle | null {
  if (traits.all === 0) return 'needs_field';
  switch (mark) {
    case 'bar':
    case 'table':
      return null;
    case 'line':
    case 'area':
    case 'trail':
      return traits.times > 0 || traits.numbers > 1 ? null : 'needs_time';
    case 'point':
    case 'circle':
      return traits.numbers > 1 || (traits.numbers > 0 && traits.dimensions > 0) ? null : 'needs_two_numbers';
    case 'tick':
      return traits.numbers > 0 ? null : 'needs_number';
    case 'rect':
      return traits.dimensions > 1 || traits.numbers > 1 ? null : 'needs_two_dimensions';
    case 'arc':
      if (traits.dimensions === 0) return 'needs_dimension';
      // Parts of a whole add up to it.
      return traits.numbers > 0 && traits.rates === traits.numbers ? 'not_additive' : null;
    case 'choropleth':
      return traits.places > 0 ? null : 'needs_place';
    case 'point_map':
      // The coordinates of the table are taken, whichever fields are chosen.
      return traits.hasCoordinates ? null : 'needs_coordinates';
  }
}
