import type { Sql } from '@gazetteer/kernel';
import type { Column } from '../tables/column.ts';
import { codeKey } from './area-code.ts';
import { findByKeys, findByNames } from './area-lookup.store.ts';
import { nameKeys } from './area-name.ts';
import type { Area, AreaTables } from './area-tables.ts';
import { listLevels } from './areas.store.ts';
import { type Coding, speaksOf } from './codings.ts';
import type { DetectedPlaces, ReadDistinct } from './detected-places.ts';
import { levelsAbove, liftAreas } from './lift-areas.ts';
import { resolvePlaces } from './resolve-places.ts';

type Measured = { coding: Coding; result: DetectedPlaces };

const MOST_COMPANIONS = 4;
/** What stands beside codes is the same in the whole table: more rows say nothing more. */
const ROWS_HEARD = 20_000;
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
  const rows = (await readDistinct([field, ...companions.map(({ id }) => id)], ROWS_HEARD)) ?? [];
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

/**
 * How many rows, 0 to 1, say beside the code what its area is called, or what it lies in, and how many name some
 * place of the level at all; of the best column.
 */
async function agreement(
  sql: Sql<AreaTables>,
  coding: Coding,
  rows: readonly (string | null)[][],
): Promise<{ score: number; names: number }> {
  const { scheme, level } = coding;
  const [target = scheme] = coding.targets.filter((one) => one !== scheme).concat(scheme);
  const codes = rows.map(([code = null]) => ({ value: code, parent: null }));
  const places = await resolvePlaces(sql, { by: 'code', scheme, level }, codes, target);
  const keys = new Set(places.flatMap(({ key }) => (key === undefined ? [] : [key])));
  const known = [await labelsOf(sql, { scheme: target, level }, keys, level)];
  for (const { id } of levelsAbove(await listLevels(sql), { scheme: target, level }).slice(1)) {
    known.push(await labelsOf(sql, { scheme: target, level }, keys, id));
  }
  const width = Math.max(0, ...rows.map(({ length }) => length));
  let best = 0;
  let names = 0;
  for (let at = 1; at < width; at++) {
    const said = rows.filter((row) => (row[at] ?? '').trim() !== '');
    names = Math.max(
      names,
      await partNamed(
        sql,
        { scheme: target, level },
        said.map((row) => row[at] ?? ''),
      ),
    );
    for (const labels of known) {
      const agreeing = rows.filter((row, index) =>
        fits(labels.get(places[index]?.key ?? ''), row[at] ?? '', level),
      );
      if (said.length > 0) best = Math.max(best, agreeing.length / said.length);
    }
  }
  return { score: best, names };
}

/** How many of the texts, 0 to 1, are names of areas of a level, wherever those are. */
async function partNamed(
  sql: Sql<AreaTables>,
  query: { scheme: string; level: string },
  written: readonly string[],
): Promise<number> {
  if (written.length === 0) return 0;
  const keys = new Map([...new Set(written)].map((text) => [text, nameKeys(text, query.level)]));
  const asked = [...keys.values()].flat().map(({ key }) => key);
  const named = new Set((await findByNames(sql, query, asked)).map(({ name_key }) => name_key));
  const fitting = written.filter((text) => keys.get(text)?.some(({ key }) => named.has(key)));
  return fitting.length / written.length;
}

function fits(labels: ReadonlySet<string> | undefined, written: string, level: string): boolean {
  if (!labels || written.trim() === '') return false;
  return labels.has(`=${codeKey(written)}`) || nameKeys(written, level).some(({ key }) => labels.has(key));
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
