import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { beSignedIn } from './account.ts';
const base = process.env.BASE!, out = process.env.OUT!, folder = process.env.E2E_DATA_DIR!;
mkdirSync(out, { recursive: true });
const key = readFileSync(`${folder}/admin.key`, 'utf8').trim();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const first = await browser.newContext({ baseURL: base });
const page = await first.newPage();
const { email } = await beSignedIn(page, {}, { folder });
const call = async (a: string, data: object) => {
  const r = await page.request.post(`/api/3/action/${a}`, { headers: { authorization: key }, data });
  if (!r.ok()) console.log(a, await r.text());
  return (await r.json()).result;
};
await call('organization_create', { name: 'roads-office', title: 'Roads Office' });
await call('organization_member_create', { id: 'roads-office', username: email, role: 'admin' });
const name = `bridges-${Date.now()}`;
await call('package_create', { name, title: 'Bridges of the state', state: 'draft', owner_org: 'roads-office', notes: 'All bridges with their year.' });
const look = async (q: string, text: string) => (await (await page.request.post(`/api/looks/upload?${q}`, { headers: { 'content-type': 'text/csv' }, data: Buffer.from(text) })).json());
const one = await look(`package_id=${name}&filename=bridges.csv`, 'id,bridge,year\n1,Old Bridge,1901\n2,New Bridge,1999\n3,Foot Bridge,2010\n');
const published = await (await page.request.post(`/api/looks/${one.id}/publish`, { data: {} })).json();
const two = await look(`resource_id=${published.resource_id}&filename=bridges-2.csv`, 'id,bridge,year,length\n1,Old Bridge,1902,30\n2,New Bridge,1999,55\n4,Arch Bridge,2024,80\n');
await call('harvest_source_create', { url: 'https://example.org/rainfall.csv', owner_org: 'roads-office', schedule: 'weekly', paused: true });
const { sources } = await call('harvest_source_list', { organization: 'roads-office' });
const state = await first.storageState();
const pages: Record<string, string> = {
  desk: '/console/data', tasks: '/console/tasks', dataset: `/console/data/${name}`, newdata: '/console/data/new',
  add: `/console/data/${name}/add`, look: `/console/data/${name}/add/${two.id}`, sources: '/console/harvest',
  newsource: '/console/harvest/new', source: `/console/harvest/${sources?.[0]?.id}`, draft: `/p/${name}`,
  figures: '/console/figures',
};
for (const combo of process.env.COMBOS!.split(' ')) {
  const [w, theme, lang] = combo.split('-');
  const context = await browser.newContext({ baseURL: base, storageState: state, colorScheme: theme as 'dark', locale: lang!, viewport: { width: Number(w), height: 900 } });
  const p = await context.newPage();
  for (const [what, path] of Object.entries(pages)) {
    const r = await p.goto(path);
    await p.waitForLoadState('networkidle').catch(() => undefined);
    const wide = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    console.log(combo, what, r?.status(), p.url().replace(base, ''), wide > 0 ? `WIDER ${wide}` : '');
    await p.screenshot({ path: `${out}/${what}-${combo}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
