import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from './report-problems.ts';
import { root } from './run-command.mjs';

/** What the home page may load, in bytes as sent (brotli). */
const budgets = { script: 130_000, style: 15_000 };

type Part = { module: string; imports: string[] };
type Manifest = { entry: Part; routes: Record<string, Part> };

/** The files that a page of these routes loads before it is interactive, each once. */
export function filesOf(manifest: Manifest, routes: readonly string[]): string[] {
  const parts = [manifest.entry, ...routes.map((route) => manifest.routes[route])];
  return [...new Set(parts.flatMap((part) => (part ? [part.module, ...part.imports] : [])))];
}

/** Reports which budget is exceeded, and by how much. */
export function budgetProblems(spent: typeof budgets): string[] {
  return (['script', 'style'] as const)
    .filter((kind) => spent[kind] > budgets[kind])
    .map((kind) => `the home page loads ${spent[kind]} bytes of ${kind}, more than ${budgets[kind]}`);
}

function measureHome(client: string): typeof budgets {
  const [list = ''] = globSync('assets/manifest-*.js', { cwd: client });
  const text = readFileSync(path.join(client, list), 'utf8');
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
  const sent = (file: string) => sizeAsSent(path.join(client, file));
  const scripts = [`/${list}`, ...filesOf(manifest, ['root', 'routes/home/page'])];
  return {
    script: scripts.map(sent).reduce((sum, size) => sum + size, 0),
    // Pages link one style sheet; the server's build leaves a second one with the same rules.
    style: Math.max(...globSync('assets/style-*.css', { cwd: client }).map(sent)),
  };
}

function sizeAsSent(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

if (import.meta.main) {
  const spent = measureHome(path.join(root, 'apps/portal/build/client'));
  reportProblems(
    budgetProblems(spent),
    `the home page: ${spent.script} bytes of script, ${spent.style} of style`,
  );
}
