import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { Key } from 'selenium-webdriver';
import { dialog } from '../find-on-page.ts';
import type { Journey } from '../journey.ts';
import { sampleTable } from '../sample-calls.ts';

export const millionsOfRows: Journey = {
  name: 'a table of three million rows is scrolled to its end, filtered in its head and sorted',
  async walk(visitor, site) {
    const { page } = await sampleTable(site, 'us-airline-flights');
    await visitor.open(page);
    await visitor.seeAt('[role="grid"] td');
    await visitor.waitFor('the last row', () => {
      // The table has the height of all its rows only once its script runs.
      const scroller = document.querySelector('[role="group"]:has([role="grid"])');
      scroller?.scrollTo(0, scroller.scrollHeight);
      const grid = document.querySelector('[role="grid"]');
      const last = [...(grid?.querySelectorAll('tbody tr[aria-rowindex]') ?? [])].at(-1);
      const isLast = last?.getAttribute('aria-rowindex') === grid?.getAttribute('aria-rowcount');
      return isLast && /\d/.test(last?.textContent ?? '');
    });
    await visitor.press('button', 'Filter by Distance');
    await visitor.seeAt(dialog);
    await visitor.fill('From', '4900', dialog);
    await visitor.press('button', 'Apply');
    await visitor.arrive(/distance__min=4900/);
    await visitor.press('link', 'Distance', 'th');
    await visitor.arrive(/sort=/);
    await visitor.waitFor('rows above 4900 miles', () =>
      /4,9\d\d/.test(document.querySelector('[role="grid"] tbody')?.textContent ?? ''),
    );
  },
};

export const downloads: Journey = {
  name: 'a filtered table arrives as a file',
  async walk(visitor, site) {
    const { page } = await sampleTable(site, 'us-county-unemployment');
    await visitor.open(`${page}?find=Los+Angeles`);
    await visitor.press('button', 'Download');
    await visitor.press('link', 'CSV…', '[popover]');
    const file = await visitor.downloaded(/\.csv$/);
    const [head, ...rows] = (await readFile(file, 'utf8')).trimEnd().split(/\r?\n/);
    assert.match(head ?? '', /^_id,id,rate/);
    assert.equal(rows.length, 1);
    assert.match(rows[0] ?? '', /6037/);
  },
};

export const statistics: Journey = {
  name: 'statistics and dictionary of a table describe its columns',
  async walk(visitor, site) {
    const { page } = await sampleTable(site, 'us-county-unemployment');
    await visitor.open(page);
    await visitor.press('link', 'Statistics');
    await visitor.arrive(/tab=statistics/);
    await visitor.read('Unemployment rate');
    await visitor.press('link', 'Dictionary');
    await visitor.arrive(/tab=dictionary/);
    await visitor.read('6 values that are not known');
  },
};

export const sql: Journey = {
  name: 'a query is written with completions, run by keyboard, and answered',
  async walk(visitor, site) {
    const { page, sqlName } = await sampleTable(site, 'daily-weather-seattle-new-york');
    await visitor.open(`${page}?tab=sql`);
    await visitor.pressAt('[data-ready]');
    await visitor.typeWith(Key.CONTROL, 'a');
    await visitor.type('select locat');
    await visitor.press('option', 'location…');
    await visitor.type(`, count(*) as days from ${sqlName} group by all`, Key.ESCAPE);
    await visitor.typeWith(Key.CONTROL, Key.ENTER);
    await visitor.read(/^2 rows\./m);
    await visitor.see('cell', 'Seattle');
    await visitor.arrive(/sql=select/);
  },
};
