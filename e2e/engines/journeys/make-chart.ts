import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { arriveSignedIn } from '../account.ts';
import { dialog } from '../find-on-page.ts';
import type { Journey } from '../journey.ts';
import { sampleTable } from '../sample-calls.ts';
import type { Visitor } from '../visitor.ts';

/** Waits until the builder has drawn its chart. */
async function waitForChart(visitor: Visitor): Promise<void> {
  await visitor.seeAt('.canvas-body[data-status="ready"]');
  await visitor.seeAt('.chart-view-area[aria-busy="false"] svg');
}

/** Somebody who has been shown around the builder before; its tutorial would stand in the way. */
async function openBuilder(visitor: Visitor, address: string): Promise<void> {
  await visitor.ask(() => localStorage.setItem('visualise-tutorial', 'seen'));
  await visitor.open(address);
  await waitForChart(visitor);
}

export const chartBuilder: Journey = {
  name: 'a chart is made of fields, saved and seen by whoever has its link',
  async walk(visitor, site) {
    const { builder } = await sampleTable(site, 'daily-weather-seattle-new-york');
    await arriveSignedIn(visitor, site, '/profile');
    await openBuilder(visitor, builder);
    await visitor.press('button', 'Bar', '[role="group"]');
    await waitForChart(visitor);
    await visitor.press('button', 'Save');
    await visitor.fill('Title', 'Warm months', dialog);
    await visitor.press('button', 'Save', dialog);
    await visitor.arrive(/vis_id=[\w-]{20,}&edit=1$/);
    const address = await visitor.address();
    await visitor.forgetCookies();
    await visitor.open(address.replace('&edit=1', ''));
    await visitor.see('heading', 'Warm months');
    await visitor.seeAt('[role="application"][aria-busy="false"] svg');
  },
};

export const fieldRows: Journey = {
  name: 'each row of the list of fields is as high as its button',
  async walk(visitor, site) {
    const { builder } = await sampleTable(site, 'us-airline-flights');
    await arriveSignedIn(visitor, site, '/profile');
    await openBuilder(visitor, builder);
    await visitor.seeAt('.fields-item .fields-field');
    const rows = await visitor.ask(() =>
      [...document.querySelectorAll('.fields-item')].map((row) => {
        const border = Number.parseFloat(getComputedStyle(row).borderBottomWidth);
        const button = row.querySelector('.fields-field');
        return { row: row.clientHeight + border, button: (button?.clientHeight ?? 0) + border };
      }),
    );
    assert.ok(rows.length > 5);
    for (const { row, button } of rows) assert.equal(row, button);
  },
};

const csv = 'county,month,visitors\n6037,2024-01,12\n6073,2024-01,31\n6059,2024-02,25\n6071,2024-02,40\n';

export const ownFile: Journey = {
  name: 'a chart of a file of one’s own is drawn in the browser',
  async walk(visitor, site) {
    const { builder } = await sampleTable(site, 'us-state-capitals');
    await arriveSignedIn(visitor, site, '/profile');
    await openBuilder(visitor, builder);
    const file = path.join(visitor.session.downloads, 'own.csv');
    writeFileSync(file, csv);
    await visitor.press('button', 'My own data');
    await visitor.choose('input[type="file"]', file);
    await visitor.read('All 4 different places are known');
    await visitor.press('button', 'Make a chart from it');
    await waitForChart(visitor);
    await visitor.read('own.csv');
  },
};
