import { codeKey, writtenCode } from './area-code.ts';
import { nameKeys } from './area-name.ts';

/** An area as it is listed for matching. */
export interface ListedArea {
  code: string;
  name: string;
  /** Other names. */
  aliases: readonly string[];
  /** Codes of the areas it lies in directly. */
  parents: readonly string[];
  /** Code of the area that took its place. */
  replaced_by: string | null;
}

/** All areas of a level. */
export interface ListedLevel {
  level: string;
  areas: readonly ListedArea[];
}

/** What a written place stands for: an area, or the reason why there is none. */
export type MatchedPlace =
  | { code: string }
  | {
      reason:
        | 'empty'
        | 'unknown_code'
        | 'unknown_name'
        | 'unknown_parent'
        | 'parent_missing'
        | 'ambiguous_name';
    };

export interface PlaceMatcher {
  byCode: (value: unknown) => MatchedPlace;
  /** Finds places by name within what they lie in, which is written beside each of them. */
  byName: (places: readonly { value: unknown; parent: unknown }[]) => MatchedPlace[];
  /** The codes of the areas that an area lies in, `steps` levels up. */
  above: (code: string, steps: number) => string[];
}

// Chains of replacements are short; a circle must not hold us.
const LONGEST_CHAIN = 5;

/**
 * Finds areas in memory, by the rules of the portal: codes are compared by value, a code that was replaced leads to
 * what took its place, names are looked up within what they lie in only, and nothing is guessed.
 * @param path the level of the places and those above it, the nearest first
 */
export function createPlaceMatcher(path: readonly [ListedLevel, ...ListedLevel[]]): PlaceMatcher {
  const levels = path.map(indexLevel);
  const [own] = levels;
  if (!own) throw new TypeError('A matcher needs a level');
  const above: PlaceMatcher['above'] = (code, steps) => {
    let codes = [code];
    for (const { byKey } of levels.slice(0, steps))
      codes = [...new Set(codes.flatMap((one) => byKey.get(codeKey(one))?.parents ?? []))];
    return codes;
  };
  const within = (parents: readonly string[]) => {
    const [best] = levels
      .slice(1)
      .map((level, index) => {
        const known = new Map(parents.map((parent) => [parent, keysNamed(level, parent)]));
        const count = [...known.values()].filter(({ size }) => size > 0).length;
        return { steps: index + 1, known, count };
      })
      .toSorted((one, other) => other.count - one.count);
    return best;
  };
  return {
    above,
    byCode: (value) => {
      const key = codeKey(value);
      return key === '' ? { reason: 'empty' } : follow(own, key);
    },
    byName: (places) => {
      const parents = within(
        [...new Set(places.map(({ parent }) => writtenCode(parent).trim()))].filter(Boolean),
      );
      return places.map(({ value, parent }) => {
        const name = writtenCode(value).trim();
        if (name === '') return { reason: 'empty' };
        const found = own.find(name);
        if (levels.length === 1) return choose(own, found);
        const beside = writtenCode(parent).trim();
        if (beside === '') return { reason: 'parent_missing' };
        const areas = parents?.known.get(beside);
        if (!parents || !areas || areas.size === 0) return { reason: 'unknown_parent' };
        const lies = ({ key }: Named) =>
          above(own.byKey.get(key)?.code ?? '', parents.steps).some((code) => areas.has(codeKey(code)));
        return choose(own, found.filter(lies));
      });
    },
  };
}

interface Named {
  key: string;
  isExact: boolean;
}

interface LevelIndex {
  byKey: ReadonlyMap<string, ListedArea>;
  find: (name: string) => Named[];
}

function indexLevel({ level, areas }: ListedLevel): LevelIndex {
  const byKey = new Map(areas.map((area) => [codeKey(area.code), area]));
  let names: Map<string, Map<string, boolean>> | undefined;
  const index = () => {
    const found = new Map<string, Map<string, boolean>>();
    for (const { code, name, aliases } of areas) {
      for (const written of [name, ...aliases]) {
        for (const { key, exact } of nameKeys(written, level)) {
          const known = found.get(key) ?? new Map<string, boolean>();
          known.set(codeKey(code), exact || known.get(codeKey(code)) === true);
          found.set(key, known);
        }
      }
    }
    return found;
  };
  return {
    byKey,
    find: (name) =>
      nameKeys(name, level).flatMap(({ key, exact }) =>
        [...((names ??= index()).get(key) ?? [])].map(([area, isExact]) => ({
          key: area,
          isExact: exact && isExact,
        })),
      ),
  };
}

/** Whole names go before names that were shortened. */
function bestOf(found: readonly Named[]): Set<string> {
  const exact = found.filter(({ isExact }) => isExact);
  return new Set((exact.length > 0 ? exact : found).map(({ key }) => key));
}

function choose(level: LevelIndex, found: readonly Named[]): MatchedPlace {
  const keys = bestOf(found);
  const [only] = keys;
  if (only === undefined) return { reason: 'unknown_name' };
  return keys.size === 1 ? follow(level, only) : { reason: 'ambiguous_name' };
}

function follow({ byKey }: LevelIndex, key: string): MatchedPlace {
  let area = byKey.get(key);
  for (let step = 0; area && area.replaced_by !== null && step < LONGEST_CHAIN; step += 1)
    area = byKey.get(codeKey(area.replaced_by));
  return area ? { code: area.code } : { reason: 'unknown_code' };
}

function keysNamed(level: LevelIndex, written: string): Set<string> {
  const key = codeKey(written);
  return level.byKey.has(key) ? new Set([key]) : bestOf(level.find(written));
}
