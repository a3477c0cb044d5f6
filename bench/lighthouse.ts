// `node bench/lighthouse.ts http://localhost:3000 / /search …`: Lighthouse's scores of pages on a phone.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../scripts/find-browser.ts';

const chromePath = ensureBrowser();
const [site = 'http://localhost:3000', ...paths] = process.argv.slice(2);
if (!chromePath) process.exit(1);

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const browser = await launch({ chromePath, chromeFlags: flags });
for (const path of paths.length > 0 ? paths : ['/']) {
  const result = await lighthouse(site + path, { port: browser.port, logLevel: 'error' });
  const categories = Object.values(result?.lhr.categories ?? {});
  console.log(
    path,
    categories.map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`).join(', '),
  );
  const audits = Object.values(result?.lhr.audits ?? {}).filter(({ score }) => score !== null && score < 0.9);
  for (const { id, displayValue } of audits) console.log(`  ${id} ${displayValue ?? ''}`);
}
browser.kill();
