import { coordinatesOf } from '../fields/coordinates.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { marksFor } from './marks-for.ts';

/** Columns that a mark can be made of, and how many of them it needs at least. */
export type FittingFields = { fields: ChartField[]; needed: 1 | 2 };

/** Pairs are tried of so many columns. */
const MOST_PAIRED = 30;

/**
 * The columns by which a mark can be drawn at all, by the rules of `marksFor`: each alone where one is enough,
 * otherwise those that do it in pairs.
 * @returns no fields where the table has none for this mark
 */
export function fieldsForMark(fields: readonly ChartField[], mark: Mark): FittingFields {
  if (mark === 'point_map') {
    const { longitude, latitude } = coordinatesOf(fields) ?? {};
    return { fields: longitude && latitude ? [longitude, latitude] : [], needed: 2 };
  }
  const allows = (...chosen: ChartField[]) => {
    const ids = chosen.map(({ id }) => id);
    return marksFor(fields, ids).find((choice) => choice.mark === mark)?.obstacle === null;
  };
  const alone = fields.filter((field) => allows(field));
  if (alone.length > 0) return { fields: alone, needed: 1 };
  const tried = fields.slice(0, MOST_PAIRED);
  const paired = tried.filter((one) => tried.some((other) => other !== one && allows(one, other)));
  return { fields: paired, needed: 2 };
}
