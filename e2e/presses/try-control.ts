import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { beSignedIn } from '../account.ts';
import { beEditor } from '../editor.ts';
import { act } from './act.ts';
import { type Control, findControlsIn, listControls } from './controls.ts';
import { plainText } from './plain-text.ts';
import { Rest } from './rest.ts';
import { countShifts, type Shifts, shiftsOf } from './shifts.ts';

/** A page and who visits it. */
export interface Visit {
  /** Where `{…}` stands for what only the running server knows. */
  address: string;
  /** Somebody with an account, or one who may publish; somebody unknown unless given. */
  as?: 'person' | 'publisher';
  /** Whether the page stands on a small screen. */
  isPhone?: boolean;
}

/** The browser that visitors use, and how it is set for each of them. */
export interface Visitors {
  browser: Browser;
  base: BrowserContextOptions;
}

/** What somebody finds after what they have done: where they are, and what the page says. */
export interface Outcome {
  address: string;
  page: string[];
  /** The events of the last page, for people who look for a lost press. */
  trail: string[];
}

/** A processor that is five times as slow, and the line of a phone in the country. */
const SLOWNESS = 5;
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const fastLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** How long a single step may take on such a device. */
const PATIENCE_MILLISECONDS = 60_000;

/** What a page does while a slow device loads it, and what can be pressed, chosen or sent on it then. */
export interface FirstSight {
  shifts: Shifts;
  controls: Control[];
}

/** Looks at a page on a slow device without doing anything. */
export async function lookAt(visitors: Visitors, visit: Visit, hasFrame: boolean): Promise<FirstSight> {
  return withPage(visitors, visit, async (page) => {
    await countShifts(page);
    const rest = await loadSlowly(page, visit.address);
    await rest.wait('');
    const shifts = await shiftsOf(page);
    return { shifts, controls: await listControls(page, hasFrame) };
  });
}

/** Does something on a page that is at rest, and says what came of it. */
export async function tryAtRest(visitors: Visitors, visit: Visit, control: Control): Promise<Outcome> {
  return withPage(visitors, visit, async (page) => {
    const unique = newName();
    const rest = new Rest(page);
    await page.goto(visit.address);
    await rest.waitForScripts();
    await act(page, control, unique);
    return outcomeOf(page, rest, unique);
  });
}

/** Does the same as soon as the control can be seen, on a slow device. */
export async function tryEarly(visitors: Visitors, visit: Visit, control: Control): Promise<Outcome> {
  return withPage(visitors, visit, async (page) => {
    const unique = newName();
    const rest = await loadSlowly(page, visit.address, () => act(page, control, unique));
    return outcomeOf(page, rest, unique);
  });
}

/**
 * Loads a page on a slow device until its scripts have come.
 * @param work what is done meanwhile; after it, the processor is as fast as it is, and only the line is still slow
 */
async function loadSlowly(page: Page, address: string, work?: () => Promise<void>): Promise<Rest> {
  const rest = new Rest(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.goto(address, { waitUntil: 'commit' });
  if (work) {
    await work();
    // Whether a press was lost is decided by now; a slowed processor is a busy one, and there are many pages to load.
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await page.waitForFunction(() => document.readyState === 'complete' && !('gazetteerEventReplay' in window));
  // What is left to do is done by what has come, however fast.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('Network.emulateNetworkConditions', fastLine);
  return rest;
}

/** Opens a page in a browser of its own, for somebody who has been here at most once. */
async function withPage<Result>(
  { browser, base }: Visitors,
  { as, isPhone }: Visit,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const viewport = isPhone ? { width: 360, height: 740 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ ...base, viewport });
  try {
    context.setDefaultTimeout(PATIENCE_MILLISECONDS);
    const page = await context.newPage();
    await findControlsIn(page);
    if (as === 'person') await beSignedIn(page);
    if (as === 'publisher') await beEditor(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

function newName(): string {
  return randomUUID().slice(0, 8);
}

/** Links of a page that was loaded anew name its address, and lead to the same places. */
async function outcomeOf(page: Page, rest: Rest, unique: string): Promise<Outcome> {
  // What only comes alive for a reader who moves does so in both ways.
  await page.mouse.move(1, 1);
  const lines = (await rest.wait(unique)).split('\n').map((line) => line.trim());
  const { pathname, search } = new URL(page.url());
  return {
    address: plainText(pathname + search, unique),
    page: lines.filter((line) => !line.startsWith('- /url: ')),
    trail: await page.evaluate(() => window.pressTrail ?? []),
  };
}
