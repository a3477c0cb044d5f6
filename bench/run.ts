// `npm run bench`: measures the portal, client and server on this machine, a chapter after the other.
// `npm run bench -- search tables` measures two chapters; with `--write` their tables go into docs/performance.md.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureAccounts } from './accounts.ts';
import { measureUnderAttack } from './attacks.ts';
import { measureCharts } from './chart-benchmarks.ts';
import { measureCrowd } from './crowd-benchmarks.ts';
import { measureEveryPage } from './every-page.ts';
import { measureFirstMinute } from './first-minute.ts';
import { measureImports } from './import-benchmarks.ts';
import { measureOauth } from './oauth.ts';
import { measurePages } from './pages.ts';
import { measurePermissions } from './permissions.ts';
import { measurePortal } from './portal.ts';
import { describeMachine } from './report.ts';
import { measureRowPages } from './row-benchmarks.ts';
import { measureSearch } from './search-benchmarks.ts';
import { measureSoak } from './soak.ts';
import { measureTables } from './table-benchmarks.ts';

/** Each gives its figures as Markdown. */
const chapters: Record<string, () => Promise<string>> = {
  portal: measurePortal,
  search: measureSearch,
  tables: measureTables,
  rows: measureRowPages,
  'first-minute': measureFirstMinute,
  imports: () => measureImports(),
  charts: measureCharts,
  attacks: measureUnderAttack,
  crowd: measureCrowd,
  pages: measurePages,
  'every-page': measureEveryPage,
  accounts: measureAccounts,
  permissions: measurePermissions,
  oauth: measureOauth,
  soak: measureSoak,
};
/** Takes an hour, and runs only where it is named. */
const LONG = ['soak'];

const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = given.filter((name) => !(name in chapters));
if (unknown.length > 0) {
  console.error(`No such chapter: ${unknown.join(', ')}. There are ${Object.keys(chapters).join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(chapters)) {
  if (given.length > 0 ? !given.includes(name) : LONG.includes(name)) continue;
  console.log(`── ${name}`);
  const figures = `${describeMachine()}\n\n${await measure()}`;
  console.log(`\n${figures}\n`);
  if (process.argv.includes('--write')) await record(name, figures);
}

/** Puts a chapter's figures between its marks in the document. */
async function record(name: string, figures: string): Promise<void> {
  const document = join(import.meta.dirname, '..', 'docs', 'performance.md');
  const text = await readFile(document, 'utf8');
  const marked = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*(<!-- end of ${name} -->)`);
  if (!marked.test(text)) throw new Error(`${document} has no place for the figures of ${name}`);
  await writeFile(
    document,
    text.replace(marked, (_all, start: string, end: string) => `${start}\n${figures}\n\n${end}`),
  );
  console.log(`Written to ${document}`);
}
