import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StoreFailure } from '@gazetteer/kernel';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { administrator } from '../administrator-key.ts';
import { type Application, openApplication } from '../open-application.ts';
import type { SampleReport } from '../sample/load-sample.ts';
import { testSettings } from '../settings-testing.ts';
import { fillWithSample } from './fill-with-sample.ts';

const NOT_YET =
  'The sample catalogue is not loaded yet: it will be once the object store works, now or at the next start.';
const away = new StoreFailure('objects', 'away', new Error('connect ECONNREFUSED 127.0.0.1:1'));

let folder: string;
let application: Application;
let stopping: AbortController;
/** What a person reads and what happened, in its order. */
let told: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fill-with-sample-'));
  application = await openApplication(testSettings({ DATA_DIR: folder }));
  stopping = new AbortController();
  told = [];
});

afterEach(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

function reportOf(change: Partial<SampleReport>): SampleReport {
  const datasets = { created: [], updated: [], unchanged: [] };
  const counts = { tables: 0, rows: 0, rejectedRows: 0 };
  return { datasets, ...counts, areas: [], skipped: [], remarks: [], failed: [], published: [], ...change };
}

/** Fills the catalogue, with what each loading comes to; the store is away for as many trials. */
function fill(loadings: SampleReport[], trialsAway = 0): Promise<boolean> {
  let trials = 0;
  const tryOut = vi.spyOn(application.datastore.context.objects, 'tryOut').mockImplementation(async () => {
    trials += 1;
    if (trials <= trialsAway) throw away;
  });
  onTestFinished(() => tryOut.mockRestore());
  return fillWithSample(application, {
    signal: stopping.signal,
    print: (line) => void told.push(line),
    pause: async (seconds) => {
      told.push(`(${seconds} s)`);
      if (told.length > 20) stopping.abort();
    },
    load: async () => {
      told.push('(loads)');
      return loadings.shift();
    },
  });
}

describe('an empty catalogue, at the start', () => {
  it('is filled, and it is said with what', async () => {
    expect(await fill([reportOf({ tables: 20, rows: 3_500_000 })])).toBe(true);
    expect(told).toEqual(['(loads)', 'The sample catalogue is loaded: 20 tables with 3,500,000 rows.']);
  });

  it('waits for an object store that is away, says so once, and is filled when it is back', async () => {
    expect(await fill([reportOf({ tables: 20, rows: 5 })], 3)).toBe(true);
    expect(told).toEqual([
      NOT_YET,
      '(5 s)',
      '(10 s)',
      '(20 s)',
      '(loads)',
      'The sample catalogue is loaded: 20 tables with 5 rows.',
    ]);
  });

  it('goes on where the store went away in the middle, and counts all that came of it', async () => {
    const datasets = { created: ['airports'], updated: [], unchanged: [] };
    const part = reportOf({ datasets, tables: 1, rows: 10, stoppedBy: away });
    const rest = { ...datasets, created: [], unchanged: ['airports'] };
    expect(await fill([part, part, reportOf({ datasets: rest, tables: 19, rows: 90 })])).toBe(true);
    expect(told).toEqual([
      '(loads)',
      expect.stringMatching(
        /^The sample catalogue is not complete yet: The object store .* does not answer: connect ECONNREFUSED .* The rest follows once it works, now or at the next start\.$/,
      ),
      '(5 s)',
      '(loads)',
      '(10 s)',
      '(loads)',
      'The sample catalogue is loaded: 21 tables with 110 rows.',
    ]);
  });

  it('is left as it is where a store that works refuses the same again and again', async () => {
    const vain = reportOf({ stoppedBy: new StoreFailure('disk', 'full') });
    expect(await fill([vain, vain, vain])).toBe(false);
    expect(told.filter((line) => !line.startsWith('('))).toEqual([
      expect.stringMatching(/ The rest follows once it works, now or at the next start\.$/),
      expect.stringMatching(/ The rest follows at the next start\.$/),
    ]);
    expect(told.filter((line) => line === '(loads)')).toHaveLength(3);
  });

  it('is no longer waited for when the server is to stop', async () => {
    expect(await fill([], Number.POSITIVE_INFINITY)).toBe(false);
    expect(told.filter((line) => !line.startsWith('('))).toEqual([NOT_YET]);
    expect(told.at(-1)).toBe('(60 s)');
  });

  it('is said to have the rest where an earlier start was interrupted', async () => {
    const datasets = { created: ['zipcodes'], updated: [], unchanged: ['airports'] };
    await fill([reportOf({ datasets, tables: 1, rows: 10 })]);
    expect(told.at(-1)).toBe('The rest of the sample catalogue is loaded: 1 tables with 10 rows.');
  });

  it('is said to lack what could not be loaded, and to get it at the next start', async () => {
    const failed = [{ name: 'airports', reason: 'file: line 1: is a web page' }];
    expect(await fill([reportOf({ tables: 19, rows: 90, failed })])).toBe(true);
    expect(told.slice(1)).toEqual([
      "the sample's airports could not be loaded: file: line 1: is a web page",
      'The sample catalogue is loaded but for what is named above, which the next start tries again: 19 tables with 90 rows.',
    ]);
  });
});

it('a catalogue that people have filled gets nothing, and nothing is said of a store that is away', async () => {
  await application.call('organization_create', { name: 'office' }, administrator);
  const own = { name: 'our-own', owner_org: 'office', private: true };
  await application.call('package_create', own, administrator);
  expect(await fill([], 1)).toBe(false);
  expect(told).toEqual([]);
});
