import assert from 'node:assert/strict';
import type { CrashSite } from '../../crash/crash-site.ts';
import { arriveAsAdministrator } from '../account.ts';
import type { Journey } from '../journey.ts';
import { sampleTable } from '../sample-calls.ts';
import type { Visitor } from '../visitor.ts';

const openToAll = [
  '/',
  '/search',
  '/search?sq=population',
  '/p/us-county-unemployment',
  '/p/us-airline-flights',
  '/p/us-county-unemployment/ask',
  '/organization',
  '/organization/us-geological-survey',
  '/charts',
  '/merge',
  '/initiative',
  '/news_blogs',
  '/news_blogs/news',
  '/news_blogs/fly-before-breakfast',
  '/feedback',
  '/datausage?view=data_privacy_policy',
  '/help',
  '/help/read',
  '/api/docs',
  '/graphql',
  '/nowhere',
  '/login',
  '/registration',
  '/recovery',
  '/verification',
];
const tabs = [
  '',
  '?tab=dictionary',
  '?tab=statistics',
  '?tab=chart',
  '?tab=sql',
  '?tab=versions',
  '?tab=api',
];
const ofAccount = ['/profile', '/settings', '/messages', '/visualise'];

/** What is wrong with the layout of the page that is open; runs on it. */
function faultsOfLayout(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`is ${scrollWidth} pixels wide in ${clientWidth}`] : [];
  // WebKit gives an empty bullet a line of its own before a block that is laid out by flex or grid.
  const pushed = [...document.querySelectorAll('li')].filter((item) => {
    const { display, paddingTop, borderTopWidth } = getComputedStyle(item);
    const { firstElementChild: first } = item;
    if (display !== 'list-item' || !first || first !== item.firstChild || !item.checkVisibility())
      return false;
    const inside = Number.parseFloat(paddingTop) + Number.parseFloat(borderTopWidth);
    const margin = Number.parseFloat(getComputedStyle(first).marginTop);
    const above = first.getBoundingClientRect().top - item.getBoundingClientRect().top - inside - margin;
    return above > 12;
  });
  return [...wide, ...pushed.map((item) => `has an empty line before '${item.textContent.slice(0, 40)}'`)];
}

/** Opens pages one after the other. @returns what is wrong with them */
async function faultsOf(visitor: Visitor, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    await visitor.open(address);
    const found = await visitor.ask(faultsOfLayout);
    faults.push(...found.map((fault) => `${address} ${fault}`));
  }
  return faults;
}

/** The pages that the menu of the console leads to from here. */
async function pagesOfMenu(visitor: Visitor): Promise<string[]> {
  return visitor.ask(() =>
    [...document.querySelectorAll('nav a[href^="/console"]:not([href*="?"])')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );
}

async function tablePages(site: CrashSite): Promise<string[]> {
  const { page } = await sampleTable(site, 'us-county-unemployment');
  return tabs.map((tab) => page + tab);
}

/** The page of the newest chart that somebody has made public. */
async function chartPage(visitor: Visitor): Promise<string> {
  await visitor.open('/charts');
  const link = await visitor.seeAt('main a[href^="/visualise?vis_id="]');
  return (await link.getAttribute('href')) ?? '';
}

/** Makes the window as narrow as a phone. */
async function narrow(visitor: Visitor): Promise<void> {
  await visitor.session.narrow();
  await visitor.open('/login');
  assert.equal(await visitor.ask(() => innerWidth), 360);
}

export const narrowPortal: Journey = {
  name: 'no page of the portal scrolls sideways in a window of 360 pixels',
  async walk(visitor, site) {
    await narrow(visitor);
    const pages = [...openToAll, ...(await tablePages(site)), await chartPage(visitor)];
    assert.deepEqual(await faultsOf(visitor, pages), []);
  },
};

export const narrowAccount: Journey = {
  name: 'no page of an account and of the console scrolls sideways in a window of 360 pixels',
  async walk(visitor, site) {
    await narrow(visitor);
    await arriveAsAdministrator(visitor, site, '/console/projects/portal');
    const { builder } = await sampleTable(site, 'us-county-unemployment');
    const pages = [...ofAccount, builder, ...(await pagesOfMenu(visitor))];
    assert.ok(pages.length > 40, `the menu leads to ${pages.length} pages only`);
    assert.deepEqual(await faultsOf(visitor, pages), []);
  },
};

export const wideLists: Journey = {
  name: 'in a wide window, too, no item of a list begins with an empty line',
  async walk(visitor, site) {
    await arriveAsAdministrator(visitor, site, '/console/projects/portal');
    assert.deepEqual(await faultsOf(visitor, ['/', '/search', '/profile', '/console/projects/portal']), []);
  },
};
