import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLicense } from '@gazetteer/catalogue';
import { createOutbound } from '@gazetteer/outbound';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../administrator-key.ts';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import { applicationTarget } from '../application-target.ts';
import { harvestCatalogue, type HarvestResult, openHarvest } from '@gazetteer/harvest';

const dump = path.join(process.env.GAZETTEER_DATA ?? '', 'catalogue/ckan-tokyo-packages.jsonl.gz');

let folder: string;
let application: Application;
let first: HarvestResult;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokyo-catalogue-'));
  application = await openApplication(testSettings({ DATA_DIR: folder }));
  const before = process.cpuUsage();
  const start = performance.now();
  first = await harvest();
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - start) / 1000;
  // oxlint-disable-next-line eslint/no-console -- a figure to read, not to fail on
  console.log(`5,075 datasets in ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of CPU)`);
}, 600_000);

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

async function harvest(): Promise<HarvestResult> {
  const source = await openHarvest(dump, { folder, outbound: createOutbound(), findLicense });
  if (!source) throw new Error('The dump is not taken for one');
  return harvestCatalogue(applicationTarget(application), source);
}

async function search(input: object): Promise<{ count: number; results: { name: string }[] }> {
  const found = await application.call('package_search', { facet: false, ...input }, administrator);
  return found as { count: number; results: { name: string }[] };
}

describe('the catalogue of Tokyo', () => {
  it('is there whole', async () => {
    expect(first).toMatchObject({ created: 5075, updated: 0, unchanged: 0, left: 0, failed: 0, vanished: 0 });
    expect((await search({ rows: 0 })).count).toBe(5075);
    const organizations = (await application.call('organization_list', {}, administrator)) as string[];
    expect(organizations).toHaveLength(69);
    expect(new Set((await application.call('package_list', {}, administrator)) as string[]).size).toBe(5075);
  });

  it('has all resources, with how often they are renewed', async () => {
    let [resources, yearly] = [0, 0];
    for (let start = 0; start < 5075; start += 1000) {
      const { results } = await search({ rows: 1000, start });
      for (const dataset of results as unknown as { resources: { frequency: string | null }[] }[]) {
        resources += dataset.resources.length;
        yearly += dataset.resources.some(({ frequency }) => frequency === 'Yearly') ? 1 : 0;
      }
    }
    expect(resources).toBe(58_184);
    expect(yearly).toBeGreaterThan(800);
  });

  it('is unchanged the next time', async () => {
    expect(await harvest()).toMatchObject({ created: 0, updated: 0, unchanged: 5075, vanished: 0 });
  });
});
