import type { Sql } from '@gazetteer/kernel';
import { listCrosswalks } from './area-lookup.store.ts';
import type { AreaLevel, AreaTables } from './area-tables.ts';
import { listLevels } from './areas.store.ts';
import { levelsAbove } from './lift-areas.ts';

/** A way to write the places of a level: by the codes of a scheme that has them, or had them. */
export type Coding = {
  scheme: string;
  level: string;
  title: string;
  areas: number;
  /** Schemes that codes can be brought over to, the own one first where it has areas. */
  targets: string[];
  /** Levels above: the more, the finer is the level. */
  depth: number;
};

/** All ways to write places that are known here. */
export async function listCodings(sql: Sql<AreaTables>): Promise<Coding[]> {
  const levels = await listLevels(sql);
  const codings = new Map<string, Coding>();
  for (const level of levels) {
    if (level.areas === 0) continue;
    const { scheme, id, title, areas } = level;
    const coding = { scheme, level: id, title, areas, targets: [scheme], depth: depthOf(levels, id) };
    codings.set(`${scheme}/${id}`, coding);
  }
  for (const { scheme, level, system, areas } of await listCrosswalks(sql)) {
    const key = `${system}/${level}`;
    const known = codings.get(key);
    const title = levels.find((one) => one.scheme === scheme && one.id === level)?.title ?? level;
    if (known) known.targets.push(scheme);
    else
      codings.set(key, {
        scheme: system,
        level,
        title,
        areas,
        targets: [scheme],
        depth: depthOf(levels, level),
      });
  }
  return [...codings.values()];
}

/** A level may be known with what it lies in by one scheme, and without by another. */
function depthOf(levels: readonly AreaLevel[], id: string): number {
  const paths = levels
    .filter((level) => level.id === id)
    .map(({ scheme }) => levelsAbove(levels, { scheme, level: id }).length);
  return Math.max(0, ...paths);
}

/** True where the name or label of a column speaks of a level or a scheme. */
export function speaksOf(
  column: { id: string; info: { label?: string } },
  words: readonly string[],
): boolean {
  const name = plain(`${column.id} ${column.info.label ?? ''}`);
  return words.some((word) => name.includes(` ${plain(word).trim()}`));
}

function plain(text: string): string {
  return ` ${text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}
