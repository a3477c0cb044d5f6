import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from './report-problems.ts';
import { root } from './run-command.mjs';
import { trackedFiles } from './tracked-files.ts';

/**
 * The order of a package's folders, from its `floors.json`: for a folder such as `src`, its floors from the top down.
 * A floor is the name of a folder or of a file in it, or a list of names that do not import each other;
 * `*` stands for all folders that are not named.
 */
export type Floors = Record<string, (string | string[])[]>;

/** One import between two files of a package, as paths from the package's own folder. */
export type LocalImport = { from: string; to: string };

const sourceFile = /\.tsx?$/;
/** Tests and what only tests import may reach everything that they test. */
const testFile = /(\.(test|data|fixture)\.tsx?|-testing\.tsx?|\/\w*test-[^/]*\.tsx?)$/;
const importOf = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** Finds the relative imports of a source file, types included. */
export function localImports(file: string, content: string): LocalImport[] {
  return [...content.matchAll(importOf)].map(([, target = '']) => ({
    from: file,
    to: path.posix.join(path.posix.dirname(file), target),
  }));
}

/**
 * Checks the imports of one package against its floors.
 * @param files the package's source files, as paths from its folder
 * @returns a line for each import that points up or sideways, and for each folder that has no floor
 */
export function floorProblems(
  floors: Floors,
  files: readonly string[],
  imports: readonly LocalImport[],
): string[] {
  return Object.entries(floors).flatMap(([folder, order]) => {
    const levels = new Map(
      order.flatMap((floor, level) => [floor].flat().map((name) => [name, level] as const)),
    );
    const below = (file: string) => nameBelow(folder, file);
    const names = new Set(files.filter((file) => isInside(folder, file)).map(below));
    const homeless = [...names].filter((name) => levelOf(levels, name) === wiring && !sourceFile.test(name));
    // A folder of texts holds no source, but may be imported.
    const imported = imports.map(({ to }) => to).filter((file) => isInside(folder, file));
    const known = new Set([...names, ...imported.map(below)]);
    const empty = [...levels.keys()].filter((name) => name !== '*' && !known.has(name));
    return [
      ...homeless.map((name) => `${folder}/${name} has no floor`),
      ...empty.map((name) => `${folder}/${name} has a floor, but there is no such folder or file`),
      ...imports
        .filter(({ from, to }) => isInside(folder, from) && isInside(folder, to) && below(from) !== below(to))
        .filter(({ from, to }) => !pointsDown(levelOf(levels, below(from)), levelOf(levels, below(to))))
        .map(({ from, to }) => `${from} imports ${to}, which is not on a floor below`),
    ];
  });
}

/** A file beside the folders that has no floor of its own wires them together: it stands above all of them. */
const wiring = -1;

function levelOf(levels: ReadonlyMap<string, number>, name: string): number {
  return levels.get(name) ?? (sourceFile.test(name) ? wiring : (levels.get('*') ?? wiring));
}

function pointsDown(from: number, to: number): boolean {
  return from < to || (from === wiring && to === wiring);
}

function isInside(folder: string, file: string): boolean {
  return file.startsWith(`${folder}/`);
}

function nameBelow(folder: string, file: string): string {
  return file.slice(folder.length + 1).split('/', 1)[0] ?? '';
}

function packageProblems(folder: string, tracked: readonly string[]): string[] {
  const files = tracked
    .filter((file) => file.startsWith(`${folder}/`) && sourceFile.test(file) && !testFile.test(file))
    .map((file) => file.slice(folder.length + 1));
  const orders = path.join(root, folder, 'floors.json');
  if (!existsSync(orders)) {
    const folders = new Set(
      files.filter((file) => /^(src|app)\/.+\//.test(file)).map((file) => file.split('/')[1]),
    );
    return folders.size > 1 ? [`${folder}: ${folders.size} folders of source and no floors.json`] : [];
  }
  const floors = JSON.parse(readFileSync(orders, 'utf8')) as Floors;
  const imports = files.flatMap((file) =>
    localImports(file, readFileSync(path.join(root, folder, file), 'utf8')),
  );
  return floorProblems(floors, files, imports).map((problem) => `${folder}/${problem}`);
}

if (import.meta.main) {
  const tracked = trackedFiles();
  const packages = tracked
    .filter((file) => /^(apps|services|packages)\/[^/]+\/package\.json$/.test(file))
    .map((file) => path.posix.dirname(file));
  const [only] = process.argv.slice(2);
  const chosen = packages.filter((folder) => only === undefined || folder === only);
  const problems = chosen.flatMap((folder) => packageProblems(folder, tracked));
  reportProblems(problems, `${chosen.length} packages keep to their floors`);
}
