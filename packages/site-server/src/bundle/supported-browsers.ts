import path from 'node:path';
import browserslist from 'browserslist';

/** The folder whose `package.json` lists the browsers that are supported. */
const house = path.resolve(import.meta.dirname, '../../../..');

/** What bundlers call the browsers of the list. */
const targetNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest version of each browser that is supported, by the names of `browserslist`. */
export function oldestVersions(): Record<string, string> {
  const versions: Record<string, string> = {};
  // The newest comes first, and some entries stand for a span of versions, such as `ios_saf 18.5-18.7`.
  for (const entry of browserslist(null, { path: house })) {
    const [browser = '', span = ''] = entry.split(' ');
    const [version = ''] = span.split('-');
    versions[browser] = version;
  }
  return versions;
}

/**
 * The same as targets of a build, such as `safari17.5`.
 * @throws where the list has a browser that bundlers do not know
 */
export function buildTargets(): string[] {
  return Object.entries(oldestVersions()).map(([browser, version]) => {
    const name = targetNames[browser];
    if (!name) throw new Error(`browserslist of package.json has ${browser}, which bundlers do not know`);
    return `${name}${version}`;
  });
}
