import { isCoordinate, isOrdinal, isStanding, meaningOf } from '@gazetteer/charts';
import { type Additivity, type Column, type ColumnInfo, isNumeric, type Scale } from '../tables/column.ts';

/** What has a zero that somebody has set. */
const setZero = /°\s?[cf]\b|celsius|fahrenheit|temperature|température/i;

/**
 * On which scale a column seems to be measured, and whether its values may be added up, by what the dictionary says of it
 * beside. Nothing is guessed of documents and lists, nor an additivity where words and unit tell none.
 */
export function guessScale(column: Column): Pick<ColumnInfo, 'scale' | 'additivity'> {
  const scale = scaleOf(column);
  const additivity = additivityOf(column);
  return { ...(scale && { scale }), ...(additivity && { additivity }) };
}

function scaleOf({ id, type, info }: Column): Scale | undefined {
  const { label, unit, role } = info;
  if (type === 'date' || type === 'timestamp' || type === 'time') return 'interval';
  if (!isNumeric(type)) {
    if (type !== 'text' && type !== 'bool') return undefined;
    // Months and years that are written in words come one after the other.
    return role === 'time' ? 'ordinal' : 'nominal';
  }
  if (role === 'time' || isCoordinate({ id })) return 'interval';
  if (isOrdinal({ id, label })) return 'ordinal';
  if (role !== 'measure') return 'nominal';
  return setZero.test(`${id} ${label ?? ''} ${unit ?? ''}`) ? 'interval' : 'ratio';
}

function additivityOf({ id, type, info }: Column): Additivity | undefined {
  const { label, unit, role } = info;
  if (role !== 'measure' || !isNumeric(type)) return undefined;
  const meaning = meaningOf({ id, type, label, unit });
  if (meaning === 'rate') return 'non_additive';
  if (meaning === 'unknown') return undefined;
  return isStanding({ id, label }) ? 'semi_additive' : 'additive';
}
