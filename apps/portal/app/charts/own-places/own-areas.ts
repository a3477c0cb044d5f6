import type { GetAreaListAnswer } from '@gazetteer/client/portal';
import { createPlaceMatcher, type PlaceMatcher } from '@gazetteer/tabular';

/** A level of areas that there are boundaries of. */
export interface MappedLevel {
  scheme: string;
  level: string;
  title: string;
  parent: string | null;
  /** How many areas it has. */
  areas: number;
  /** Dates there are boundaries of, the newest first. */
  vintages: string[];
}

/** A level whose areas are here to be matched. */
export interface OpenLevel {
  level: MappedLevel;
  /** Lists of the level and of those above it, the nearest first. */
  lists: readonly GetAreaListAnswer[];
  matcher: PlaceMatcher;
}

/** As many as the portal lists at once. */
const MOST_AREAS = 20_000;

async function openClient() {
  // Only who has data of their own needs these calls.
  const { createPortalClient } = await import('@gazetteer/client/portal');
  return createPortalClient({ baseUrl: '' });
}

let levels: Promise<MappedLevel[]> | undefined;
const lists = new Map<string, Promise<GetAreaListAnswer>>();
const opened = new Map<string, Promise<OpenLevel>>();

/** The levels that own rows can be drawn as maps of; asked for once. */
export function listMappedLevels(): Promise<MappedLevel[]> {
  levels ??= askLevels();
  levels.catch(() => (levels = undefined));
  return levels;
}

async function askLevels(): Promise<MappedLevel[]> {
  const client = await openClient();
  const { data } = await client.listAreaSchemes();
  return data.schemes.flatMap(({ id: scheme, levels: known }) =>
    known
      .filter(({ vintages, areas }) => vintages.length > 0 && areas <= MOST_AREAS)
      .map(({ id: level, title, parent_level: parent, areas, vintages }) => ({
        scheme,
        level,
        title,
        parent,
        areas,
        vintages,
      })),
  );
}

/**
 * Gets the areas of a level, and of those above, into the browser, so that rows need not leave it to be matched.
 * @returns undefined where there is no map of the level
 */
export async function openLevel(scheme: string, level: string): Promise<OpenLevel | undefined> {
  const found = (await listMappedLevels()).find((one) => one.scheme === scheme && one.level === level);
  if (!found) return undefined;
  const key = `${scheme}/${level}`;
  const open = opened.get(key) ?? askPath(found);
  opened.set(key, open);
  open.catch(() => opened.delete(key));
  return open;
}

async function askPath(level: MappedLevel): Promise<OpenLevel> {
  const own = await askList(level.scheme, level.level);
  const path: [GetAreaListAnswer, ...GetAreaListAnswer[]] = [own];
  let above = own.parent_level;
  while (above !== null && !path.some((list) => list.level === above)) {
    const list = await askList(level.scheme, above);
    path.push(list);
    above = list.parent_level;
  }
  return { level, lists: path, matcher: createPlaceMatcher(path) };
}

function askList(scheme: string, level: string): Promise<GetAreaListAnswer> {
  const key = `${scheme}/${level}`;
  const asked =
    lists.get(key) ?? openClient().then(async (client) => (await client.getAreaList({ scheme, level })).data);
  lists.set(key, asked);
  asked.catch(() => lists.delete(key));
  return asked;
}
