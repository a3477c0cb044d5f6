import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from './report-problems.ts';
import { root } from './run-command.mjs';

type Kind = 'script' | 'style';
type Bytes = Partial<Record<Kind, number>>;

/** What somebody loads before anything else, and how many bytes it may be as sent (brotli). */
interface Start {
  /** What it is called in a sentence. */
  name: string;
  /** The folder of the site in `apps/`. */
  site: string;
  /** The routes that are loaded. */
  routes: readonly string[];
  /** Modules that these pages load when they need them, and do. */
  parts?: readonly string[];
  most: Bytes;
}

const starts: readonly Start[] = [
  {
    name: 'the home page',
    site: 'portal',
    routes: ['root', 'routes/home/page'],
    most: { script: 115_500, style: 15_000 },
  },
  {
    name: 'the console before its first section',
    site: 'console',
    routes: ['root', 'routes/frame'],
    most: { script: 115_500 },
  },
  {
    name: 'the chart builder with a map',
    site: 'portal',
    routes: ['root', 'routes/visualise/page'],
    parts: [
      'apps/portal/app/chart-builder/builder.tsx',
      'packages/charts/src/browser/mount-chart.ts',
      'packages/charts/src/draw/maps/choropleth.ts',
    ],
    most: { script: 200_000 },
  },
  {
    // Whoever reads must not load what others build with.
    name: 'an article with a chart that answers',
    site: 'portal',
    routes: ['root', 'routes/article/page'],
    parts: ['apps/portal/app/articles/live-embed.tsx'],
    most: { script: 132_000 },
  },
];

type Part = { module: string; imports: string[] };
type Manifest = { entry: Part; routes: Record<string, Part>; parts: Record<string, Part> };

/**
 * The files that a page of these routes loads before it is interactive, and with parts that it loads then, each once.
 * @throws Error where there is no such route or part
 */
export function filesOf(
  { entry, routes, parts }: Manifest,
  names: readonly string[],
  late: readonly string[] = [],
): string[] {
  const found = (list: Record<string, Part>, kind: string) => (name: string) => {
    const part = list[name];
    if (!part) throw new Error(`the build has no ${kind} ${name}`);
    return part;
  };
  const needed = [entry, ...names.map(found(routes, 'route')), ...late.map(found(parts, 'part'))];
  return [...new Set(needed.flatMap(({ module, imports }) => [module, ...imports]))];
}

/** Reports which budget is exceeded, and by how much. */
export function budgetProblems(name: string, most: Bytes, spent: Record<Kind, number>): string[] {
  return (['script', 'style'] as const).flatMap((kind) => {
    const limit = most[kind] ?? Number.POSITIVE_INFINITY;
    return spent[kind] > limit ? [`${name} loads ${spent[kind]} bytes of ${kind}, more than ${limit}`] : [];
  });
}

function measure({ site, routes, parts }: Start): Record<Kind, number> {
  const client = path.join(root, 'apps', site, 'build/client');
  const [list = ''] = globSync('assets/manifest-*.js', { cwd: client });
  const text = readFileSync(path.join(client, list), 'utf8');
  const manifest = {
    ...(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Omit<Manifest, 'parts'>),
    parts: parts
      ? (JSON.parse(readFileSync(path.join(client, '../parts.json'), 'utf8')) as Manifest['parts'])
      : {},
  };
  const [base = '/'] = manifest.entry.module.split('assets/');
  const sent = (file: string) => sizeAsSent(path.join(client, file.slice(base.length)));
  const scripts = [`${base}${list}`, ...filesOf(manifest, routes, parts)];
  return {
    script: scripts.map(sent).reduce((sum, size) => sum + size, 0),
    // Pages link one style sheet; the server's build leaves a second one with the same rules.
    style: Math.max(...globSync('assets/style-*.css', { cwd: client }).map((file) => sent(`${base}${file}`))),
  };
}

function sizeAsSent(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

if (import.meta.main) {
  const measured = starts.map((start) => ({ ...start, spent: measure(start) }));
  reportProblems(
    measured.flatMap(({ name, most, spent }) => budgetProblems(name, most, spent)),
    measured
      .map(({ name, spent }) => `${name}: ${spent.script} bytes of script, ${spent.style} of style`)
      .join('\n'),
  );
}
