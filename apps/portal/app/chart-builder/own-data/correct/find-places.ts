import type { OwnPlace } from '@gazetteer/charts';
import { codeKey } from '@gazetteer/tabular';
import { matchOwnPlaces } from '../../../charts/own-places/match-own-places.ts';
import { listMappedLevels, type MappedLevel, openLevel } from '../../../charts/own-places/own-areas.ts';

/** A column to be looked at, by its name and values. */
export interface PlaceColumn {
  id: string;
  values: readonly unknown[];
}

/** A way to read a column as places, and how well it fits. */
export interface PlaceCandidate {
  place: OwnPlace;
  level: MappedLevel;
  total: number;
  matched: number;
  /** The first of those that are not known. */
  unmatched: string[];
}

const FEWEST_PLACES = 3;
const NAMED_RATE = 0.8;
const UNNAMED_RATE = 0.9;
const SUFFICIENT_COVERAGE = 0.5;
const LEAST_NAME_RATE = 0.5;
const MOST_PLACES = 20_000;
const MOST_PARENTS = 12;
const LISTED = 5;

/**
 * All ways to read a column as places that fit any of its values, the best first. The portal's lists of areas are
 * fetched; the values stay here.
 */
export async function findPlaces(
  column: PlaceColumn,
  others: readonly PlaceColumn[],
): Promise<PlaceCandidate[]> {
  const found: PlaceCandidate[] = [];
  if (new Set(column.values).size > MOST_PLACES) return found;
  for (const level of await listMappedLevels()) {
    const { scheme, level: id } = level;
    found.push(await measurePlaces(column, undefined, { by: 'code', scheme, level: id }, level));
    const named = { by: 'name', scheme, level: id } as const;
    if (level.parent === null) found.push(await measurePlaces(column, undefined, named, level));
    else {
      const beside = await bestOf(
        others
          .slice(0, MOST_PARENTS)
          .map((other) => measurePlaces(column, other, { ...named, parent: other.id }, level)),
      );
      if (beside) found.push(beside);
    }
  }
  return found
    .filter(({ matched }) => matched > 0)
    .toSorted(
      (one, other) =>
        other.matched - one.matched || Number(speaksOf(column, other)) - Number(speaksOf(column, one)),
    );
}

/** How a column fits as places. */
export async function measurePlaces(
  column: PlaceColumn,
  parent: PlaceColumn | undefined,
  place: OwnPlace,
  level: MappedLevel,
): Promise<PlaceCandidate> {
  const open = await openLevel(place.scheme, place.level);
  const columns = [column, ...(parent ? [parent] : [])].map(({ id }) => ({ id, type: 'text' as const }));
  const rows = column.values.map((value, row) => [value, ...(parent ? [parent.values[row]] : [])]);
  const match = open && matchOwnPlaces({ columns }, rows, { field: column.id, place }, open);
  return {
    place,
    level,
    total: match?.total ?? 0,
    matched: match?.matched ?? 0,
    unmatched: (match?.unmatched ?? []).slice(0, LISTED).map(({ value }) => value),
  };
}

async function bestOf(candidates: readonly Promise<PlaceCandidate>[]): Promise<PlaceCandidate | undefined> {
  const [best] = (await Promise.all(candidates)).toSorted((one, other) => other.matched - one.matched);
  return best;
}

/**
 * The way to read a column that nobody needs to be asked about: nearly all values are known, and the column is called
 * after the places or has most of them. Where several schemes fit alike, the person has to choose.
 */
export function sureOf(
  column: PlaceColumn,
  candidates: readonly PlaceCandidate[],
): PlaceCandidate | undefined {
  const sure = candidates.filter((one) => isConvincing(column, one));
  const [best, ...others] = sure;
  const rivals = others.filter(({ matched }) => matched === best?.matched);
  return rivals.length === 0 ||
    !rivals.some((rival) => speaksOf(column, rival) === (best && speaksOf(column, best)))
    ? best
    : undefined;
}

/** The best of the ways that fit, unless another one fits as well. */
export function onlyBest([best, next]: readonly PlaceCandidate[]): PlaceCandidate | undefined {
  return best && best.matched !== next?.matched ? best : undefined;
}

function isConvincing(column: PlaceColumn, candidate: PlaceCandidate): boolean {
  const { place, level, total, matched } = candidate;
  if (total < FEWEST_PLACES) return false;
  const rate = matched / total;
  if (speaksOf(column, candidate)) return rate >= (place.by === 'name' ? LEAST_NAME_RATE : NAMED_RATE);
  if (place.by === 'name') return false;
  return rate >= UNNAMED_RATE && matched / level.areas >= SUFFICIENT_COVERAGE && !isCounting(column.values);
}

/** Whether the name of a column speaks of the scheme or the level. */
function speaksOf({ id }: PlaceColumn, { place, level }: PlaceCandidate): boolean {
  const name = plain(id);
  return [place.level, level.title, ...(place.by === 'code' ? [place.scheme] : [])].some((word) =>
    name.includes(` ${plain(word).trim()}`),
  );
}

function plain(text: string): string {
  return ` ${text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

/** 1, 2, 3 … without a gap: a rank, a month, a running number. */
function isCounting(values: readonly unknown[]): boolean {
  const numbers = new Set([...new Set(values.map(codeKey))].filter((key) => /^\d+$/.test(key)).map(Number));
  let [least, greatest] = [Infinity, -Infinity];
  for (const number of numbers) {
    least = Math.min(least, number);
    greatest = Math.max(greatest, number);
  }
  return numbers.size > 0 && greatest - least + 1 === numbers.size;
}
