// @ts-check
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.mjs';

/**
 * @typedef {{ folder: string, dependencies: string[] }} Workspace a package of this repository: its folder from the
 *   root, and the names of the other ones that its package.json asks for
 */

/**
 * Reads the packages of this repository and what they ask for of each other.
 * @returns {Map<string, Workspace>} by name, such as `@gazetteer/kernel`
 */
export function readWorkspaces() {
  const { workspaces } = readManifest('package.json');
  const manifests = globSync(
    workspaces.map((/** @type {string} */ one) => `${one}/package.json`),
    { cwd: root },
  );
  const named = manifests.map((file) => ({ folder: path.dirname(file), ...readManifest(file) }));
  const names = new Set(named.map(({ name }) => name));
  return new Map(
    named.map(({ name, folder, dependencies = {}, devDependencies = {} }) => [
      name,
      {
        folder,
        dependencies: Object.keys({ ...dependencies, ...devDependencies }).filter((one) => names.has(one)),
      },
    ]),
  );
}

/**
 * Lists the folders that a package is made from: its own, and those of all packages below it.
 * @param {string} name
 * @param {readonly string[]} [without] packages that are left out, and with them what only they ask for
 * @returns {string[]} folders from the root, in order
 */
export function foldersBelow(name, without = []) {
  const workspaces = readWorkspaces();
  const found = new Set();
  const visit = (/** @type {string} */ one) => {
    const workspace = workspaces.get(one);
    if (!workspace) throw new Error(`there is no package ${one}`);
    if (found.has(workspace.folder) || without.includes(one)) return;
    found.add(workspace.folder);
    for (const dependency of workspace.dependencies) visit(dependency);
  };
  visit(name);
  return [...found].sort((one, other) => one.localeCompare(other));
}

/** @param {string} file */
function readManifest(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
