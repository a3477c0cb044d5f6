import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { ensureBrowser } from '../scripts/find-browser.ts';

type Report = RunnerResult['lhr'];

const RUNS = 5;
/** What Lighthouse warns of: a machine that is half as fast, while it measures, as its simulated phone takes for granted. */
const SLOW_MACHINE = 1000;
const MOST_RUNS = 10;

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  'first-contentful-paint': 'First paint',
  'largest-contentful-paint': 'Largest paint',
  'total-blocking-time': 'Blocked',
  'cumulative-layout-shift': 'Shift',
} as const;

/**
 * Lighthouse's scores of pages on its simulated phone, as a Markdown table, and a line for each thing it finds wanting.
 * The middle one of five runs counts; those in which the machine itself was slow are repeated up to five times. The last column is
 * Lighthouse's index of its speed.
 * @param pages what the rows are called, and the addresses of the pages, without the site's
 * @param languages what the visitor reads, each in rows of its own
 * @param enough the performance, from 0 to 1, with which a page that is loaded once needs no more
 */
export async function scorePages(
  site: string,
  pages: Record<string, string>,
  { languages = ['en'], enough }: { languages?: readonly string[]; enough?: number } = {},
): Promise<string> {
  const chromePath = ensureBrowser();
  if (!chromePath) throw new Error('There is no browser to measure with');
  const browser = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    const rows: string[] = [];
    const findings: string[] = [];
    const asked = Object.entries(pages).flatMap(([name, path]) =>
      languages.map((language) => ({
        name: languages.length > 1 ? `${name}, ${language}` : name,
        address: site + path,
        language,
      })),
    );
    for (const [number, { name, address, language }] of asked.entries()) {
      console.log(`${number + 1} of ${asked.length}: ${name}`);
      const report = await middleOf(browser, address, language, enough);
      console.log(scoresOf(report).join(' '), metricsOf(report).join(' '));
      const cells = [name, ...scoresOf(report), ...metricsOf(report), speedOf(report)];
      rows.push(`| ${cells.join(' | ')} |`);
      findings.push(...findingsOf(name, report));
    }
    const head = [
      '',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      ...Object.values(METRICS),
      'Machine',
    ];
    const table = [`| ${head.join(' | ')} |`, `|---${'|--:'.repeat(head.length - 1)}|`, ...rows].join('\n');
    return findings.length === 0 ? table : `${table}\n\n${findings.join('\n')}`;
  } finally {
    browser.kill();
  }
}

async function middleOf(
  { port }: LaunchedChrome,
  address: string,
  language: string,
  enough = Number.POSITIVE_INFINITY,
): Promise<Report> {
  const reports: Report[] = [];
  const extraHeaders = { 'Accept-Language': language };
  for (let run = 0; run < MOST_RUNS && reports.length < RUNS; run++) {
    const result = await lighthouse(address, { port, logLevel: 'error', extraHeaders });
    if (!result) continue;
    if (result.lhr.runtimeError) throw new Error(`${address}: ${result.lhr.runtimeError.message}`);
    // On a slow machine a page that scores enough does so all the more.
    if (reports.length === 0 && performanceOf(result.lhr) >= enough) return result.lhr;
    if (speedOf(result.lhr) >= SLOW_MACHINE || run >= RUNS) reports.push(result.lhr);
  }
  const inOrder = reports.toSorted((one, other) => performanceOf(one) - performanceOf(other));
  const middle = inOrder[Math.floor(inOrder.length / 2)];
  if (!middle) throw new Error(`Lighthouse has nothing to say about ${address}`);
  return middle;
}

function performanceOf(report: Report): number {
  return report.categories['performance']?.score ?? 0;
}

/** Lighthouse's index of the machine's speed while it measured. */
function speedOf({ environment }: Report): number {
  return Math.round(environment.benchmarkIndex);
}

function scoresOf({ categories }: Report): string[] {
  return CATEGORIES.map((name) => String(Math.round((categories[name]?.score ?? 0) * 100)));
}

function metricsOf({ audits }: Report): string[] {
  return Object.keys(METRICS).map((id) => audits[id]?.displayValue ?? '');
}

// What counts for nothing in a score is advice, not a finding.
function findingsOf(name: string, { audits, categories }: Report): string[] {
  const counted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return Object.values(audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.9)
    .map(({ id, displayValue }) => `- ${name}: ${id} ${displayValue ?? ''}`.trimEnd());
}
