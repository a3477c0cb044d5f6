import type { Sql } from '@gazetteer/kernel';
import type { Column } from '../tables/column.ts';
import { codeKey, nameKeys } from '@gazetteer/tabular';
import { findByKeys, findByNames } from './area-lookup.store.ts';
import type { Area, AreaTables } from './area-tables.ts';
import { listLevels } from './areas.store.ts';
import { type Coding, speaksOf } from './codings.ts';
import type { DetectedPlaces, ReadDistinct } from './place.ts';
import { levelsAbove, liftAreas } from './lift-areas.ts';
import { resolvePlaces } from './resolve-places.ts';

type Measured = { coding: Coding; result: DetectedPlaces };

/** What stands beside a code in one column, as it is compared; undefined where nothing does. */
type Companion = { code: string; names: string[] } | undefined;
type HeardRow = { code: string | null; beside: Companion[] };

const MOST_COMPANIONS = 4;
/** What stands beside codes is the same in the whole table: more rows say nothing more, and cost time. */
const ROWS_HEARD = 2000;
const SUFFICIENT_AGREEMENT = 0.6;
/** The next best must agree this much less. */
const CLEAR_LEAD = 0.75;
const SHORTEST_NAME = 3;
const SUFFICIENT_COVERAGE = 0.5;
const FULL_COVERAGE = 0.98;
const PARTIAL_COVERAGE = 0.9;

/**
 * Of the schemes whose codes the values of one column are, the one that is meant. The same numbers are districts
 * of two schemes, and nearly all different ones: so the names and the areas above that stand beside the codes
 * decide, then the name of the column, then whether the codes are all there are of one scheme and not of another.
 * @returns undefined where the names beside the codes say that they are of none
 */
export async function weighCodings(
  sql: Sql<AreaTables>,
  columns: readonly Column[],
  readDistinct: ReadDistinct,
  measured: readonly Measured[],
): Promise<DetectedPlaces | undefined> {
  const sorted = measured.toSorted(
    (one, other) =>
      Number(other.result.said) - Number(one.result.said) ||
      Number(covers(other)) - Number(covers(one)) ||
      other.coding.depth - one.coding.depth ||
      other.result.match_rate - one.result.match_rate ||
      coverageOf(other) - coverageOf(one),
  );
  const [best] = sorted;
  if (!best || best.result.said) return best?.result;
  const rivals = sorted.filter(({ coding }) => coding.level === best.coding.level);
  const witness = await hearCompanions(sql, columns, readDistinct, rivals);
  if (witness === 'none') return undefined;
  if (witness) return witness.result;
  if (rivals.length === 1) return best.result;
  const column = columns.find(({ id }) => id === best.result.field);
  const chosen =
    (column && onlyOne(rivals, ({ coding }) => speaksOf(column, wordsOf(coding)))) ?? byCoverage(rivals);
  if (chosen) return chosen.result;
  const others = rivals.filter((rival) => rival !== best).map(({ coding }) => coding.scheme);
  return { ...best.result, ambiguous_with: others };
}

/** A scheme called `census-2011` is meant by a column that says census; `st-code` not by one that says state. */
function wordsOf({ scheme }: Coding): string[] {
  const [name = scheme] = scheme.split('-');
  return name.length < SHORTEST_NAME ? [scheme] : [scheme, name];
}

function onlyOne(rivals: readonly Measured[], holds: (rival: Measured) => boolean): Measured | undefined {
  const held = rivals.filter(holds);
  return held.length === 1 ? held[0] : undefined;
}

function byCoverage(rivals: readonly Measured[]): Measured | undefined {
  const full = onlyOne(rivals, (rival) => coverageOf(rival) >= FULL_COVERAGE);
  const others = rivals.filter((rival) => rival !== full);
  return others.every((rival) => coverageOf(rival) < PARTIAL_COVERAGE) ? full : undefined;
}

/** A level of which the column has hardly any code is meant only where no other level fits. */
function covers(measured: Measured): boolean {
  return coverageOf(measured) >= SUFFICIENT_COVERAGE;
}

function coverageOf({ coding, result }: Measured): number {
  return result.matched / coding.areas;
}

/**
 * What the columns beside the codes say: the scheme whose areas are called so, 'none' where they name places and
 * those are not the places of the codes, undefined where they say nothing clear.
 */
async function hearCompanions(
  sql: Sql<AreaTables>,
  columns: readonly Column[],
  readDistinct: ReadDistinct,
  rivals: readonly Measured[],
): Promise<Measured | 'none' | undefined> {
  const field = rivals[0]?.result.field ?? '';
  const companions = columns
    .filter(
      ({ id, info, type }) => id !== field && isTelling(info.role) && (type === 'text' || type === 'int'),
    )
    .toSorted((one, other) => Number(other.info.role === 'geo') - Number(one.info.role === 'geo'))
    .slice(0, MOST_COMPANIONS);
  if (companions.length === 0) return undefined;
  const read = (await readDistinct([field, ...companions.map(({ id }) => id)], ROWS_HEARD)) ?? [];
  const rows = hearRows(thinned(read, ROWS_HEARD), rivals[0]?.coding.level ?? '');
  const scored = [];
  for (const rival of rivals) scored.push({ rival, ...(await agreement(sql, rival.coding, rows)) });
  const [first, second] = scored.toSorted((one, other) => other.score - one.score);
  if (!first) return undefined;
  if (first.score < SUFFICIENT_AGREEMENT) {
    return scored.some(({ names }) => names >= SUFFICIENT_AGREEMENT) ? 'none' : undefined;
  }
  return (second?.score ?? 0) < first.score * CLEAR_LEAD ? first.rival : undefined;
}

function isTelling(role: string | undefined): boolean {
  return role === undefined || role === 'geo' || role === 'dimension';
}

/** Every text is made comparable once, however many rows say it and schemes are weighed. */
function hearRows(rows: readonly (string | null)[][], level: string): HeardRow[] {
  const known = new Map<string, Companion>();
  const hear = (written: string) => {
    const heard = known.get(written) ?? {
      code: `=${codeKey(written)}`,
      names: nameKeys(written, level).map(({ key }) => key),
    };
    known.set(written, heard);
    return heard;
  };
  return rows.map(([code = null, ...beside]) => ({
    code,
    beside: beside.map((written) => ((written ?? '').trim() === '' ? undefined : hear(written ?? ''))),
  }));
}

/**
 * How many rows, 0 to 1, say beside the code what its area is called, or what it lies in, and how many name some
 * place of the level at all; of the best column.
 */
async function agreement(
  sql: Sql<AreaTables>,
  coding: Coding,
  rows: readonly HeardRow[],
): Promise<{ score: number; names: number }> {
  const { scheme, level } = coding;
  const [target = scheme] = coding.targets.filter((one) => one !== scheme).concat(scheme);
  const codes = rows.map(({ code }) => ({ value: code, parent: null }));
  const places = await resolvePlaces(sql, { by: 'code', scheme, level }, codes, target);
  const keys = new Set(places.flatMap(({ key }) => (key === undefined ? [] : [key])));
  const known = [await labelsOf(sql, { scheme: target, level }, keys, level)];
  for (const { id } of levelsAbove(await listLevels(sql), { scheme: target, level }).slice(1)) {
    known.push(await labelsOf(sql, { scheme: target, level }, keys, id));
  }
  const width = Math.max(0, ...rows.map(({ beside }) => beside.length));
  let score = 0;
  let names = 0;
  for (let at = 0; at < width; at++) {
    const said = rows.flatMap(({ beside }, row) => {
      const companion = beside[at];
      return companion ? [{ companion, key: places[row]?.key ?? '' }] : [];
    });
    if (said.length === 0) continue;
    names = Math.max(names, await partNamed(sql, { scheme: target, level }, said));
    for (const labels of known) {
      const agreeing = said.filter(({ companion, key }) => fits(labels.get(key), companion));
      score = Math.max(score, agreeing.length / said.length);
    }
  }
  return { score, names };
}

/** How many of the texts, 0 to 1, are names of areas of a level, wherever those are. */
async function partNamed(
  sql: Sql<AreaTables>,
  query: { scheme: string; level: string },
  said: readonly { companion: NonNullable<Companion> }[],
): Promise<number> {
  const asked = new Set(said.flatMap(({ companion }) => companion.names));
  const named = new Set((await findByNames(sql, query, asked)).map(({ name_key }) => name_key));
  return said.filter(({ companion }) => companion.names.some((name) => named.has(name))).length / said.length;
}

function fits(labels: ReadonlySet<string> | undefined, { code, names }: NonNullable<Companion>): boolean {
  return labels !== undefined && (labels.has(code) || names.some((name) => labels.has(name)));
}

/** What may be written beside a code: the names and the code of its area, or of the area above. */
async function labelsOf(
  sql: Sql<AreaTables>,
  query: { scheme: string; level: string },
  keys: ReadonlySet<string>,
  above: string,
): Promise<Map<string, Set<string>>> {
  const lifted = (await liftAreas(sql, query, keys, above)) ?? new Map<string, Set<string>>();
  const wanted = new Set([...lifted.values()].flatMap((set) => [...set]));
  const areas = await findByKeys(sql, { scheme: query.scheme, level: above }, wanted);
  const labels = new Map(areas.map((area) => [area.code_key, labelsOfArea(area, above !== query.level)]));
  return new Map(
    [...lifted].map(([key, places]) => [
      key,
      new Set([...places].flatMap((place) => labels.get(place) ?? [])),
    ]),
  );
}

/** Its own code beside a code tells nothing; the code of the area above does. */
function labelsOfArea(area: Area, withCode: boolean): string[] {
  const names = [area.name, ...(JSON.parse(area.aliases) as string[])];
  const keys = names.flatMap((name) => nameKeys(name, area.level).map(({ key }) => key));
  return withCode ? [...keys, `=${area.code_key}`] : keys;
}

/** So many of the items, in equal steps from the first on; all where there are no more. */
export function thinned<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  return Array.from(
    { length: Math.min(most, items.length) },
    (_, at) => items[Math.floor(at * step)] as Item,
  );
}
