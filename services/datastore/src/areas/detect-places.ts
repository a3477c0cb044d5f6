import type { Sql } from '@gazetteer/kernel';
import type { Column } from '../tables/column.ts';
import { codeKey } from '@gazetteer/tabular';
import type { AreaTables } from './area-tables.ts';
import { listLevels } from './areas.store.ts';
import { type Coding, listCodings, speaksOf } from './codings.ts';
import type { DetectedPlaces, ReadDistinct } from './place.ts';
import { levelsAbove } from './lift-areas.ts';
import { resolvePlaces } from './resolve-places.ts';
import { thinned, weighCodings } from './weigh-codings.ts';

const FEWEST_PLACES = 3;
const NAMED_RATE = 0.8;
const UNNAMED_RATE = 0.9;
const SUFFICIENT_COVERAGE = 0.5;
const LEAST_NAME_RATE = 0.5;
const MOST_COLUMNS = 12;
/** So few values tell whether all of them are worth being looked up. */
const TRIED_VALUES = 100;
const WORTH_LOOKING_UP = 0.5;

/**
 * Finds the columns of a table that say where, the best first: the finest level, then codes before names. What
 * the dictionary says is believed. Schemes that the same numbers are codes of are told apart by the names and
 * the areas above that stand beside them; where nothing tells, the others are listed.
 */
export async function detectPlaces(
  sql: Sql<AreaTables>,
  columns: readonly Column[],
  readDistinct: ReadDistinct,
): Promise<DetectedPlaces[]> {
  const codings = await listCodings(sql);
  const found = [
    ...(await detectCodes(sql, codings, columns, readDistinct)),
    ...(await detectNames(sql, codings, columns, readDistinct)),
  ];
  return found.toSorted(
    (one, other) =>
      other.depth - one.depth ||
      Number(one.by === 'name') - Number(other.by === 'name') ||
      other.match_rate - one.match_rate,
  );
}

/** Finds all columns of codes, as `detectPlaces` does. */
export async function detectCodeColumns(
  sql: Sql<AreaTables>,
  columns: readonly Column[],
  readDistinct: ReadDistinct,
): Promise<DetectedPlaces[]> {
  return detectCodes(sql, await listCodings(sql), columns, readDistinct);
}

/** Finds the column of codes of the finest level, as `detectPlaces` does. */
export async function detectCodeColumn(
  sql: Sql<AreaTables>,
  columns: readonly Column[],
  readDistinct: ReadDistinct,
): Promise<DetectedPlaces | undefined> {
  const found = await detectCodeColumns(sql, columns, readDistinct);
  const [best] = found.toSorted((one, other) => other.depth - one.depth || other.match_rate - one.match_rate);
  return best && best.ambiguous_with.length === 0 ? best : undefined;
}

async function detectCodes(
  sql: Sql<AreaTables>,
  codings: readonly Coding[],
  columns: readonly Column[],
  readDistinct: ReadDistinct,
): Promise<DetectedPlaces[]> {
  const found: DetectedPlaces[] = [];
  for (const column of placeColumns(columns)) {
    const values = (await readDistinct([column.id]))?.map(([value]) => value ?? null);
    if (!values) continue;
    const measured = [];
    for (const coding of codingsOf(column, codings)) {
      const result = await measureIfWorth(sql, column, coding, values);
      if (isConvincing(result, column, coding, values)) measured.push({ coding, result });
    }
    const meant = await weighCodings(sql, columns, readDistinct, measured);
    if (meant) found.push(meant);
  }
  return found;
}

/** Few values first, and all of them where those do not tell already that the column has other codes. */
async function measureIfWorth(
  sql: Sql<AreaTables>,
  column: Column,
  coding: Coding,
  values: readonly (string | null)[],
): Promise<DetectedPlaces> {
  const tried = thinned(values, TRIED_VALUES);
  const few = await measureCodes(sql, column, coding, tried);
  const isWorth = few.said || few.match_rate >= WORTH_LOOKING_UP;
  return isWorth && tried.length < values.length ? measureCodes(sql, column, coding, values) : few;
}

async function measureCodes(
  sql: Sql<AreaTables>,
  column: Column,
  coding: Coding,
  values: readonly (string | null)[],
): Promise<DetectedPlaces> {
  const { scheme, level, depth } = coding;
  const keys = new Map(
    values.filter((value) => codeKey(value) !== '').map((value) => [codeKey(value), value]),
  );
  const places = [...keys.values()].map((value) => ({ value, parent: null }));
  const answers = await resolvePlaces(sql, { by: 'code', scheme, level }, places, coding.targets[0]);
  const matched = answers.filter(({ key }) => key !== undefined).length;
  return {
    by: 'code',
    field: column.id,
    parent_field: null,
    scheme,
    level,
    distinct: places.length,
    matched,
    match_rate: places.length === 0 ? 0 : matched / places.length,
    said: column.info.scheme === scheme && column.info.level === level,
    ambiguous_with: [],
    depth,
  };
}

function isConvincing(
  result: DetectedPlaces,
  column: Column,
  coding: Coding,
  values: readonly (string | null)[],
): boolean {
  if (result.said) return true;
  if (result.distinct < FEWEST_PLACES) return false;
  const named =
    column.info.level === coding.level || speaksOf(column, [coding.scheme, coding.level, coding.title]);
  if (named) return result.match_rate >= NAMED_RATE;
  const covers = result.matched / coding.areas >= SUFFICIENT_COVERAGE;
  return result.match_rate >= UNNAMED_RATE && covers && !isCounting(values);
}

async function detectNames(
  sql: Sql<AreaTables>,
  codings: readonly Coding[],
  columns: readonly Column[],
  readDistinct: ReadDistinct,
): Promise<DetectedPlaces[]> {
  const levels = await listLevels(sql);
  const found: DetectedPlaces[] = [];
  const texts = placeColumns(columns).filter(({ type }) => type === 'text');
  for (const column of texts) {
    for (const coding of codingsOf(column, codings)) {
      const { scheme, level, depth } = coding;
      const [own, ...above] = levelsAbove(levels, { scheme, level });
      const named = column.info.level === level || speaksOf(column, [level, coding.title]);
      // Names repeat across a country: a scheme that does not know what places lie in cannot tell them apart.
      if (!own || !named || (above.length === 0 && depth > 1)) continue;
      const parents = above.length === 0 ? [null] : parentColumns(columns, column, above);
      for (const parent of parents) {
        const places = await readDistinct(parent === null ? [column.id] : [column.id, parent]);
        if (!places) continue;
        const written = places.map(([value = null, within = null]) => ({ value, parent: within }));
        const filled = written.filter(({ value }) => value !== null && value.trim() !== '');
        const answers = await resolvePlaces(sql, { by: 'name', scheme, level }, filled);
        const matched = answers.filter(({ key }) => key !== undefined).length;
        const match_rate = filled.length === 0 ? 0 : matched / filled.length;
        if (match_rate < LEAST_NAME_RATE) continue;
        found.push({
          by: 'name',
          field: column.id,
          parent_field: parent,
          scheme,
          level,
          distinct: filled.length,
          matched,
          match_rate,
          said: false,
          ambiguous_with: [],
          depth,
        });
      }
    }
  }
  return found;
}

function parentColumns(
  columns: readonly Column[],
  column: Column,
  above: readonly { id: string; title: string }[],
): string[] {
  return columns
    .filter(
      (other) =>
        other.id !== column.id &&
        isPlaceColumn(other) &&
        above.some(
          ({ id, title }) => other.info.level === id || (!other.info.level && speaksOf(other, [id, title])),
        ),
    )
    .map(({ id }) => id);
}

/** The ways to write places that the dictionary leaves open. */
function codingsOf({ info }: Column, codings: readonly Coding[]): Coding[] {
  return codings.filter(
    ({ scheme, level }) =>
      (!info.scheme || info.scheme === scheme) &&
      (!info.level || info.level === level || !codings.some((known) => known.level === info.level)),
  );
}

function placeColumns(columns: readonly Column[]): Column[] {
  return columns
    .filter(isPlaceColumn)
    .toSorted((one, other) => Number(other.info.role === 'geo') - Number(one.info.role === 'geo'))
    .slice(0, MOST_COLUMNS);
}

function isPlaceColumn({ type, info }: Column): boolean {
  return ['text', 'int', 'numeric'].includes(type) && info.role !== 'measure' && info.role !== 'time';
}

/** 1, 2, 3 … without a gap: a rank, a month, a running number. */
function isCounting(values: readonly (string | null)[]): boolean {
  const numbers = [...new Set(values.map(codeKey))].filter((key) => /^\d+$/.test(key)).map(Number);
  if (numbers.length === 0) return false;
  const [smallest, largest] = numbers.reduce(
    ([low, high], number) => [Math.min(low, number), Math.max(high, number)],
    [Infinity, -Infinity],
  );
  return largest - smallest + 1 === numbers.length;
}
