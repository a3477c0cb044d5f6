import { invalidInput, type Sql } from '@gazetteer/kernel';
import type { AreaTables } from '../areas/area-tables.ts';
import { listLevels } from '../areas/areas.store.ts';
import { listCodings } from '../areas/codings.ts';
import { detectPlaces } from '../areas/detect-places.ts';
import type { DetectedPlaces } from '../areas/place.ts';
import { levelsAbove } from '../areas/lift-areas.ts';
import type { Geo } from './merge-report.contract.ts';
import { type OpenSide, requireColumn } from './read-side.ts';

/**
 * Tells which column of a table says where: what the call says, else what the dictionary says, else what fits.
 * @throws invalid_input where nothing fits, or several schemes fit and nothing tells them apart
 */
export async function locateSide(sql: Sql<AreaTables>, side: OpenSide): Promise<Geo> {
  const { geo, names } = side.input;
  if (geo && names) throw invalidInput({ [`${side.side}.geo`]: ['cannot be given together with names'] });
  if (names) return locateByNames(sql, side, names);
  if (geo) {
    requireColumn(side, 'geo.field', geo.field);
    const { scheme, level } = geo;
    if (scheme && level) return { ...byCode(geo.field), scheme, level, detected: false };
  }
  const detected = await detectPlaces(sql, side.table.columns, side.distinctIfFew);
  const fitting = detected.filter(
    ({ by, field, scheme, level }) =>
      !geo ||
      (by === 'code' &&
        field === geo.field &&
        (!geo.scheme || geo.scheme === scheme) &&
        (!geo.level || geo.level === level)),
  );
  const [best] = fitting;
  if (!best) throw noPlaces(side, geo?.field);
  if (best.ambiguous_with.length > 0) throw ambiguous(side, best);
  const { by, field, parent_field, scheme, level, said } = best;
  return { by, field, parent_field, parent: null, scheme, level, detected: !said };
}

function byCode(field: string) {
  return { by: 'code' as const, field, parent_field: null, parent: null };
}

async function locateByNames(
  sql: Sql<AreaTables>,
  side: OpenSide,
  names: NonNullable<OpenSide['input']['names']>,
): Promise<Geo> {
  const column = requireColumn(side, 'names.field', names.field);
  if (names.parent_field) requireColumn(side, 'names.parent_field', names.parent_field);
  const levels = await listLevels(sql);
  const wanted = names.level ?? column.info.level;
  const known = (await listCodings(sql))
    .filter(({ scheme, level }) => level === wanted && (!names.scheme || scheme === names.scheme))
    .toSorted((one, other) => levelsAbove(levels, other).length - levelsAbove(levels, one).length);
  const [coding] = known;
  if (!coding) {
    throw invalidInput({
      [`${side.side}.names`]: [
        wanted ? `no scheme knows the level "${wanted}"` : `say the level of the places in "${names.field}"`,
      ],
    });
  }
  return {
    by: 'name',
    field: names.field,
    parent_field: names.parent_field ?? null,
    parent: names.parent ?? null,
    scheme: coding.scheme,
    level: coding.level,
    detected: false,
  };
}

function noPlaces({ side }: OpenSide, field: string | undefined) {
  return invalidInput({
    [`${side}.geo`]: [
      field
        ? `the values of "${field}" are codes of no known scheme; say scheme and level`
        : 'no column holds codes or names of known places; name one with geo or names',
    ],
  });
}

function ambiguous({ side }: OpenSide, { field, scheme, ambiguous_with }: DetectedPlaces) {
  const schemes = [scheme, ...ambiguous_with].join(', ');
  return invalidInput({
    [`${side}.geo.scheme`]: [
      `the values of "${field}" are codes of several schemes, which number places differently: say which of ${schemes}`,
    ],
  });
}
