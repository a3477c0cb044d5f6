import { coordinatesOf } from '../fields/coordinates.ts';
import { isCode } from '../fields/column-meaning.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { Channels } from '../spec/chart-spec.ts';

/** Fewer different places than this are no map. */
const FEWEST_PLACES = 5;
const nameWords = /(^|[^a-z])(name|place|city|town|title|station|capital|nom|ville|lieu|titre)([^a-z]|$)/i;

/**
 * What a map of points shows of a table: its coordinates, what each row is called, and the first measure, as a size
 * where it adds up and as a colour otherwise.
 * @returns undefined where the table has no coordinates
 */
export function pointChannels(fields: readonly ChartField[], measure?: ChartField): Channels | undefined {
  const coordinates = coordinatesOf(fields);
  if (!coordinates) return undefined;
  const name = nameOf(fields);
  return {
    longitude: { field: coordinates.longitude.id },
    latitude: { field: coordinates.latitude.id },
    ...(name && { detail: [{ field: name.id }] }),
    ...(measure && { [measure.aggregate === 'sum' ? 'size' : 'colour']: { field: measure.id } }),
  };
}

/** Whether a table has enough places for a map of them to be worth a look. */
export function hasManyPlaces(fields: readonly ChartField[]): boolean {
  const coordinates = coordinatesOf(fields);
  return coordinates !== undefined && (coordinates.latitude.distinct ?? FEWEST_PLACES) >= FEWEST_PLACES;
}

/** The column that calls the rows by names, not by codes, and nearly each by one of its own. */
function nameOf(fields: readonly ChartField[]): ChartField | undefined {
  const texts = fields.filter(
    ({ type, kind, distinct }) =>
      type === 'text' && (kind === 'category' || kind === 'place') && (distinct ?? 2) > 1,
  );
  const rank = (field: ChartField) =>
    (isCode(field) ? 2 : 0) + (nameWords.test(field.id) || nameWords.test(field.label) ? -1 : 0);
  return texts.toSorted(
    (one, other) => rank(one) - rank(other) || (other.distinct ?? 0) - (one.distinct ?? 0),
  )[0];
}
