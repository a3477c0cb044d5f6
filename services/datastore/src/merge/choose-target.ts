import { invalidInput, type Sql, type TextInLanguages } from '@gazetteer/kernel';
import { type AreaLevel, type AreaTables, translatedTitle } from '../areas/area-tables.ts';
import { listLevels } from '../areas/areas.store.ts';
import { type Coding, listCodings } from '../areas/codings.ts';
import { levelsAbove } from '../areas/lift-areas.ts';
import type { Geo } from './merge-report.contract.ts';

/** A level that the places of two tables are brought to, and what it is called. */
export type Target = { scheme: string; level: string; title: string; title_translated?: TextInLanguages };

/**
 * The levels that the places of two tables can both be brought to, the finest first: of the scheme that offers
 * the most, since codes of several schemes must not stand in one column.
 */
export async function listTargets(
  sql: Sql<AreaTables>,
  left: Pick<Geo, 'scheme' | 'level'>,
  right: Pick<Geo, 'scheme' | 'level'>,
): Promise<Target[]> {
  const levels = await listLevels(sql);
  const codings = await listCodings(sql);
  const schemes = targetsOf(codings, left).filter((scheme) => targetsOf(codings, right).includes(scheme));
  const offers = schemes.map((scheme) => commonLevels(levels, scheme, left.level, right.level));
  const [best = []] = offers.toSorted((one, other) => other.length - one.length);
  return best.map((level) => ({
    scheme: level.scheme,
    level: level.id,
    title: level.title,
    ...translatedTitle(level, 'title'),
  }));
}

function targetsOf(codings: readonly Coding[], { scheme, level }: Pick<Geo, 'scheme' | 'level'>): string[] {
  return codings.find((coding) => coding.scheme === scheme && coding.level === level)?.targets ?? [];
}

function commonLevels(levels: readonly AreaLevel[], scheme: string, left: string, right: string) {
  const above = new Set(levelsAbove(levels, { scheme, level: right }).map(({ id }) => id));
  return levelsAbove(levels, { scheme, level: left }).filter(({ id }) => above.has(id));
}

/**
 * The level of the result: the one asked for, or the finest that both tables can be brought to.
 * @throws invalid_input where there is none
 */
export async function chooseTarget(
  sql: Sql<AreaTables>,
  left: Geo,
  right: Geo,
  level: string | undefined,
): Promise<Target> {
  const targets = await listTargets(sql, left, right);
  const [finest] = targets;
  if (!finest) {
    const [one, other] = [left, right].map((geo) => `${geo.scheme} ${geo.level}`);
    throw invalidInput({ right: [`${one} and ${other} meet at no level that is known here`] });
  }
  const chosen = level === undefined ? finest : targets.find((target) => target.level === level);
  if (chosen) return chosen;
  const offered = targets.map((target) => target.level).join(', ');
  throw invalidInput({ level: [`"${level}" is not offered for these tables; choose one of ${offered}`] });
}
