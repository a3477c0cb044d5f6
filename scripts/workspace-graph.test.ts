import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run-command.mjs';
import { foldersOfServer } from './sites.mjs';
import { foldersBelow, readWorkspaces } from './workspace-graph.mjs';

/** Names of our packages that the sources of a folder import, tests left out. */
function importedBy(folder: string): string[] {
  const files = globSync(`${folder}/{*.ts,{src,app,server,scripts}/**/*.{ts,tsx}}`, { cwd: root }).filter(
    (file) => !/\.(test|data|fixture)\.tsx?$|testing\.tsx?$/.test(file),
  );
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:from|import\()\s*'(@gazetteer\/[a-z-]+)/g),
    ].map(([, name = '']) => name),
  );
  return [...new Set(imported)];
}

describe('the graph of packages', () => {
  const workspaces = [...readWorkspaces()];

  it.each(workspaces)('knows everything that the sources of %s import', (name, { folder, dependencies }) => {
    const known = new Set([name, ...dependencies]);
    expect(importedBy(folder).filter((one) => !known.has(one))).toEqual([]);
  });

  it('leads from the site to all that runs in the browser', () => {
    const below = foldersBelow('@gazetteer/portal');
    expect(below).toEqual(expect.arrayContaining(['apps/portal', 'packages/tabular', 'packages/feedback']));
    expect(below).toEqual(expect.arrayContaining(['packages/markdown', 'packages/charts', 'packages/ui']));
  });

  it('leads from the server to what runs in it, and stops at what is left out', () => {
    const below = foldersOfServer();
    expect(below).toEqual(expect.arrayContaining(['apps/server', 'packages/outbound', 'packages/charts']));
    expect(below).not.toContain('apps/portal');
    expect(below).not.toContain('apps/console');
    expect(below).not.toContain('packages/ui');
  });
});
