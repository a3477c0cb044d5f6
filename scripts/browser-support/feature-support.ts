import bcd, { type BrowserName, type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with {
  type: 'json',
};

/** A feature of the web platform by its path in the data about browsers, such as `css.properties.field-sizing`. */
export type Feature = { path: string; compat: CompatStatement };

/** The oldest version of each browser that a piece of code meets; a browser that never runs it is not in it. */
export type Versions = Partial<Record<BrowserName, string>>;

/** What the data calls the browsers of `browserslist`. */
const names: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/**
 * Takes versions by the names of `browserslist`.
 * @throws where there is a browser that the data does not know
 */
export function versionsOf(listed: Readonly<Record<string, string>>): Versions {
  const versions: Versions = {};
  for (const [browser, version] of Object.entries(listed)) {
    const name = names[browser];
    if (!name) throw new Error(`there is no data about the browser ${browser}`);
    versions[name] = version;
  }
  return versions;
}

/** Each browser by the name that people know, with its version. */
export function browserNames(versions: Versions): [name: string, version: string][] {
  return browsersIn(versions).map(([browser, version]) => [bcd.browsers[browser].name, version]);
}

/** Finds the data below these names; undefined where it has nothing about that feature itself. */
export function featureAt(...path: readonly string[]): Feature | undefined {
  let entry: Identifier | undefined = bcd as unknown as Identifier;
  for (const name of path) entry = entry && Object.hasOwn(entry, name) ? entry[name] : undefined;
  return entry?.__compat ? { path: path.join('.'), compat: entry.__compat } : undefined;
}

/** Walks through all features below these names. */
export function* featuresBelow(...path: readonly string[]): Generator<Feature> {
  let entry: Identifier | undefined = bcd as unknown as Identifier;
  for (const name of path) entry = entry?.[name];
  if (entry) yield* walk(entry, path);
}

function* walk(entry: Identifier, path: readonly string[]): Generator<Feature> {
  const { __compat: compat, ...children } = entry;
  if (compat) yield { path: path.join('.'), compat };
  for (const [name, child] of Object.entries(children)) yield* walk(child, [...path, name]);
}

/** The browsers that lack a feature in the version given, each with the version that brought it, as a text. */
export function lacking({ compat }: Feature, versions: Versions): string[] {
  return browsersIn(versions).flatMap(([browser, version]) => {
    const first = firstVersion(compat, browser);
    if (first !== undefined && !isOlder(version, first)) return [];
    const { name } = bcd.browsers[browser];
    return [`${name} ${version} (${first === undefined ? 'no version has it' : `since ${first}`})`];
  });
}

/** The versions that code meets which runs only in browsers with these features. */
export function versionsWith(features: readonly Feature[], versions: Versions): Versions {
  const raised: Versions = {};
  for (const [browser, version] of browsersIn(versions)) {
    const needed = features.map(({ compat }) => firstVersion(compat, browser));
    if (needed.includes(undefined)) continue;
    raised[browser] = needed.reduce<string>(
      (newest, one) => (one && isOlder(newest, one) ? one : newest),
      version,
    );
  }
  return raised;
}

function browsersIn(versions: Versions): [BrowserName, string][] {
  return Object.entries(versions) as [BrowserName, string][];
}

/**
 * The first version that has a feature as it is specified, without a setting, to this day. A name with a prefix counts,
 * because the build adds prefixes.
 */
function firstVersion({ support }: CompatStatement, browser: BrowserName): string | undefined {
  const statements = [support[browser] ?? []].flat();
  const versions = statements.flatMap(
    ({ version_added: added, version_removed: removed, flags, partial_implementation: isPartial }) =>
      added && added !== 'preview' && !removed && !flags && !isPartial ? [added.replace('≤', '')] : [],
  );
  return versions.reduce<string | undefined>(
    (first, version) => (first === undefined || isOlder(version, first) ? version : first),
    undefined,
  );
}

/** Whether a version comes before another. */
function isOlder(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0;
}
