import { type Feature, featuresBelow, lacking, type Versions } from './feature-support.ts';

/** Functions, properties and interfaces of the language and of the DOM, by their names alone. */
const byName = Map.groupBy(
  [...featuresBelow('javascript', 'builtins'), ...featuresBelow('api')],
  ({ path }) => nameOf(path),
);

/** How TypeScript's libraries call what the data has under another name. */
const otherNames: Readonly<Record<string, string>> = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  IteratorObject: 'Iterator',
  AsyncIteratorObject: 'AsyncIterator',
  CallableFunction: 'Function',
};

/** Names that stand for something, among others, that one of the versions lacks. */
export function recentNames(versions: Versions): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [name, features] of byName) {
    if (features.some((feature) => lacking(feature, versions).length > 0)) names.add(name);
  }
  return names;
}

/** Members of any interface by this name: TypeScript declares many of them in interfaces that no browser has. */
export function membersNamed(name: string): readonly Feature[] {
  return byName.get(name) ?? [];
}

/**
 * The names below which the data may have a member of what TypeScript calls `owner`; those of global functions when it
 * is undefined.
 */
export function ownersOf(owner: string | undefined): string[][] {
  if (owner === undefined) return [[], ['Window'], ['WorkerGlobalScope']];
  const name = owner.replace(/(?<=.)Constructor$/, '');
  return [[otherNames[name] ?? name]];
}

/** `canParse` for `api.URL.canParse_static`. */
function nameOf(path: string): string {
  return (path.split('.').at(-1) ?? '').replace(/_static$/, '');
}
