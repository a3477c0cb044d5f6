/**
 * `node bench/lighthouse.ts http://localhost:3000 / /search …`: Lighthouse's scores of pages on a phone.
 * The best of three runs counts, because other work on the machine can only make a page slower.
 */
import { loadavg } from 'node:os';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { ensureBrowser } from '../scripts/find-browser.ts';

type Report = RunnerResult['lhr'];

const RUNS = 3;
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const METRICS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
  'speed-index': 'speed index',
};

const chromePath = ensureBrowser();
const [site = 'http://localhost:3000', ...paths] = process.argv.slice(2);
if (!chromePath) process.exit(1);

const browser = await launch({ chromePath, chromeFlags: FLAGS });
for (const path of paths.length > 0 ? paths : ['/']) describe(path, await bestOf(browser, site + path));
console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
browser.kill();

async function bestOf({ port }: LaunchedChrome, address: string): Promise<Report> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(address, { port, logLevel: 'error' });
    if (result) reports.push(result.lhr);
  }
  const [best] = reports.toSorted((one, other) => performanceOf(other) - performanceOf(one));
  if (!best) throw new Error(`Lighthouse has nothing to say about ${address}`);
  return best;
}

function performanceOf(report: Report): number {
  return report.categories.performance?.score ?? 0;
}

function describe(path: string, { categories, audits }: Report): void {
  const scores = Object.values(categories).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  );
  const metrics = Object.entries(METRICS).map(([id, name]) => `${name} ${audits[id]?.displayValue}`);
  console.log(`${path}\n  ${scores.join(', ')}\n  ${metrics.join(', ')}`);
  for (const { id, score, displayValue } of Object.values(audits)) {
    if (score !== null && score < 0.9 && !(id in METRICS)) console.log(`  - ${id} ${displayValue ?? ''}`);
  }
}
