import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oldestVersions } from '../packages/site-server/src/bundle/supported-browsers.ts';
import { enhancementFor, enhancements } from './browser-support/enhancements.ts';
import {
  browserNames,
  type Feature,
  lacking,
  type Versions,
  versionsOf,
} from './browser-support/feature-support.ts';
import { missingInScripts } from './browser-support/script-features.ts';
import { featuresOfStyle } from './browser-support/style-features.ts';
import { reportProblems } from './report-problems.ts';
import { root } from './run-command.mjs';
import { sites } from './sites.mjs';

/** A feature that a line of a file uses although one of the versions lacks it. */
type Missing = { feature: Feature; at: string; versions: Versions };

/** The page that says to people which browsers are supported. */
const page = 'docs/browsers.md';

/** What browsers do not run: the server's own files, tests, and what is built or installed. */
const elsewhere =
  /\/(node_modules|build|site-server|server)\/|\.(server|test|config|d)\.tsx?$|-testing\.tsx?$|\/server\.ts$/;

function missingInStyles(versions: Versions): Missing[] {
  const files = globSync('{apps,packages}/**/*.css', { cwd: root }).filter(
    (file) => !elsewhere.test(`/${file}`),
  );
  return files.flatMap((file) =>
    featuresOfStyle(readFileSync(path.join(root, file), 'utf8'), versions)
      .filter((use) => lacking(use.feature, use.versions).length > 0)
      .map(({ feature, line, versions: met }) => ({ feature, at: `${file}:${line}`, versions: met })),
  );
}

function missingInSites(versions: Versions): Missing[] {
  const isScript = (file: string) => file.startsWith(root) && !elsewhere.test(file);
  return sites.flatMap((site) =>
    missingInScripts(path.join(root, 'apps', site, 'tsconfig.json'), isScript, versions).map(
      ({ feature, file, line }) => ({ feature, at: `${path.relative(root, file)}:${line}`, versions }),
    ),
  );
}

/** One line for each feature that is missing without a reason, and for each reason that nothing needs any longer. */
export function featureProblems(
  missing: readonly Missing[],
  reasons: Readonly<Record<string, string>>,
): string[] {
  const needed = new Set(missing.map(({ feature }) => enhancementFor(feature.path, reasons)));
  const unexplained = missing
    .filter(({ feature }) => enhancementFor(feature.path, reasons) === undefined)
    .map(
      ({ feature, at, versions }) =>
        `${at}: ${feature.path} is not in ${lacking(feature, versions).join(', ')}`,
    );
  const unused = Object.keys(reasons).filter((key) => !needed.has(key));
  return [
    // Both sites have the files that they share.
    ...new Set(unexplained),
    ...unused.map((key) => `scripts/browser-support/enhancements.ts: nothing needs ${key} any longer`),
  ];
}

/** Versions that the table for people does not have as the list has them. */
export function tableProblems(markdown: string, versions: Versions): string[] {
  return browserNames(versions)
    .map(([name, version]) => `| ${name} | ${version} |`)
    .filter((row) => !markdown.includes(`\n${row}`))
    .map((row) => `${page}: its table has no row '${row} …', as package.json has it`);
}

if (import.meta.main) {
  const versions = versionsOf(oldestVersions());
  const missing = [...missingInStyles(versions), ...missingInSites(versions)];
  const listed = browserNames(versions).map((entry) => entry.join(' '));
  reportProblems(
    [
      ...featureProblems(missing, enhancements),
      ...tableProblems(readFileSync(path.join(root, page), 'utf8'), versions),
    ],
    `the sites need nothing newer than ${listed.join(', ')}`,
  );
}
