import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localImports } from './check-floors.ts';
import { root } from './run-command.mjs';

/** A feature, and the files from which somebody who wants to understand it starts, from the root. */
type Feature = { name: string; entries: string[] };

const features: readonly Feature[] = [
  {
    name: 'login by password',
    entries: [
      'services/identity/src/methods/password/password-login.ts',
      'apps/portal/app/routes/login/page.tsx',
    ],
  },
  {
    name: 'search facets',
    entries: [
      'services/catalogue/src/search/find-datasets.ts',
      'apps/portal/app/routes/search/facet-panel.tsx',
    ],
  },
  { name: 'CSV import', entries: ['services/datastore/src/jobs/run-import.ts'] },
  {
    name: 'a chart on the server',
    entries: ['services/datastore/src/charts/draw-chart.ts', 'packages/charts/src/draw/render-svg.ts'],
  },
  {
    name: 'publishing an article',
    entries: [
      'services/content/src/articles/change-article.ts',
      'apps/console/app/routes/portal/content/edit-page.tsx',
    ],
  },
];

/** Lists the files one must open to follow everything from the entries, inside their packages, types included. */
export function closureOf(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(path.join(root, file))) continue;
    found.add(file);
    const content = readFileSync(path.join(root, file), 'utf8');
    waiting.push(...localImports(file, content).map(({ to }) => to));
  }
  return found;
}

if (import.meta.main) {
  for (const { name, entries } of features) {
    for (const entry of entries.filter((one) => !existsSync(path.join(root, one)))) {
      console.error(`${name}: ${entry} is not there`);
      process.exitCode = 1;
    }
    const files = closureOf(entries);
    const lines = [...files].map(
      (file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1,
    );
    console.log(`${name}: ${files.size} files, ${lines.reduce((sum, one) => sum + one, 0)} lines`);
  }
}
