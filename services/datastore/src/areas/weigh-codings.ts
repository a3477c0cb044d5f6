import type { Sql } from '@gazetteer/kernel';
import type { Column } from '../tables/column.ts';
import { codeKey } from './area-code.ts';
import { findByKeys } from './area-lookup.store.ts';
import { nameKeys } from './area-name.ts';
import type { Area, AreaTables } from './area-tables.ts';
import { listLevels } from './areas.store.ts';
import { type Coding, speaksOf } from './codings.ts';
import type { DetectedPlaces, ReadDistinct } from './detected-places.ts';
import { levelsAbove, liftAreas } from './lift-areas.ts';
import { resolvePlaces } from './resolve-places.ts';

type Measured = { coding: Coding; result: DetectedPlaces };

const MOST_COMPANIONS = 4;
const SUFFICIENT_AGREEMENT = 0.6;
/** The next best must agree this much less. */
const CLEAR_LEAD = 0.75;
const FULL_COVERAGE = 0.98;
const PARTIAL_COVERAGE = 0.9;

/**
 * Of the schemes whose codes the values of one column are, the one that is meant. The same numbers are districts
 * of two schemes, and nearly all different ones: so the names and the areas above that stand beside the codes
 * decide, then the name of the column, then whether the codes are all there are of one scheme and not of another.
 */
export async function weighCodings(
  sql: Sql<AreaTables>,
  columns: readonly Column[],
  readDistinct: ReadDistinct,
  measured: readonly Measured[],
): Promise<DetectedPlaces> {
  const sorted = measured.toSorted(
    (one, other) =>
      Number(other.result.said) - Number(one.result.said) ||
      other.coding.depth - one.coding.depth ||
      other.result.match_rate - one.result.match_rate ||
      coverageOf(other) - coverageOf(one),
  );
  const [best] = sorted;
  if (!best) throw new Error('There is nothing to choose from');
  const rivals = sorted.filter(({ coding }) => coding.level === best.coding.level);
  if (best.result.said || rivals.length === 1) return best.result;
  const chosen =
    (await byCompanions(sql, columns, readDistinct, rivals)) ??
    onlyOne(rivals, ({ coding }) =>
      speaksOf(columnOf(columns, best), [coding.scheme, coding.scheme.split('-')[0] ?? '']),
    ) ??
    byCoverage(rivals);
  if (chosen) return chosen.result;
  const others = rivals.filter((rival) => rival !== best).map(({ coding }) => coding.scheme);
  return { ...best.result, ambiguous_with: others };
}

function columnOf(columns: readonly Column[], { result }: Measured): Column {
  return columns.find(({ id }) => id === result.field) ?? { id: result.field, type: 'text', info: {} };
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

function coverageOf({ coding, result }: Measured): number {
  return result.matched / coding.areas;
}

async function byCompanions(
  sql: Sql<AreaTables>,
  columns: readonly Column[],
  readDistinct: ReadDistinct,
  rivals: readonly Measured[],
): Promise<Measured | undefined> {
  const field = rivals[0]?.result.field ?? '';
  const companions = columns
    .filter(
      ({ id, info, type }) => id !== field && isTelling(info.role) && (type === 'text' || type === 'int'),
    )
    .toSorted((one, other) => Number(other.info.role === 'geo') - Number(one.info.role === 'geo'))
    .slice(0, MOST_COMPANIONS);
  if (companions.length === 0) return undefined;
  const rows = await readDistinct([field, ...companions.map(({ id }) => id)]);
  const scored = [];
  for (const rival of rivals) scored.push({ rival, score: await agreement(sql, rival.coding, rows) });
  const [first, second] = scored.toSorted((one, other) => other.score - one.score);
  if (!first || first.score < SUFFICIENT_AGREEMENT) return undefined;
  return (second?.score ?? 0) < first.score * CLEAR_LEAD ? first.rival : undefined;
}

function isTelling(role: string | undefined): boolean {
  return role === undefined || role === 'geo' || role === 'dimension';
}

/** How many rows, 0 to 1, say beside the code what its area is called, or what it lies in; of the best column. */
async function agreement(
  sql: Sql<AreaTables>,
  coding: Coding,
  rows: readonly (string | null)[][],
): Promise<number> {
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
  for (let at = 1; at < width; at++) {
    for (const labels of known) {
      const said = rows.filter((row) => (row[at] ?? '').trim() !== '');
      const agreeing = rows.filter((row, index) =>
        fits(labels.get(places[index]?.key ?? ''), row[at] ?? '', level),
      );
      if (said.length > 0) best = Math.max(best, agreeing.length / said.length);
    }
  }
  return best;
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
