import type { JoinKey, JoinWishes } from './join-key.ts';
import type { PortalTable } from './portal-table.ts';
import type { PlaceWay } from './ways-to-join.ts';

/** Everything that the person says of a join; `way` is the number of a way by places, or that columns are equal. */
export interface OwnWishes extends JoinWishes {
  way: number | 'equal';
  level: string | undefined;
  own: string;
  theirs: string;
}

/** So many columns are taken where nobody chooses. */
const USUAL_COLUMNS = 20;

/** By places where both tables have them; which columns are equal nobody but the person knows. */
export function usualWishes(ways: readonly PlaceWay[]): OwnWishes {
  return {
    way: ways.length > 0 ? 0 : 'equal',
    level: undefined,
    own: '',
    theirs: '',
    how: 'left',
    combine: true,
    ignoreTime: false,
  };
}

/** What says which rows belong together; undefined while the person has not said it. */
export function chosenKey(
  { way, level, own, theirs }: OwnWishes,
  ways: readonly PlaceWay[],
): JoinKey | undefined {
  if (way === 'equal') return own !== '' && theirs !== '' ? { kind: 'equal', own, theirs } : undefined;
  const chosen = ways[way];
  if (!chosen) return undefined;
  return {
    kind: 'place',
    way: chosen,
    level: chosen.levels.find((one) => one.level === level) ?? chosen.levels[0],
  };
}

/** The columns of a table that can be taken: all but those that only say where and when. */
export function columnsToTake({ side }: PortalTable): PortalTable['side']['columns'] {
  const keys = new Set([side.geo?.field, side.period?.field]);
  return side.columns.filter(({ field }) => !keys.has(field));
}

/** What it measures, or everything of a table that measures nothing. */
export function usualColumns(table: PortalTable): string[] {
  const all = columnsToTake(table);
  const measures = all.filter(({ kind }) => kind !== 'other');
  return (measures.length > 0 ? measures : all).slice(0, USUAL_COLUMNS).map(({ field }) => field);
}

/** The columns that are asked for: those that were chosen, and those that say where and when. */
export function columnsToRead({ side }: PortalTable, key: JoinKey, chosen: readonly string[]): string[] {
  const keys =
    key.kind === 'equal' ? [key.theirs] : [key.way.theirs.field, key.way.theirs.parent_field ?? undefined];
  const times = side.period_candidates.map(({ field }) => field);
  const wanted = new Set([...keys, ...times, ...chosen]);
  return side.columns.map(({ field }) => field).filter((field) => wanted.has(field));
}
