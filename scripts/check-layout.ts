import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from './report-problems.ts';
import { root } from './run-command.mjs';
import { trackedFiles } from './tracked-files.ts';

/** Lines a file may have; tests may list more cases. */
const longest = { source: 300, test: 400 };

/** Tables of data rather than code, and code that a tool writes. */
const exempt = /\.generated\.ts$/;

const saysNothing = /(^|[/.-])(utils?|helpers?|common|misc|managers?|base)([/.-]|$)/;

/** Checks one source file against the rules of the house that no other tool knows. */
export function layoutProblems(file: string, content: string): string[] {
  const problems: string[] = [];
  const name = path.basename(file);
  const lines = content.split('\n').length - 1;
  const limit = /\.(test|spec)\.tsx?$/.test(name) ? longest.test : longest.source;
  if (lines > limit && !exempt.test(file)) problems.push(`${file}: ${lines} lines, more than ${limit}`);
  if (saysNothing.test(file)) problems.push(`${file}: the name says nothing; name it after what it does`);
  if (!/^[$._a-z0-9-]+$/.test(name)) problems.push(`${file}: file names are in kebab-case`);
  if (name === 'index.ts' && !/^(packages|services|apps)\/[^/]+\/(src|app)\/index\.ts$/.test(file)) {
    problems.push(`${file}: only a package's public surface is an index.ts`);
  }
  if (!/\.(store|migrations?|test)\.ts$/.test(file) && holdsSql(file, content)) {
    problems.push(`${file}: SQL and queries stand in *.store.ts files only`);
  }
  if (knowsHttpLibrary(file, content)) {
    problems.push(`${file}: Fastify is known to http/, *.routes.ts and the service's plugin only`);
  }
  return problems;
}

/** Where rules are kept apart from the HTTP library, with the file that is a service's plugin, where it has one. */
const apartFromHttp = new Map([
  ['packages/kernel/src/', 'index.ts'],
  ['services/catalogue/src/', 'catalogue-service.ts'],
  ['services/content/src/', 'content-service.ts'],
  ['services/datastore/src/', 'datastore-service.ts'],
  ['services/follow/src/', 'follow-service.ts'],
  ['services/harvest/src/', 'sources/harvest-service.ts'],
  ['services/identity/src/', 'identity-service.ts'],
]);

/** There only: a rule that imports from Fastify, or that takes its servers, requests and replies. */
function knowsHttpLibrary(file: string, content: string): boolean {
  const source = [...apartFromHttp.keys()].find((folder) => file.startsWith(folder));
  if (source === undefined || /(\.routes|\.test|\.fixture|-testing)\.ts$/.test(file)) return false;
  const inside = file.slice(source.length);
  if (inside.startsWith('http/') || inside === apartFromHttp.get(source)) return false;
  const code = content.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return /from 'fastify'|\bFastify(Request|Reply|Instance|BaseLogger)\b|\bHttp(Server|Request|Reply)\b/.test(
    code,
  );
}

/** Source files that a folder may have beside its tests; a `README.md` in it gives the reason for more. */
const mostFiles = 25;

/** Finds folders that hold more than a person can keep in mind, and do not say why. */
export function crowdedFolders(files: readonly string[]): string[] {
  const known = new Set(files);
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/\.(tsx?|mjs)$/.test(file) || /(\.(test|spec|data|fixture)\.tsx?|-testing\.tsx?)$/.test(file))
      continue;
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > mostFiles && !known.has(`${folder}/README.md`))
    .map(
      ([folder, count]) =>
        `${folder}: ${count} source files, more than ${mostFiles}, and no README.md says why`,
    );
}

/** In services only: a Kysely query outside a store. (DuckDB's SQL for tables is made where tables are made.) */
function holdsSql(file: string, content: string): boolean {
  return file.startsWith('services/') && /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(content);
}

if (import.meta.main) {
  const tracked = trackedFiles();
  const sources = tracked.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
  const problems = [
    ...sources.flatMap((file) => layoutProblems(file, readFileSync(path.join(root, file), 'utf8'))),
    ...crowdedFolders(tracked),
  ];
  reportProblems(problems, `${sources.length} source files keep to the layout`);
}
